/** Choices of a select: each value with the key of its words, which react-admin translates. */
export const choices = (values: readonly string[], labels: string) =>
  values.map((id) => ({ id, name: `${labels}.${id}` }));

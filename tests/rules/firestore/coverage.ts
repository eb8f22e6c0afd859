/** An expression in the emulator's report and everything it evaluated to; a skipped one has an empty value. */
interface Expression {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: Record<string, unknown>; count: number }[];
  children?: Expression[];
}
interface Report {
  rules: { files: { content: string }[] };
  report?: Expression[];
}

/** Reads what the rules evaluated to since they were loaded. Throws when the emulator has no report, or an empty one. */
export async function fetchCoverage(host: string, projectId: string): Promise<Report> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!answer.ok) throw new Error(`The emulator has no coverage report: ${answer.status} ${await answer.text()}`);
  const coverage = (await answer.json()) as Report;
  if (!coverage.report?.length) throw new Error('The emulator has evaluated no rule of this project.');
  return coverage;
}

const saw = (expression: Expression, wanted: (value: Record<string, unknown>) => boolean) =>
  (expression.values ?? []).some(({ value }) => wanted(value));

/**
 * What no test has shown to decide: conditions of `allow`, and conditions inside them and inside functions, that were
 * never true, or never false (an error refuses as false does). One sentence each, with the line.
 */
export function undecided({ rules, report = [] }: Report): string[] {
  const source = [...(rules.files[0]?.content ?? '')];
  const all = (expressions: readonly Expression[]): Expression[] =>
    expressions.flatMap((expression) => [expression, ...all(expression.children ?? [])]);
  return all(report).flatMap((expression) => {
    const { line, currentOffset = 0, endOffset } = expression.sourcePosition;
    const text = source
      .slice(currentOffset, endOffset + 1)
      .join('')
      .replace(/\s+/g, ' ');
    const yes = saw(expression, (value) => value.boolValue === true);
    const no = saw(expression, (value) => value.boolValue === false);
    const failed = saw(expression, (value) => 'undefined' in value);
    const other = saw(
      expression,
      (value) => !('boolValue' in value || 'undefined' in value) && Object.keys(value).length > 0,
    );
    if (other || (yes && (no || failed))) return [];
    return [`line ${line}: ${yes ? 'never false' : 'never true'}: ${text}`];
  });
}

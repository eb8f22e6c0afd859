/** What a stage of the tests came to. `detail` is shown when something failed. */
export type Outcome = { passed: number; failed: number; detail?: string };

/** One thing that either works or not. */
export function single(ok: boolean, detail: string): Outcome {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, detail };
}

/** Several outcomes as one. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  const details = outcomes.flatMap(({ detail }) => detail ?? []);
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    ...(details.length > 0 ? { detail: details.join('\n') } : {}),
  };
}

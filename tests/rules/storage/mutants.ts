/** A rules file with one answer replaced, and where. */
export interface Mutant {
  name: string;
  source: string;
}

/** An `allow` condition or what a function returns, up to its semicolon. */
const ANSWER = /(allow [a-z, ]+: if|return) ([^;]+);/g;

/** Every `allow` and every function that answers yes or no, once always true and once always false. */
export function mutantsOf(source: string): Mutant[] {
  return [...source.matchAll(ANSWER)]
    .filter(([, , condition = '']) => !condition.endsWith('.data'))
    .flatMap(({ 0: whole, 1: start = '', index }) => {
      const line = source.slice(0, index).split('\n').length;
      return ['true', 'false'].map((answer) => ({
        name: `line ${line}: ${start} ${answer}`,
        source: `${source.slice(0, index)}${start} ${answer};${source.slice(index + whole.length)}`,
      }));
    });
}

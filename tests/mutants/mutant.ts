/** One way in which the code would be wrong, that some test must notice (`npm run mutants`). */
export interface Mutant {
  readonly id: string;
  /** Rules of docs/sync.md or docs/sale.md that it breaks. */
  readonly rules: string;
  /** What is broken, in words. */
  readonly what: string;
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The files that should notice, the nearest first. */
  readonly tests: readonly string[];
}

/** Id, rules, what is broken, text, what stands there instead. */
type Break = readonly [id: string, rules: string, what: string, find: string, replace: string];

/** Mutants of one file, which the same tests should notice. */
export const breaking = (file: string, tests: readonly string[], breaks: readonly Break[]): readonly Mutant[] =>
  breaks.map(([id, rules, what, find, replace]) => ({ id, rules, what, file, find, replace, tests }));

/** The texts of a list that a form holds; none for what is no list. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What is typed as a list of words: commas and line ends part them, each stays once. */
export function wordsTyped(held: readonly string[], typed: string): readonly string[] {
  const words = typed
    .split(/[,;\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...new Set([...held, ...words])];
}

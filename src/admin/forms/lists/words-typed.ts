/** What is typed as a list of words: commas and line ends part them, each stays once. */
export function wordsTyped(held: readonly string[], typed: string): readonly string[] {
  const words = typed
    .split(/[,;\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...new Set([...held, ...words])];
}

/** Where in a form something is wrong: counted at each tab, so that none is hidden behind another. */

/** @param tabs paths of the places in each tab, by its key */
export function countByTab(
  tabs: Readonly<Record<string, readonly string[]>>,
  wrong: readonly string[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(tabs).map(([key, paths]) => [key, paths.filter((path) => wrong.some(within(path))).length]),
  );
}

/** A row of a place is wrong: so is the place. */
const within =
  (path: string) =>
  (wrong: string): boolean =>
    wrong === path || wrong.startsWith(`${path}.`);

/** The tab to open when a form is refused: the one that is open if something is wrong there, else the first. */
export function tabToMend(counts: Readonly<Record<string, number>>, open: string): string {
  if ((counts[open] ?? 0) > 0) return open;
  return Object.entries(counts).find(([, count]) => count > 0)?.[0] ?? open;
}

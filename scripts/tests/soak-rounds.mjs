/**
 * Rounds of the browser tests that are to be green in a row, kept so that a run that was stopped goes on where it was.
 * What was green says nothing of another tree.
 */

/** @param {string | null} kept what was written @param {string | null} tree null: changed since the last commit */
export function roundsOf(kept, tree) {
  if (kept === null || tree === null) return [];
  try {
    const { tree: of, rounds } = JSON.parse(kept);
    return of === tree && Array.isArray(rounds) ? rounds : [];
  } catch {
    // Written by a run that was killed meanwhile.
    return [];
  }
}

export const written = (tree, rounds) => JSON.stringify({ tree, rounds }, null, 2);

/** The rounds since the last one that was red: a red one begins the count anew. */
export const inARow = (rounds) => rounds.slice(rounds.findLastIndex(({ ok }) => !ok) + 1);

/** Every other round of those that count has busy loops beside it. */
export const isNextLoaded = (rounds) => inARow(rounds).length % 2 === 1;

/** Names of the tests that were not green in Playwright's report. @param {string} report */
export function redTests(report) {
  const red = [];
  const look = ({ title, file, specs = [], suites = [] }, above) => {
    const names = title === file ? [title] : [...above, title];
    for (const spec of specs) {
      const failed = spec.tests.filter(({ status }) => status === 'unexpected');
      red.push(...failed.map(({ projectName }) => `[${projectName}] ${[...names, spec.title].join(' › ')}`));
    }
    for (const suite of suites) look(suite, names);
  };
  try {
    for (const suite of JSON.parse(report).suites) look(suite, []);
  } catch {
    // The run ended before it could report.
  }
  return red;
}

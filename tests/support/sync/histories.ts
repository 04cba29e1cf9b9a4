/** How many random histories a test looks at: a few each day, many with `npm run shake`. */
const runs = process.env['SYNC_RUNS'];
const seed = process.env['SYNC_SEED'];

/** What fast-check is told: `usual` histories of any seed, or those that SYNC_RUNS and SYNC_SEED ask for. */
export const histories = (usual: number): { numRuns: number; seed?: number; includeErrorInReport?: boolean } => ({
  numRuns: runs === undefined ? usual : Number(runs),
  ...(seed === undefined ? {} : { seed: Number(seed), includeErrorInReport: true }),
});

/** As long as so many may take, in ms. */
export const longEnough = (usual: number, ms: number): number => ms * Math.max(1, histories(usual).numRuns / usual);

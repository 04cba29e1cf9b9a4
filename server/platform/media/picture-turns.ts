import { createTurns } from '#server/platform/turns.ts';

/**
 * Pictures are read and drawn by the four threads that read files and check passwords as well: of those at least two are
 * left to others. It belongs to the process, as they do. Not to be taken by who holds it.
 */
export const pictureTurns = createTurns({ atOnce: 2 });

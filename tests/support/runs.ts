/** How often chance is asked: less each time, `release` before a release (`npm run test:long`). */
export const runs = (each: number, release: number): number => (process.env['LONG'] === undefined ? each : release);

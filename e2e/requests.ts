/** What the shop really holds, asked as whoever operates it would ask: `npm run requests`. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Where the server of the journeys keeps its data (playwright.config.ts). */
export const DATA_DIR = '.cache/e2e';

const run = promisify(execFile);

/** How many requests of this e-mail address wait for an answer of the shop. */
export async function requestsOf(email: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', 'requests'], {
    /* of the build that the shop of the journeys runs */
    env: { ...process.env, DATA_DIR, AS_BUILT: '1' },
  });
  return stdout.split(email).length - 1;
}

/** The shop's keeper, by the commands of the shop (`npm run orders`, `quotes`, `requests`). */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Where the server of the journeys keeps its data (playwright.config.ts). */
export const DATA_DIR = '.cache/e2e';

const run = promisify(execFile);

/** What a command answers; it throws when the command refuses. */
export async function keeper(
  command: 'orders' | 'quotes' | 'requests' | 'returns',
  ...args: string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', command, ...args], {
    /* of the build that the shop of the journeys runs */
    env: { ...process.env, DATA_DIR, AS_BUILT: '1' },
  });
  return stdout;
}

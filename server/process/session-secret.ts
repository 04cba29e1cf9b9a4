import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '#server/config.ts';
import type { Ids } from '#server/ids.ts';

/**
 * The key that signs tokens: from the environment, or made once and kept in the data folder, so that a restart signs
 * nobody out. (An exposed shop without one in its environment does not pass `readConfig`.)
 */
export function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>, ids: Ids): string {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  try {
    // Of two processes that start at once the first one's secret counts.
    writeFileSync(file, `${ids.secret()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    // one that was copied here may be open
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}

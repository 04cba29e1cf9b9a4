import { accessSync, constants, mkdirSync } from 'node:fs';

import { ConfigError } from '#server/config/config-error.ts';

/**
 * Makes the folder that holds everything the shop keeps, before anything is opened in it.
 * @throws ConfigError when it cannot be made, is not a folder, or may not be written to
 */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new ConfigError('DATA_DIR', `wants a folder that may be written to, not "${dataDir}" (${code})`);
  }
}

import { accessSync, constants } from 'node:fs';

import { ConfigError } from '#server/config/config-error.ts';

import { closeFolder } from './close-folder.ts';

/**
 * Makes the folder that holds everything the shop keeps, before anything is opened in it; one that others may enter is
 * closed.
 * @throws ConfigError when it cannot be made, is not a folder, may not be written to, or is open and somebody else's
 */
export function makeDataDir(dataDir: string, close = closeFolder): void {
  try {
    close(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    if (error instanceof Error && 'syscall' in error && error.syscall === 'chmod')
      throw new ConfigError(
        'DATA_DIR',
        `others may enter "${dataDir}", and its owner is another account: chmod 700 it (${code})`,
      );
    throw new ConfigError('DATA_DIR', `wants a folder that may be written to, not "${dataDir}" (${code})`);
  }
}

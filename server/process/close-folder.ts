import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Everybody's rights but the owner's. */
const OF_OTHERS = 0o077;

/**
 * Makes a folder that nobody but the shop's account enters, or closes the one that is there: it holds invoices, photos
 * and addresses of people. (Windows has no such rights.)
 * @throws Error of the system where it can be neither made nor closed
 */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode } = statSync(folder);
  if (process.platform !== 'win32' && (mode & OF_OTHERS) !== 0) chmodSync(folder, mode & 0o700);
}

/** Backups of one folder, by the instant in their names: which came last, and which have had their time. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/u;
const STAGE = /^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.part$/u;

/** What a backup is called; unfinished it ends in `.part`. */
export const backupName = (now: Date): string => `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;

/** Folders of the complete ones, the oldest first. */
export async function keptBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

/**
 * Removes all but the newest, and what was cut short before them.
 * @returns folders removed
 */
export async function dropOldBackups(folder: string, keep: number): Promise<string[]> {
  const kept = await keptBackups(folder);
  const old = kept.slice(0, Math.max(0, kept.length - keep));
  const newest = kept.at(-1) ?? '';
  const cut = (await readdir(folder)).filter((name) => STAGE.test(name) && join(folder, name) < newest);
  const gone = [...old, ...cut.map((name) => join(folder, name))];
  for (const one of gone) await rm(one, { recursive: true, force: true });
  return gone;
}

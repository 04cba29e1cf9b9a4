import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OF_OTHERS = 0o077;

/**
 * Closes what a former version, or a copy, left open for everybody on this machine: folders of files and the files in
 * them. The outermost folder comes last: while it is open, the work is not done.
 */
export async function closeFiles(folder: string): Promise<void> {
  const mode = await stat(folder).then(
    (found) => found.mode,
    () => 0,
  );
  if (process.platform === 'win32' || (mode & OF_OTHERS) === 0) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory())
      await chmod(join(entry.parentPath, entry.name), entry.isFile() ? 0o600 : 0o700);
  await chmod(folder, 0o700);
}

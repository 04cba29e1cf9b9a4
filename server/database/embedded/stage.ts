import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What takes long is made in a stage of its own and appears under its real name by one rename: killed at any moment,
 * nothing half made is ever found, and two processes making the same thing at once cannot disturb each other.
 * The name tells who works there: process id and the moment that process started (ids come again, in containers often).
 */
export const stageName = (prefix: string) =>
  `${prefix}${process.pid}-${startOfThisProcess()}-${randomUUID().slice(0, 8)}`;

const startOfThisProcess = () => Math.floor(performance.timeOrigin);

/** Removes the stages of processes that are gone. */
export function sweepStages(folder: string, prefix: string) {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    const [pid, start] = name.slice(prefix.length).split('-').map(Number);
    const ours = pid === process.pid;
    if (ours ? start === startOfThisProcess() : pid !== undefined && isAlive(pid)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // an initdb whose parent was killed may still be writing there: the next start sweeps again
    }
  }
}

/** A killed process stays in the table as a zombie until its parent looks: that is not alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0] !== 'Z';
  } catch {
    return process.platform !== 'linux';
  }
}

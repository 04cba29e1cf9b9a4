/** CPU that processes have used, read from `/proc`; Linux alone has it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second wherever Node runs. */
const TICK_MS = 10;

export const canMeasureCpu = existsSync('/proc/self/stat');

export interface CpuUsed {
  readonly nodeMs: number;
  readonly postgresMs: number;
}

/** CPU so far of one process with the children it has buried, and of a PostgreSQL with all its backends. */
export function cpuUsed(nodePid: number, postgresPid: number): CpuUsed {
  const postgres = processes().filter(({ pid, parent }) => pid === postgresPid || parent === postgresPid);
  return {
    nodeMs: (read(nodePid)?.ticks ?? 0) * TICK_MS,
    postgresMs: postgres.reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS,
  };
}

/** CPU so far of the thread that answers requests: not of those that draw pictures beside it. */
export const mainThreadMs = (pid: number): number => (read(pid, `task/${pid}/`)?.ownTicks ?? 0) * TICK_MS;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** User and system, with those of children that have ended. */
  readonly ticks: number;
  /** Without those. */
  readonly ownTicks: number;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)) ?? []);
}

function read(pid: number, thread = ''): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/${thread}stat`, 'utf8');
    // The name of the program stands in brackets and may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (place: number) => Number(fields[place - 3]);
    const ownTicks = at(14) + at(15);
    return { pid, parent: at(4), ticks: ownTicks + at(16) + at(17), ownTicks };
  } catch {
    return undefined; // It ended meanwhile.
  }
}

import { cpus, loadavg, totalmem } from 'node:os';

/** One benchmark, one table: title, rows under named columns, and what a reader must know to judge it. */
export interface Report {
  readonly title: string;
  /** What to type to see it again. */
  readonly command: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes?: readonly string[];
}

/** Load of the machine when the benchmark began: other people's work is part of every figure. */
const loadAtStart = loadavg()[0] ?? 0;

export function print({ title, command, columns, rows, notes = [] }: Report): void {
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  say(['', `## ${title}`, '', ...lines, '', ...notes.map((note) => `- ${note}`), `- ${machine()}`, `- ${command}`, '']);
}

/** Says what is going on; on its own channel, so that a table can be kept in a file. */
export function progress(text: string): void {
  process.stderr.write(`  ${text}\n`);
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 1e9);
  const load = `load ${loadAtStart.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`;
  return `${process.platform} ${process.arch}, ${cpus().length} cores, ${gigabytes} GB, Node ${process.versions.node}; ${load}`;
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The built shop as a process of its own, with a data folder under `.cache/bench` that the next run finds again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { progress } from '../figures/report.ts';
import { addressOf, dropPictureWork, finishPictureWork } from '#tests/support/process/demo-database.ts';

export interface RunningShop {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: number;
  /** ms from spawning the process to `ready on`. */
  readonly readyAfterMs: number;
  /** What it wrote until then. */
  readonly said: string;
  /** Ends it as a person would, or as a power cut would. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

// A benchmark that is interrupted takes its shop with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const dataDirOf = (name: string): string => resolve('.cache/bench', name);

/** Throws away what an earlier run left, for benchmarks that begin with nothing. */
export function emptyDataDir(name: string): string {
  const dataDir = dataDirOf(name);
  rmSync(dataDir, { recursive: true, force: true });
  return dataDir;
}

/** Starts the shop and waits until it is ready; the first start on a data folder fills it. */
export function startShop(dataDir: string, logLevel?: 'debug'): Promise<RunningShop> {
  return started(process.execPath, ['dist-server/main.js'], dataDir, logLevel);
}

/** Starts it by the command of the README, with all its checks; npm and everything below it are one group. */
export function startByCommand(dataDir: string): Promise<RunningShop> {
  return started('npm', ['start'], dataDir);
}

async function started(
  command: string,
  args: readonly string[],
  dataDir: string,
  logLevel?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningShop> {
  mkdirSync(dataDir, { recursive: true });
  const since = performance.now();
  const child = spawn(command, args, {
    env: { ...environment(dataDir), ...(logLevel === undefined ? {} : { LOG_LEVEL: logLevel }), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { origin, said } = await readyOn(child);
  const readyAfterMs = performance.now() - since;
  const { pid } = child;
  if (pid === undefined) throw new Error('the shop has no process');
  const kill = (signal: NodeJS.Signals) => process.kill(-pid, signal);
  const killAtEnd = () => kill('SIGTERM');
  process.once('exit', killAtEnd);
  return {
    origin,
    dataDir,
    pid,
    readyAfterMs,
    said,
    stop: async (signal = 'SIGTERM') => {
      const ended = new Promise((exit) => child.once('exit', exit));
      process.off('exit', killAtEnd);
      kill(signal);
      await ended;
    },
  };
}

/** `LOG_LEVEL=warn`: a line for each request belongs to the cost of a log, not of the shop. */
const environment = (dataDir: string) => ({
  ...process.env,
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
});

function readyOn(child: ChildProcess): Promise<{ origin: string; said: string }> {
  let output = '';
  return new Promise((ready, failed) => {
    const hear = (part: unknown) => {
      output += String(part);
      const origin = /^ready on (\S+)$/m.exec(output)?.[1];
      if (origin !== undefined) ready({ origin, said: output });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`the shop ended before it was ready:\n${output}`)));
  });
}

/** The demo shop, running. @param name of its folder, where a benchmark writes in it */
export async function startDemo(name = 'demo'): Promise<RunningShop> {
  const dataDir = dataDirOf(name);
  if (!existsSync(dataDir)) progress('first start of the demo shop');
  return withoutPictureWork(await startShop(dataDir));
}

/** The demo shop in a folder of its own, once all its pictures are made: for what their bytes matter to. */
export async function startWithPictures(): Promise<RunningShop> {
  const dataDir = dataDirOf('pictures');
  const shop = await startShop(dataDir);
  progress('waiting for all pictures');
  await finishPictureWork(dataDir);
  return shop;
}

/**
 * A shop of about so many products, made by the seeded generator when it is not there yet.
 * @param more of its environment
 */
export async function startWithProducts(
  products: number,
  more?: Readonly<Record<string, string>>,
): Promise<RunningShop> {
  const dataDir = dataDirOf(`products-${products}`);
  const made = join(dataDir, 'made');
  if (!existsSync(made)) {
    emptyDataDir(`products-${products}`);
    progress(`making a shop of ${products} products`);
    mkdirSync(dataDir, { recursive: true });
    await seed(dataDir, products);
    writeFileSync(made, String(products));
  }
  return withoutPictureWork(await started(process.execPath, ['dist-server/main.js'], dataDir, undefined, more));
}

/** Another process of a shop that runs: over its database, with a folder of its own. */
export function startBeside({ dataDir }: Pick<RunningShop, 'dataDir'>): Promise<RunningShop> {
  const more = { DATABASE_URL: addressOf(dataDir) };
  return started(process.execPath, ['dist-server/main.js'], `${dataDir}-beside`, undefined, more);
}

async function withoutPictureWork(shop: RunningShop): Promise<RunningShop> {
  await dropPictureWork(shop.dataDir);
  return shop;
}

function seed(dataDir: string, products: number): Promise<void> {
  const args = ['dist-server/seed.js', '--products', String(products)];
  const child = spawn(process.execPath, args, { env: environment(dataDir), stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`seeding ended with ${code}`))));
  });
}

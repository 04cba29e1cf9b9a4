/** What a test runs as a process of its own, in one file as the built server is: a thousand sources take seconds a start. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { rolldown } from 'rolldown';

import { readMigrations } from '#server/database/migrate.ts';

import { isOutside } from '../../../scripts/build/server/rolldown.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Within the project, whose packages its files find. */
const folder = join(root, '.cache/children');
const made = new Map<string, Promise<string>>();

/** @returns the file to run, beside what the server looks for at its place; made once for all files of a process */
export function bundleChild(name: 'embedded-child' | 'shop-child'): Promise<string> {
  const known = made.get(name) ?? bundle(name);
  made.set(name, known);
  return known;
}

async function bundle(name: string): Promise<string> {
  const input = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const built = await rolldown({ input, cwd: root, platform: 'node', external: isOutside });
  const { output } = await built.generate({ format: 'esm', codeSplitting: false });
  await built.close();
  const [{ code }] = output;
  const what = JSON.stringify([code, await readMigrations()]);
  const place = join(folder, createHash('sha256').update(what).digest('hex').slice(0, 16));
  if (!existsSync(place)) await write(place, code);
  return join(place, 'child.mjs');
}

/** Whole or not at all: processes of tests make the same one at once. */
async function write(place: string, code: string): Promise<void> {
  const stage = `${place}-${process.pid}`;
  await mkdir(stage, { recursive: true });
  await writeFile(join(stage, 'child.mjs'), code);
  await cp(join(root, 'server/database/migrations'), join(stage, 'migrations'), { recursive: true });
  await cp(join(root, 'server/platform/pdf/typeface'), join(stage, 'typeface'), { recursive: true });
  await rename(stage, place).catch((error: unknown) => {
    if (!existsSync(place)) throw error;
  });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** As the build looks for them (`scripts/build/workers.ts`). */
const STARTED = /new URL\('(\.\/[\w/-]*worker\.ts)', import\.meta\.url\)/gu;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('src', name));

it('every worker is started from where it lies', () => {
  const started = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(STARTED)].map(([, path = '']) => join(dirname(file), path)),
  );
  expect(started.length).toBeGreaterThan(0);
  expect(started.filter((file) => !existsSync(file))).toEqual([]);
});

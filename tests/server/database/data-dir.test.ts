import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { ConfigError } from '#server/config/config-error.ts';
import { makeDataDir } from '#server/process/data-dir.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'shop-data-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('a folder that is not there yet is made, one that is there stays', () => {
  const folder = join(base, 'deep', 'down');
  makeDataDir(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  writeFileSync(join(folder, 'kept'), '');
  expect(() => makeDataDir(folder)).not.toThrow();
});

test('a path through a file is refused by the name of its variable', () => {
  writeFileSync(join(base, 'file'), '');
  for (const path of [join(base, 'file'), join(base, 'file', 'below')]) {
    expect(() => makeDataDir(path)).toThrow(ConfigError);
    expect(() => makeDataDir(path)).toThrow(/^DATA_DIR: wants a folder that may be written to/u);
  }
});

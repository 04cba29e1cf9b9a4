import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { isOurs } from '#server/database/embedded/places.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-places-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('programs are run from a folder that is ours, and that nobody else writes into', () => {
  for (const [mode, ours] of [
    [0o755, true],
    [0o700, true],
    [0o775, false],
    [0o757, false],
    [0o777, false],
  ] as const) {
    chmodSync(folder, mode);
    expect([mode, isOurs(folder)]).toEqual([mode, ours]);
  }
});

test('a link that somebody laid in its place is no folder of ours', () => {
  const link = join(folder, 'link');
  symlinkSync(folder, link);
  expect(isOurs(link)).toBe(false);
});

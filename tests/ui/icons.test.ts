import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the glyphs on disk are those the script draws', () => {
  expect(() => execFileSync(process.execPath, ['scripts/pictures/icons.mjs', '--check'])).not.toThrow();
});

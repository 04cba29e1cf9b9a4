import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('no package runs a script of its own when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});

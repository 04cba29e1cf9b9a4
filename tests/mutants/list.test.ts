import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { JUDGED, PARTS } from './list.ts';

const mutants = Object.values(PARTS).flat();
const ids = mutants.map(({ id }) => id);

test('each mutant has a text that occurs once in its file, is another one there, and has tests to notice it', () => {
  const rotten = mutants.filter(({ file, find, replace, tests }) => {
    const count = existsSync(file) ? readFileSync(file, 'utf8').split(find).length - 1 : 0;
    return count !== 1 || find === replace || tests.length === 0 || !tests.every((one) => existsSync(one));
  });
  expect(rotten.map(({ id, file }) => `${id} ${file}`)).toEqual([]);
});

test('there are at least as many as broke the engine of before, each under an id of its own', () => {
  expect(ids.length).toBeGreaterThanOrEqual(139);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(JUDGED).filter((id) => !ids.includes(id))).toEqual([]);
});

test('each names rules that stand in docs/sync.md or docs/sale.md', () => {
  const written = ['docs/sync.md', 'docs/sale.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const known = new Set([...written.matchAll(/^- \*\*([SO]\d+)\*\*/gm)].map(([, rule]) => rule));
  const strange = mutants.filter(({ rules }) => rules.split(' ').some((rule) => !known.has(rule)));
  expect(strange.map(({ id, rules }) => `${id} ${rules}`)).toEqual([]);
});

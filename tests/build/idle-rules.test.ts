import { expect, test } from 'vitest';

import { alternativesOf, idleRules } from '../../scripts/floors/idle-rules.mjs';

test.each([
  ['^src/', ['^src/']],
  ['^(?:src|sw)/', ['^src/', '^sw/']],
  ['^(?:core/(?:domain|search)|server)/a', ['^core/domain/a', '^core/search/a', '^server/a']],
  ['^core/(?!domain/)', ['^core/(?!domain/)']],
  [String.raw`^(?:a\)|b)/(?:c|d)`, [String.raw`^a\)/c`, String.raw`^a\)/d`, '^b/c', '^b/d']],
  ['^src/(?:(shop|admin)/|x)', ['^src/(shop|admin)/', '^src/x']],
])('the pattern %s has a way for each alternative', (pattern, ways) => {
  expect(alternativesOf(pattern)).toEqual(ways);
});

test('a pattern whose group has no end is refused', () => {
  expect(() => alternativesOf('^(?:a|b')).toThrow('has no end');
});

test('an alternative that matches no file is told, although another of its rule does', () => {
  const path = '^(?:core/(?:domain|contract/(?!sync))|server)/';
  expect(
    idleRules([{ name: 'rule', from: { path } }], ['core/domain/a.ts', 'core/contract/b/c.ts', 'server/d.ts']),
  ).toEqual(['rule looks at nothing by ^core/contract/(?!sync)/']);
});

test('a rule that excepts all it would look at is told', () => {
  const rule = { name: 'rule', from: { path: '^src/', pathNot: '^src/a/' } };
  expect(idleRules([rule], ['src/a/b.ts'])).toHaveLength(1);
  expect(idleRules([rule], ['src/a/b.ts', 'src/c.ts'])).toEqual([]);
});

test('a rule without a pattern is about all files, and is never idle', () => {
  expect(idleRules([{ name: 'rule', from: {} }], [])).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** A title that begins with rule numbers: `test('S8 S24 a change …')`, also of `describe` and of tables. */
const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*['"`]((?:S\d+[:,]? )+)/g;

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const defined = [...readFileSync('docs/sync.md', 'utf8').matchAll(/^- \*\*(S\d+)\*\* /gm)].map(([, rule]) => rule);
const cited = new Set(
  [...files('tests'), ...(existsSync('e2e') ? files('e2e') : [])].flatMap((text) =>
    [...text.matchAll(title)].flatMap(([, numbers]) => numbers?.match(/S\d+/g) ?? []),
  ),
);

test('every rule of docs/sync.md is held by a test, and has its number for itself', () => {
  expect(defined.length).toBeGreaterThan(20);
  expect(new Set(defined).size).toBe(defined.length);
  expect(defined.filter((rule) => rule !== undefined && !cited.has(rule))).toEqual([]);
});

test('every rule that a test cites exists', () => {
  expect([...cited].filter((rule) => !defined.includes(rule))).toEqual([]);
});

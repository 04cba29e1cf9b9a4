import { existsSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { ADMIN_PAGES } from '#core/contract/admin/pages/admin-pages.ts';
import { ENLARGED_WIDTH } from '#core/contract/pages/paths.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { costOf } from '../../scripts/patterns/cost-of.mjs';
import { patternsIn } from '../../scripts/patterns/found-in.mjs';
import { JUDGED } from '../../scripts/patterns/judged.mjs';

const sourcesIn = (code: string) => patternsIn('a.tsx', code).map(({ source, flags }) => `${source}/${flags}`);

describe('an expression is found wherever it is written', () => {
  test.each([
    ['const a = /x+$/u;', 'x+$/u'],
    ["const a = new RegExp('x+$', 'i');", 'x+$/i'],
    ["const a = RegExp('x+$');", 'x+$/'],
    ['const a = new RegExp(String.raw`\\d+$`);', '\\d+$/'],
    ["const PAIR = '(?:a|b)';\nconst a = new RegExp(`^${PAIR}+$`, 'u');", '^(?:a|b)+$/u'],
    ["const NAMES = ['a', 'b'] as const;\nconst a = new RegExp(`^(?:${NAMES.join('|')})$`);", '^(?:a|b)$/'],
    ['const a = v.pipe(v.string(), v.regex(/^a+$/));', '^a+$/'],
    ["text.match('a+b');", 'a+b/'],
    ["text.replace(/a/g, '').split(/b+/);", 'a/g'],
    ['const a = <p title={b.replace(/c/u, "")} />;', 'c/u'],
  ])('%s', (code, found) => {
    expect(sourcesIn(code)).toContain(found);
  });

  test('with its line, and without a source where it is made of what is not known yet', () => {
    expect(patternsIn('a.ts', '\nconst made = (text: string) => new RegExp(`^${text}$`);')).toEqual([
      { file: 'a.ts', line: 2, text: 'new RegExp(`^${text}$`)', source: null, flags: '' },
    ]);
  });
});

describe('an expression that costs more than the length of its text is told', () => {
  test.each([
    ['a group around anything, repeated', String.raw`^(?:<!--[\s\S]*?-->)*<svg`, 'u'],
    ['a repetition in a repetition', '^(?:a+)+$', 'u'],
    ['two ways for the same letter', '^(?:a|a)*$', 'u'],
    ['an end that is looked for from every place', '/+$', ''],
    ['a tag without an end from every place', '<[^>]*>', 'gu'],
    ['two neighbours of the same letters', String.raw`^\d+\d+$`, 'u'],
    ['the same within a high count', '^(?:a|a){0,40}$', 'u'],
    ['a high count of what may be empty', '^(?:a?){0,40}a{40}$', 'u'],
    ['the same in what looks ahead', '^(?!(?:a|a){40}b)a*$', 'u'],
    ['something that looks as far as it likes', String.raw`\B(?=(?:\d{3})+$)`, 'gu'],
    ['an end that may fail only by what it looks at', 'x*x*(?!y)', 'u'],
  ])('%s', (_case, source, flags) => {
    expect(costOf(source, flags)).not.toBe('linear');
  });

  test.each([
    [String.raw`^[\w-]{1,200}$`, 'u'],
    [String.raw`^\/(?!\/)[^\s?#]*$`, 'u'],
    ['(.{4})(?=.)', 'gu'],
    ['<[^<>]*>', 'gu'],
    [String.raw`^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$`, 'iu'],
  ])('and %s is linear', (source, flags) => {
    expect(costOf(source, flags)).toBe('linear');
  });
});

describe('what is judged by eye', () => {
  test('says why, and who holds it', () => {
    expect(JUDGED.filter(({ why, heldBy }) => why.length < 20 || !existsSync(heldBy))).toEqual([]);
  });

  test('every address in the tables of pages is a chain of words and parameters, one between two slashes', () => {
    const paths = [...PAGE_ROUTES, ...ADMIN_PAGES].map(({ path }) => path);
    expect(paths.filter((path) => !/^(?:\/(?:[\w.-]+|\{\w+\}))*\/?$/u.test(path))).toEqual([]);
  });

  test('the name of an enlarged picture is told by a whole number', () => {
    expect(Number.isInteger(ENLARGED_WIDTH)).toBe(true);
    expect(costOf(String.raw`^([0-9a-f]+)-${ENLARGED_WIDTH}\.webp$`, '')).toBe('linear');
  });
});

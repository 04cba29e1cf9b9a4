import { describe, expect, test } from 'vitest';
import { changesBetween } from '#core/domain/merge/changes-between.ts';
import type { Json, JsonObject } from '#core/domain/merge/conflict.ts';

const item = (id: string, text = id, children?: readonly Json[]): JsonObject => ({
  id,
  pos: 'a0',
  label: { fr_FR: text },
  ...(children === undefined ? {} : { children }),
});
const menu = (...items: readonly Json[]): JsonObject => ({ area: null, items });
const said = (before: JsonObject | undefined, after: JsonObject): readonly string[] =>
  changesBetween(before, after).map(({ path, before: had, after: has, isMoved }) => {
    const kind = isMoved ? 'moved' : had === undefined ? 'added' : has === undefined ? 'removed' : 'changed';
    return `${path.join('/')} ${kind}`;
  });

describe('what was changed in a text', () => {
  test('is nothing where the same stands in it, wherever an item has its own place', () => {
    expect(said(menu(item('a')), menu({ ...item('a'), pos: 'zz' }))).toEqual([]);
  });

  test('is each field that differs, before and after', () => {
    expect(changesBetween({ area: null, title: 'Un' }, { area: 'auto', title: 'Un' })).toEqual([
      { path: ['area'], before: null, after: 'auto', isMoved: false },
    ]);
  });

  test('is an item that came, one that went and one whose words changed', () => {
    expect(said(menu(item('a'), item('b')), menu(item('b', 'B'), item('c')))).toEqual([
      'items/#b/label/fr_FR changed',
      'items/#c added',
      'items/#a removed',
    ]);
  });

  test('is the one item that was moved, not those it passed', () => {
    expect(said(menu(item('a'), item('b'), item('c')), menu(item('c'), item('a'), item('b')))).toEqual([
      'items/#c moved',
    ]);
  });

  test('is an item moved under another one, at any level', () => {
    expect(said(menu(item('a'), item('b')), menu(item('a', 'a', [item('b')])))).toEqual(['items/#b moved']);
  });

  test('tells what came with its children once', () => {
    expect(said(menu(), menu(item('a', 'a', [item('b')])))).toEqual(['items/#a added']);
    expect(said(menu(item('a', 'a', [item('b')])), menu())).toEqual(['items/#a removed']);
  });

  test('is everything that is filled in of a first text', () => {
    expect(said(undefined, { area: null, title: 'Un', slug: '' })).toEqual(['title added']);
  });
});

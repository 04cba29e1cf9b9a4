import { expect, test } from 'vitest';
import { menusIn } from '#src/admin/features/menus/menus-in.ts';

const footer = { uuid: '11111111-1111-4111-8111-111111111111', type: 'footer_1' };

test('a shop without a single menu offers every place of one, each the same document on every device', () => {
  const all = menusIn([]);
  expect(all.map(({ type }) => type)).toEqual([
    'header_auto',
    'header_moto',
    'footer_1',
    'footer_2',
    'footer_3',
    'footer_legal',
    'mobile',
    'account',
  ]);
  expect(all.every(({ isNew }) => isNew)).toBe(true);
  expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(8);
  expect(menusIn([])).toEqual(all);
});

test('a menu that is written stands in its place, and a place of a theme of before comes last', () => {
  const all = menusIn([{ uuid: '22222222-2222-4222-8222-222222222222', type: 'sidebar' }, footer]);
  expect(all[2]).toEqual({ ...footer, isNew: false });
  expect(all.filter(({ type }) => type === 'footer_1')).toHaveLength(1);
  expect(all.at(-1)).toMatchObject({ type: 'sidebar', isNew: false });
});

import { describe, expect, test } from 'vitest';
import { equivalentsOf } from '#src/shop/features/product/fit/equivalents.ts';
import { relationsOf } from '#src/shop/features/product/fit/relations.ts';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';

const of = (id: number, ...categoryIds: number[]) => rowOf(id, { categoryIds });

describe('what stands beside an article', () => {
  const helmet = of(1, 12, 1);
  const names = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

  test('goes with it, one of each kind, or may be compared with it', () => {
    const { complements, rivals } = relationsOf(helmet, [
      of(2, 13, 1),
      of(3, 12, 1),
      of(4, 13, 1),
      of(5, 14),
      of(6, 12),
    ]);
    expect(names(complements)).toEqual([2, 5]);
    expect(names(rivals)).toEqual([3, 6]);
  });
});

test('equivalent numbers are those of others, never the article’s own', () => {
  const row = rowOf(1, { sku: 'FD-283', references: ['FD-283', '3701234567890', '1J0615301', 'MK-9', 'FD-283-S'] });
  const detail = detailWith({ uuid: row.uuid, ean13: '3701234567890', manufacturerReference: 'MK-9' });
  expect(equivalentsOf(row, detail)).toEqual(['1J0615301', 'FD-283-S']);
});

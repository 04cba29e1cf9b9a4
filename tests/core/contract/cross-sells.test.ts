import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { crossSellsOf, inTurns } from '#core/contract/pages/resolve/cross-sells.ts';
import { rowOf, uuidOf } from '#tests/catalogue/small-shop.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';

const names = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });

describe('what goes with the articles of a cart', () => {
  test('is named once, never what lies in the cart, and nothing of it is lost', () => {
    fc.assert(
      fc.property(fc.array(names, { maxLength: 4 }), names, (named, carted) => {
        const found = inTurns(named, new Set(carted));
        expect(new Set(found).size).toBe(found.length);
        expect(new Set(found)).toEqual(new Set(named.flat().filter((one) => !carted.includes(one))));
      }),
    );
  });

  test('comes in turns: the first choice of every article before the second of any', () => {
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 4 }), (named) => {
        const found = inTurns(named, new Set());
        const turnOf = (one: string) => Math.min(...named.map((list) => list.indexOf(one)).filter((at) => at >= 0));
        const turns = found.map(turnOf);
        expect(turns).toEqual(turns.toSorted((one, other) => one - other));
      }),
    );
  });

  test('stays in the half of the shop that the cart belongs to, and says of which articles it is not known', async () => {
    const rows = [
      rowOf(1, { area: 'auto' }),
      rowOf(2, { area: 'auto' }),
      rowOf(3, { area: 'auto' }),
      rowOf(4, { area: 'moto' }),
    ];
    const source = {
      rowsByUuid: async (uuids: readonly string[]) => uuids.flatMap((uuid) => rows.filter((row) => row.uuid === uuid)),
      detail: async ({ id, uuid }: { id: number; uuid: string }) =>
        id === 1 ? detailWith({ uuid, crossSells: [uuidOf(4), uuidOf(3), uuidOf(777)] }) : null,
    };
    const found = await crossSellsOf(source, [uuidOf(1), uuidOf(2)]);
    expect(found.rows.map(({ id }) => id)).toEqual([3]);
    expect(found.unknown.map(({ id }) => id)).toEqual([2]);
  });
});

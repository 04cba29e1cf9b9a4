/** What an entry does to the count on the device until the shop has spoken. */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { countEntryRoute, withEntryIn, type CountEntryArgs } from '#core/contract/admin/stock/count-entry.ts';
import { countPartKind, partOf, placeOfPart, type CountPart } from '#core/contract/admin/stock/count-record.ts';
import { countedOf } from '#core/domain/stock/count.ts';

const count = '00000000-0000-4000-8000-000000000001';
const articles = ['aa000000-0000-4000-8000-000000000001', 'aa000000-0000-4000-8000-000000000002'] as const;

const found = fc.record({
  article: fc.constantFrom(...articles),
  way: fc.constantFrom('add' as const, 'set' as const),
  pieces: fc.nat(9),
  at: fc.integer({ min: 0, max: 9 }).map((second) => `2026-11-28T10:00:0${second}.000Z`),
});

const argsOf = (one: Pick<CountEntryArgs, 'way' | 'pieces' | 'at'> & { readonly article: string }) => ({
  ...one,
  count,
  id: '00000000-0000-4000-8000-000000000009',
  code: 'PLA-12',
});

test('S4 S132 what the device folds is what the shop counts', () => {
  fc.assert(
    fc.property(fc.array(found, { minLength: 1 }), (all) => {
      const part = all.reduce<CountPart | undefined>((before, one) => withEntryIn(before, argsOf(one)), undefined);
      for (const article of articles) {
        const own = all.filter((one) => one.article === article);
        const counted = countedOf(own.map(({ way, pieces, at }) => ({ way, pieces, at: Date.parse(at) })));
        expect(part?.lines[article] ?? null).toEqual(
          counted === null ? null : { pieces: counted.pieces, at: new Date(counted.lastAt).toISOString() },
        );
      }
    }),
  );
});

test('S130 an entry moves the part of its count that its article lies in, and one of an unknown code moves none', () => {
  const [article] = articles;
  const args = argsOf({ article, way: 'add', pieces: 1, at: '2026-11-28T10:00:00.000Z' });
  const stamp = { mutId: count, at: args.at };
  const [change, ...more] = countEntryRoute.offline.changes(args, stamp);
  expect(more).toEqual([]);
  expect(change?.key).toBe(countPartKind.key(partOf(count, article)));
  expect(placeOfPart(partOf(count, article))).toEqual({ count, beginning: 'aa' });
  expect(countEntryRoute.offline.changes({ ...args, article: null }, stamp)).toEqual([]);
  expect(countEntryRoute.offline.lane(args)).toBe(`count:${count}`);
});

test('S130 keys of other kinds are no part of a count', () => {
  for (const id of ['', count, `${count}.`, `${count}.abc`, 'x.aa']) expect(placeOfPart(id)).toBeNull();
});

/** Inventory counts held against the books, and corrections of a place. */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { deltaOf } from '#core/domain/stock/correction.ts';
import { countedOf, momentIn, reconcile, withEntry, type CountEntry } from '#core/domain/stock/count.ts';
import { countedCode } from '#core/domain/stock/counted-code.ts';
import { PIECES_MAX } from '#core/domain/stock/movement.ts';

const at = fc.integer({ min: 0, max: 100 });
const entry: fc.Arbitrary<CountEntry> = fc.record({
  way: fc.constantFrom('add' as const, 'add' as const, 'set' as const),
  pieces: fc.nat(9),
  at,
});
const move = fc.record({ delta: fc.integer({ min: -5, max: 5 }), at });

test('S131 S132 what is there afterwards is what was found and what moved since, whatever the books said', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), fc.nat(50), fc.array(move), (entries, held, moves) => {
      const counted = countedOf(entries);
      if (counted === null) throw new Error('something was counted');
      const { expected, difference, since, after } = reconcile(counted, held, moves);
      const later = moves.filter((one) => one.at > counted.lastAt).reduce((sum, { delta }) => sum + delta, 0);
      expect(since).toBe(later);
      expect(expected + since).toBe(held);
      expect(held + difference).toBe(after);
      expect(after).toBe(Math.max(0, counted.pieces + later));
    }),
  );
});

test('S131 a count that finds what the books say changes nothing, whatever was sold since', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.array(move), at, (found, moves, lastAt) => {
      const since = moves.filter((one) => one.at > lastAt).reduce((sum, { delta }) => sum + delta, 0);
      fc.pre(found + since >= 0);
      expect(reconcile({ pieces: found, firstAt: lastAt, lastAt }, found + since, moves).difference).toBe(0);
    }),
  );
});

test('S132 entries add up from the last that said how many in all', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      const from = Math.max(
        0,
        entries.findLastIndex(({ way }) => way === 'set'),
      );
      const own = entries.slice(from);
      expect(countedOf(entries)).toEqual({
        pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
        firstAt: Math.min(...own.map((one) => one.at)),
        lastAt: Math.max(...own.map((one) => one.at)),
      });
    }),
  );
  expect(countedOf([])).toBeNull();
  const most = { pieces: PIECES_MAX, firstAt: 1, lastAt: 1 };
  expect(withEntry(most, { way: 'add', pieces: 1, at: 2 }).pieces).toBe(PIECES_MAX);
});

test('S131 pieces that moved between the first and the last entry are told, either way', () => {
  const counted = { pieces: 5, firstAt: 10, lastAt: 20 };
  const moves = [10, 11, 20, 21].map((when, index) => ({ at: when, delta: index % 2 === 0 ? 2 : -1 }));
  expect(reconcile(counted, 9, moves)).toEqual({ expected: 10, difference: -5, since: -1, during: 3, after: 4 });
});

test('S131 a moment is never before the count was opened nor after the entry arrived', () => {
  fc.assert(
    fc.property(fc.integer(), at, at, (told, openedAt, later) => {
      const arrivedAt = openedAt + later;
      const moment = momentIn(told, openedAt, arrivedAt);
      expect(moment).toBeGreaterThanOrEqual(openedAt);
      expect(moment).toBeLessThanOrEqual(arrivedAt);
      if (told >= openedAt && told <= arrivedAt) expect(moment).toBe(told);
    }),
  );
  // Where the shop's own clock was set back, the moment is the opening.
  expect(momentIn(5, 10, 3)).toBe(10);
});

test('O29 a correction leaves neither less than nothing nor more than a place may hold', () => {
  fc.assert(
    fc.property(
      fc.nat(PIECES_MAX),
      fc.constantFrom('by' as const, 'to' as const),
      fc.integer({ min: -PIECES_MAX, max: PIECES_MAX }),
      (held, way, pieces) => {
        const after = way === 'to' ? pieces : held + pieces;
        expect(deltaOf(held, { way, pieces })).toBe(after < 0 || after > PIECES_MAX ? null : after - held);
      },
    ),
  );
});

test('O29 what a place owes may come nearer to nothing, and no further from it', () => {
  expect(deltaOf(-3, { way: 'by', pieces: 2 })).toBe(2);
  expect(deltaOf(-3, { way: 'by', pieces: -1 })).toBeNull();
});

test('a code is found however it was typed, and a UPC-A as the EAN-13 it is', () => {
  expect(countedCode(' pla-12 a ')).toBe('PLA-12A');
  expect(countedCode('036000291452')).toBe('0036000291452');
  expect(countedCode('4006381333931')).toBe('4006381333931');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { SHOP_OFFLINE } from '#core/contract/offline-routes.ts';
import { hasLane, LANE_FORM, laneKind, oneLane } from '#core/wire/lane.ts';

const isLetter = (text: string): text is 'a' | 'b' => text === 'a' || text === 'b';
const some = laneKind('draft', isLetter);

test('a lane of a subject is found again by its id, and by nothing else', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', 'b'), fc.string(), (id, other) => {
      expect([some.idIn(some.of(id)), some.has(some.of(id))]).toEqual([id, true]);
      const isOurs = other === some.of('a') || other === some.of('b');
      expect(some.has(other)).toBe(isOurs);
      expect(oneLane('contact').has(other)).toBe(other === 'contact');
    }),
  );
  for (const near of ['draft', 'draft:', 'draft:c', 'drafts:a', 'draft:a ', ' draft:a', 'draft:a:b', 'treat:a']) {
    expect([near, some.has(near)]).toEqual([near, false]);
  }
});

test('S1 the lanes of the shop are those of its carts, its messages and its accounts', () => {
  const lanes = ['cart:auto', 'cart:moto', 'contact', 'account'];
  for (const lane of lanes) expect([LANE_FORM.test(lane), hasLane(SHOP_OFFLINE.lanes, lane)]).toEqual([true, true]);
  fc.assert(
    fc.property(fc.string(), (other) => {
      expect(hasLane(SHOP_OFFLINE.lanes, other)).toBe(lanes.includes(other));
    }),
  );
});

test('S1 a name of a lane is short, and of letters and figures', () => {
  const wrong = ['', ':', 'cart:', ':auto', 'Cart:auto', 'cart:auto:more', 'cart auto', `${'x'.repeat(25)}:1`];
  for (const name of [...wrong, `cart:${'x'.repeat(41)}`, 'cart:é', 'cart:auto\n']) {
    expect([name, LANE_FORM.test(name)]).toEqual([name, false]);
  }
  expect(LANE_FORM.test('draft:3f0d6f0e-8f1a-4a3e-9a51-0f6d8f3b2c11')).toBe(true);
});

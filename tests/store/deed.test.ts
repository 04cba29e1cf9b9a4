import { describe, expect, test } from 'vitest';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import { changesView } from '#src/store/changes-view.ts';
import { deedOf, isMendable } from '#src/store/deed.ts';
import { lineStates } from '#src/store/line-states.ts';
import { addressFields } from '#tests/support/customer-samples.ts';
import { added, PRODUCT } from './carts.ts';

const HOME = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01';
const NAMES = new Map([[PRODUCT, 'Huile moteur']]);

const rowOf = (route: string, args: Record<string, unknown>, over: Partial<OutboxRow> = {}): OutboxRow =>
  added({ route, args, ...over });

const profile = rowOf('api.account.profile.update', { rev: 1, fields: {} }, { lane: 'account' });
const home = rowOf(
  'api.account.addresses.update',
  { uuid: HOME, rev: 1, fields: addressFields },
  { lane: 'account', mutId: 'home' },
);

describe('what a customer does is told as such', () => {
  test.each([
    [profile, { kind: 'profile' }],
    [home, { kind: 'address', done: 'update', name: 'Maison' }],
    [rowOf('api.account.addresses.destroy', { uuid: HOME, rev: 1 }), { kind: 'address', done: 'destroy', name: null }],
    [
      rowOf('api.account.wishlist.destroy', { area: 'auto', lineKey: PRODUCT }),
      { kind: 'wish', done: 'destroy', name: 'Huile moteur', lineKey: PRODUCT },
    ],
    [
      rowOf('api.quotes.comments.store', { area: 'moto', quote: HOME, uuid: PRODUCT, message: 'Bonjour' }),
      {
        kind: 'comment',
        area: 'moto',
        quote: HOME,
        uuid: PRODUCT,
      },
    ],
    [rowOf('api.quotes.cancel', { area: 'moto', quote: HOME }), { kind: 'cancel', quote: HOME }],
    [rowOf('api.cart.merge', { area: 'moto', visitor: HOME, wishes: [] }), { kind: 'merge', area: 'moto' }],
  ])('%o', (row, deed) => {
    expect(deedOf(row, NAMES)).toMatchObject(deed);
  });
});

test('a route of another build is said to be one', () => {
  expect(deedOf(rowOf('api.account.garage.store', {}), NAMES)).toEqual({
    kind: 'unknown',
    route: 'api.account.garage.store',
  });
});

test('an article put aside and the same article in the cart are two matters, and the cart line does not wait', () => {
  const aside = rowOf('api.account.wishlist.store', { area: 'auto', lineKey: PRODUCT }, { mutId: 'aside', seq: 2 });
  const see = (outbox: OutboxRow[]) =>
    changesView({ outbox, parked: [], sent: [], names: NAMES, isSending: true, isToday: () => true }).waiting;
  expect(see([added(), aside]).map(({ deed }) => deed.kind)).toEqual(['add', 'wish']);
  expect(lineStates('auto', [aside], [], true).size).toBe(0);
  expect(see([home, { ...home, mutId: 'again', seq: 9 }, profile]).map(({ mutId }) => mutId)).toEqual([
    'again',
    profile.mutId,
  ]);
});

test('what was typed in a form can be mended there, a removal has none', () => {
  const mendable = ({ route, lane, args }: Pick<ParkedRow, 'route' | 'lane' | 'args'>) =>
    isMendable(deedOf({ route, lane, args }, NAMES), args);
  expect([profile, home].map(mendable)).toEqual([true, true]);
  expect(mendable({ ...home, args: null })).toBe(false);
  expect(mendable(rowOf('api.account.addresses.destroy', { uuid: HOME, rev: 1 }))).toBe(false);
});

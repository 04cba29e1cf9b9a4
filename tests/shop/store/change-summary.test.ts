import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OFFLINE_ROUTES } from '#core/contract/offline-routes.ts';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import { changesView } from '#src/shop/store/pending/changes-view.ts';
import { changeSummaryOf, isEditable } from '#src/shop/store/pending/change-summary.ts';
import { lineStates } from '#src/shop/store/cart/line-states.ts';
import { addressFields } from '#tests/support/samples/customer-samples.ts';
import { added, PRODUCT } from './carts.ts';

const HOME = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01';
const NAMES = new Map([[PRODUCT, 'Huile moteur']]);

const FIELDS = ['area', 'lineKey', 'uuid', 'quote', 'lines', 'fields', 'label', 'subject', 'delta', 'to', 'snapshot'];

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
    [rowOf('api.cart.keep', { area: 'moto', lines: [] }), { kind: 'keep', area: 'moto' }],
    [rowOf('api.cart.merge', { area: 'moto', visitor: HOME, wishes: [] }), { kind: 'merge', area: 'moto' }],
  ])('%o', (row, summary) => {
    expect(changeSummaryOf(row, NAMES)).toMatchObject(summary);
  });
});

test('every change that may wait on a device is told, whatever its arguments hold by now', () => {
  for (const route of Object.keys(OFFLINE_ROUTES)) {
    fc.assert(
      fc.property(
        fc.oneof(fc.constant(null), fc.anything(), fc.object({ key: fc.constantFrom(...FIELDS) })),
        (args) => {
          expect(changeSummaryOf({ route, args, lane: 'cart:moto' }, NAMES).kind).not.toBe('unknown');
        },
      ),
      { numRuns: 20 },
    );
  }
});

test('a change whose content has left the device is still told by its lane', () => {
  expect(changeSummaryOf({ route: 'api.checkout.quotes.store', args: null, lane: 'cart:moto' }, NAMES)).toEqual({
    kind: 'quote',
    area: 'moto',
    uuid: null,
    lines: null,
  });
});

test('a route of another build is said to be one', () => {
  expect(changeSummaryOf(rowOf('api.account.garage.store', {}), NAMES)).toEqual({
    kind: 'unknown',
    route: 'api.account.garage.store',
  });
});

test('an article put aside and the same article in the cart are two matters, and the cart line does not wait', () => {
  const aside = rowOf('api.account.wishlist.store', { area: 'auto', lineKey: PRODUCT }, { mutId: 'aside', seq: 2 });
  const see = (outbox: OutboxRow[]) =>
    changesView({ outbox, parked: [], sent: [], names: NAMES, isSending: true, isToday: () => true }).waiting;
  expect(see([added(), aside]).map(({ summary }) => summary.kind)).toEqual(['add', 'wish']);
  expect(lineStates('auto', [aside], [], true).size).toBe(0);
  expect(see([home, { ...home, mutId: 'again', seq: 9 }, profile]).map(({ mutId }) => mutId)).toEqual([
    'again',
    profile.mutId,
  ]);
});

test('what was typed in a form can be edited there, a removal has none', () => {
  const editable = ({ route, lane, args }: Pick<ParkedRow, 'route' | 'lane' | 'args'>) =>
    isEditable(changeSummaryOf({ route, lane, args }, NAMES), args);
  expect([profile, home].map(editable)).toEqual([true, true]);
  expect(editable({ ...home, args: null })).toBe(false);
  expect(editable(rowOf('api.account.addresses.destroy', { uuid: HOME, rev: 1 }))).toBe(false);
});

import { expect, test } from 'vitest';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { NOOP } from '#core/wire/sync.ts';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import { changesView } from '#src/shop/store/pending/changes-view.ts';
import { documentViews, type DocumentsInput } from '#src/shop/store/pending/document-view.ts';
import { acknowledged, added, PRODUCT } from './carts.ts';

const QUOTE = '1b671a64-40d5-491e-99b0-da01ff1f3341';

const see = (over: Partial<Parameters<typeof changesView>[0]>) =>
  changesView({
    outbox: [],
    parked: [],
    sent: [],
    names: new Map([[PRODUCT, 'Huile moteur']]),
    isSending: true,
    isToday: (at) => at.startsWith('2026-11-21'),
    ...over,
  });

const quantity = (to: number, over: Partial<OutboxRow> = {}): OutboxRow =>
  added({
    route: 'api.cart.items.update',
    mutId: `to-${to}`,
    seq: to,
    args: { area: 'auto', lineKey: PRODUCT, from: to - 1, to },
    ...over,
  });

test('presses on one line are one matter, told by the last of them', () => {
  const view = see({ outbox: [added(), quantity(3), quantity(4)] });
  expect(view.waiting).toHaveLength(1);
  expect(view.waiting[0]).toMatchObject({
    mutId: 'to-4',
    summary: { kind: 'quantity', name: 'Huile moteur', quantity: 4 },
    state: 'local',
  });
});

test('a matter is on its way only when nothing of it is still here', () => {
  expect(see({ outbox: [quantity(3, { sends: 1 }), quantity(4)] }).waiting[0]?.state).toBe('local');
  expect(see({ outbox: [quantity(3, { sends: 1 }), quantity(4, { sends: 1 })] }).waiting[0]?.state).toBe('sending');
});

test('a number that was taken back is no change a person made', () => {
  const view = see({ outbox: [added({ route: NOOP, args: null })], sent: [acknowledged({ route: NOOP, args: null })] });
  expect(view).toEqual({ parked: [], waiting: [], sentToday: [] });
});

test('what the shop has answered has arrived, and is dated by the clock of the shop', () => {
  const view = see({ sent: [acknowledged()] });
  expect(view.waiting).toEqual([]);
  expect(view.sentToday[0]).toMatchObject({ state: 'sent', sentAt: '2026-11-21T08:12:00.000Z' });
});

test('what arrived yesterday is no longer listed', () => {
  expect(see({ sent: [acknowledged({ sentAt: '2026-11-20T08:00:00.000Z' })] }).sentToday).toEqual([]);
});

test('a refused request can be edited while its content is here', () => {
  const parked: ParkedRow = {
    mutId: 'refused',
    lane: 'cart:auto',
    route: 'api.checkout.quotes.store',
    v: 1,
    args: { uuid: QUOTE, area: 'auto', lines: [{}, {}] },
    at: '2026-11-21T08:00:00.000Z',
    parkedAt: '2026-11-21T08:01:00.000Z',
    reason: { class: 'refused', code: 'cart.productUnavailable', data: {} },
  };
  expect(see({ parked: [parked] }).parked[0]).toMatchObject({ editable: true, summary: { kind: 'quote', lines: 2 } });
  expect(see({ parked: [{ ...parked, args: null }] }).parked[0]?.editable).toBe(false);
});

test('a change of another build is still shown', () => {
  expect(see({ outbox: [added({ route: 'api.garage.store' })] }).waiting[0]?.summary).toEqual({
    kind: 'unknown',
    route: 'api.garage.store',
  });
});

const quoteRow = added({ route: 'api.checkout.quotes.store', args: { uuid: QUOTE, area: 'auto', lines: [] } });
const record = {
  kind: 'quote' as const,
  uuid: QUOTE,
  area: 'auto' as const,
  number: null,
  state: 'requested' as const,
  lines: [],
  total: 0,
  requestedAt: '2026-11-21T08:00:00.000Z',
};
const follow = (over: Partial<DocumentsInput<QuoteRecord>>) =>
  documentViews<QuoteRecord>({
    records: [record],
    outbox: [quoteRow],
    parked: [],
    results: [],
    isSending: true,
    imagine: () => undefined,
    ...over,
  })[QUOTE];

test('no request is announced before the answer of the shop', () => {
  expect(follow({})).toMatchObject({ state: 'local', sentAt: null, record: { number: null } });
  expect(follow({ outbox: [{ ...quoteRow, sends: 1 }] })).toMatchObject({ state: 'sending', sentAt: null });
  expect(follow({ outbox: [{ ...quoteRow, sends: 3 }], isSending: false })?.state).toBe('local');
});

test('the number is known with the answer, also where the record of the device has none', () => {
  const results = [
    {
      mutId: quoteRow.mutId,
      route: quoteRow.route,
      answer: { uuid: QUOTE, number: 'DEV00000042', state: 'requested' },
      at: '2026-11-21T08:03:00.000Z',
    },
  ];
  expect(follow({ outbox: [], results })).toMatchObject({
    state: 'sent',
    sentAt: '2026-11-21T08:03:00.000Z',
    record: { number: 'DEV00000042' },
  });
});

test('a refused request stays with its author', () => {
  const parked: ParkedRow = {
    ...quoteRow,
    parkedAt: '2026-11-21T08:01:00.000Z',
    reason: { class: 'refused', code: 'quote.empty', data: {} },
  };
  expect(follow({ records: [], outbox: [], parked: [parked], imagine: () => record })).toMatchObject({
    state: 'refused',
    refused: { mutId: quoteRow.mutId },
  });
});

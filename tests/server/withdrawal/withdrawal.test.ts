import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { RouteInput } from '#core/wire/route.ts';
import type { withdrawalStoreRoute } from '#core/contract/withdrawal/withdrawals.ts';
import { WITHDRAWAL_MAILS } from '#server/subjects/withdrawal/mails.ts';
import { moveRma, type RmaStep } from '#server/subjects/returns/service/move-rma.ts';
import { withRma } from '#server/subjects/returns/service/rma-work.ts';
import { withdrawalHandlers } from '#server/subjects/withdrawal/withdrawal-handlers.ts';
import { customerPerson } from '#server/platform/person.ts';
import { createReturnShop, type ReturnShop } from '#tests/server/returns/return-shop.ts';

let shop: ReturnShop;

beforeAll(async () => {
  shop = await createReturnShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.post();
  shop.mails.length = 0;
});

const DAY_MS = 24 * 3_600_000;
type Body = RouteInput<typeof withdrawalStoreRoute>['body'];

const handlers = () =>
  withdrawalHandlers({ db: shop.db, ids: shop.deps.ids, jobs: shop.deps.jobs, shopEmail: 'shop@example.fr' });
const by = (customer: string | null) => ({
  now: shop.clock.now(),
  locale: 'fr_FR' as const,
  network: 'test',
  idempotencyKey: null,
  visitor: async () => null,
  customer: async () => customer,
  person: async () => (customer === null ? null : customerPerson(customer)),
});
const none = { params: undefined, query: undefined };
const statement = (order: string, more: Partial<Body> = {}): Body => ({
  uuid: randomUUID(),
  by: { order },
  name: 'Camille Durand',
  email: 'camille@example.fr',
  lines: null,
  reason: null,
  ...more,
});
const withdraw = (customer: string | null, body: Body) =>
  handlers()['api.withdrawals.store'](by(customer), { ...none, body });
const show = (customer: string | null, given: Body['by']) =>
  handlers()['api.withdrawals.show'](by(customer), { ...none, body: { by: given } });
const askLink = (number: string, email: string) =>
  handlers()['api.withdrawals.request-link'](by(null), { ...none, body: { number, email } });
const told = () => shop.mails.flatMap(({ template }) => (template.startsWith('withdrawal.') ? [template] : [])).sort();
const tools = () => ({
  ids: shop.deps.ids,
  origin: 'https://shop.example',
  siteName: 'Bitume',
  storage: shop.files,
  now: shop.clock.now(),
});
const emailOf = async (customer: string) =>
  (await shop.db.selectFrom('customer').select('email').where('id', '=', customer).executeTakeFirstOrThrow()).email;

test('what was sent is waited for: a return without leave, and an acknowledgement with content, date and time', async () => {
  const { customer, device, order } = await shop.delivered(2);
  const body = statement(order.uuid);
  const answer = await withdraw(customer, body);
  expect(answer).toMatchObject({
    uuid: body.uuid,
    receivedAt: shop.clock.now().toISOString(),
    number: order.number,
    rma: expect.stringMatching(/^RMA/u),
  });
  expect(await shop.rmasOf(device)).toMatchObject([
    { type: 'withdrawal', status: 'awaiting_return', number: answer.rma, lines: [{ quantity: 2 }] },
  ]);
  expect((await shop.order(device, order.uuid)).withdrawals).toEqual([
    {
      uuid: body.uuid,
      receivedAt: shop.clock.now().toISOString(),
      acknowledgedAt: shop.clock.now().toISOString(),
      rma: answer.rma,
      isDeclined: false,
      declinedReason: null,
      lines: [{ line: order.lines[0]?.uuid, quantity: 2 }],
    },
  ]);
  await shop.post();
  expect(told()).toEqual(['withdrawal.received.customer', 'withdrawal.received.shop']);
  const mail = await WITHDRAWAL_MAILS['withdrawal.received.customer'](
    shop.db,
    { uuid: body.uuid, locale: 'fr_FR' },
    tools(),
  );
  expect(mail?.subject).toBe(`Accusé de réception de votre rétractation – commande ${order.number}`);
  const words = JSON.stringify(mail);
  for (const word of [
    'Camille Durand',
    'camille@example.fr',
    order.number,
    `2 × ${order.lines[0]?.name}`,
    answer.rma ?? '',
  ]) {
    expect(words).toContain(word);
  }
});

test('it is declined with a return that is refused, and says why', async () => {
  const { customer, device, order } = await shop.delivered(2);
  await withdraw(customer, statement(order.uuid));
  const [rma] = await shop.rmasOf(device);
  const state = async () =>
    shop.db.selectFrom('withdrawal').select(['status', 'declined_reason']).orderBy('id', 'desc').executeTakeFirst();
  const move = (step: RmaStep) =>
    withRma(
      { db: shop.db, ids: shop.deps.ids, jobs: shop.deps.jobs },
      { uuid: rma?.uuid ?? '', now: shop.clock.now(), by: 'admin' },
      (work, found) => moveRma(work, found, step),
    );
  const line = order.lines[0]?.uuid ?? '';
  await move({ to: 'returned', received: { [line]: { received: 2, accepted: 0, restock: false } } });
  expect(await state()).toEqual({ status: 'received', declined_reason: null });
  await move({ to: 'refused', reason: 'Pièce montée.' });
  expect(await state()).toEqual({ status: 'declined', declined_reason: 'Pièce montée.' });
  expect((await shop.order(device, order.uuid)).withdrawals).toMatchObject([
    { isDeclined: true, declinedReason: 'Pièce montée.' },
  ]);
});

test('it is done with when the money of its return has gone back', async () => {
  const { customer, device, order } = await shop.delivered(2);
  await withdraw(customer, statement(order.uuid));
  const [rma] = await shop.rmasOf(device);
  const line = order.lines[0]?.uuid ?? '';
  const given = { uuid: rma?.uuid ?? '', now: shop.clock.now(), by: 'admin' } as const;
  const parts = { db: shop.db, ids: shop.deps.ids, jobs: shop.deps.jobs };
  await withRma(parts, given, (work, found) =>
    moveRma(work, found, { to: 'returned', received: { [line]: { received: 2, accepted: 2, restock: true } } }),
  );
  await withRma(parts, given, (work, found) =>
    moveRma(work, found, { to: 'refunded', refund: async () => randomUUID() }),
  );
  const { status } = await shop.db
    .selectFrom('withdrawal')
    .select('status')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(status).toBe('refunded');
});

test('what was not sent is cancelled, its stock free again', async () => {
  const { customer, device, order, product } = await shop.ordered(2);
  const answer = await withdraw(customer, statement(order.uuid));
  expect(answer.rma).toBeNull();
  expect(await shop.order(device, order.uuid)).toMatchObject({ status: 'canceled', lines: [{ qtyCanceled: 2 }] });
  const stock = await shop.db
    .selectFrom('product_stock')
    .select('reserved')
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(stock.reserved).toBe(0);
});

test('of an order sent in part, the rest is cancelled and what left comes back', async () => {
  const { customer, device, order } = await shop.ordered(3);
  await shop.send(order.uuid, { units: 1 });
  const answer = await withdraw(customer, statement(order.uuid));
  expect(await shop.rmasOf(device)).toMatchObject([{ number: answer.rma, lines: [{ quantity: 1 }] }]);
  expect(await shop.order(device, order.uuid)).toMatchObject({ lines: [{ qtyCanceled: 2 }] });
});

test('O18 where money has to go back first, the order is marked so that nobody sends it, and stated again it is the same', async () => {
  const { customer, device, order } = await shop.ordered(1);
  await shop.db
    .updateTable('sale_order')
    .set({ status: 'processing', paid_total: order.grandTotal / 10_000 })
    .where('uuid', '=', order.uuid)
    .execute();
  const first = await withdraw(customer, statement(order.uuid));
  expect(await shop.order(device, order.uuid)).toMatchObject({ isCancellationAsked: true });
  /* stated again before the shop has refunded, by a page that was opened anew */
  expect((await show(customer, { order: order.uuid })).lines).toMatchObject([
    { quantity: 0, obstacle: 'nothing_left' },
  ]);
  expect(await withdraw(customer, statement(order.uuid))).toEqual(first);
  await shop.post();
  expect(told()).toEqual(['withdrawal.received.customer', 'withdrawal.received.shop']);
});

test('O18 pressed twice, sent twice, or stated again: one withdrawal, one acknowledgement', async () => {
  const { customer, device, order } = await shop.delivered(2);
  const body = statement(order.uuid);
  const answers = await Promise.all([withdraw(customer, body), withdraw(customer, body)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(await withdraw(customer, statement(order.uuid))).toEqual(answers[0]);
  const lines = [{ line: order.lines[0]?.uuid ?? '', quantity: 2 }];
  expect(await withdraw(customer, statement(order.uuid, { lines }))).toEqual(answers[0]);
  expect(await shop.rmasOf(device)).toHaveLength(1);
  await shop.post();
  expect(told()).toHaveLength(2);
});

test('from a part first and from the rest later, and never from more than there is', async () => {
  const { customer, order } = await shop.delivered(3);
  const line = order.lines[0]?.uuid ?? '';
  const from = (quantity: number) => withdraw(customer, statement(order.uuid, { lines: [{ line, quantity }] }));
  await from(2);
  await expect(from(3)).rejects.toMatchObject({ code: 'withdrawal.closed', data: { reason: 'nothingLeft' } });
  await expect(
    withdraw(customer, statement(order.uuid, { lines: [{ line: randomUUID(), quantity: 1 }] })),
  ).rejects.toMatchObject({ code: 'withdrawal.closed' });
  await from(1);
  expect((await show(customer, { order: order.uuid })).lines).toMatchObject([
    { quantity: 0, obstacle: 'nothing_left' },
  ]);
});

test('until the end of the fourteenth day, or the working day after it', async () => {
  const { customer, order } = await shop.delivered();
  const { lastDay, isOpen } = await show(customer, { order: order.uuid });
  expect([isOpen, lastDay]).toEqual([true, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u)]);
  shop.clock.advance(20 * DAY_MS);
  expect(await show(customer, { order: order.uuid })).toMatchObject({ isOpen: false });
  await expect(withdraw(customer, statement(order.uuid))).rejects.toMatchObject({
    code: 'withdrawal.closed',
    data: { reason: 'period' },
  });
});

test('nobody withdraws from somebody else’s order, nor under the UUID of another withdrawal', async () => {
  const [mine, theirs] = [await shop.delivered(), await shop.delivered()];
  for (const who of [mine.customer, null]) {
    await expect(withdraw(who, statement(theirs.order.uuid))).rejects.toMatchObject({ code: 'record.unknown' });
    await expect(show(who, { order: theirs.order.uuid })).rejects.toMatchObject({ code: 'record.unknown' });
  }
  const body = statement(theirs.order.uuid);
  await withdraw(theirs.customer, body);
  await expect(withdraw(mine.customer, { ...statement(mine.order.uuid), uuid: body.uuid })).rejects.toMatchObject({
    code: 'record.moved',
  });
  expect(await shop.rmasOf(mine.device)).toEqual([]);
});

test('without signing in: the link goes to the address of the order alone, and the answer never tells', async () => {
  const { customer, order } = await shop.delivered();
  const email = await emailOf(customer);
  expect(await askLink(order.number, 'autre@example.fr')).toEqual({});
  expect(await askLink('CMD99999999', email)).toEqual({});
  await shop.post();
  expect(told()).toEqual([]);
  for (let time = 0; time < 5; time++) expect(await askLink(order.number.toLowerCase(), email)).toEqual({});
  await shop.post();
  const links = shop.mails.filter(({ template }) => template === 'withdrawal.link');
  expect(links.map(({ to }) => to)).toEqual([email, email, email]);
  const uuid = String(links[0]?.data['uuid']);
  const mail = await WITHDRAWAL_MAILS['withdrawal.link'](shop.db, { uuid, locale: 'fr_FR' }, tools());
  const token = /\/renoncer\/([\w-]{43})/u.exec(JSON.stringify(mail))?.[1] ?? '';
  expect(await show(null, { token })).toMatchObject({ number: order.number, isOpen: true });
  await withdraw(null, { ...statement(order.uuid), by: { token } });
  await expect(show(null, { token: `${token.slice(0, -1)}~` })).rejects.toMatchObject({ code: 'auth.linkExpired' });
  shop.clock.advance(2 * DAY_MS);
  await expect(show(null, { token })).rejects.toMatchObject({ code: 'auth.linkExpired' });
});

test('a purchase for a profession cannot be withdrawn from', async () => {
  const { customer, order } = await shop.delivered();
  await shop.db
    .updateTable('sale_order')
    .set((row) => ({
      buyer: row.fn<string>('jsonb_set', [row.ref('buyer'), row.val('{type}'), row.val('"professional"')]),
    }))
    .where('uuid', '=', order.uuid)
    .execute();
  expect((await show(customer, { order: order.uuid })).lines).toMatchObject([
    { quantity: 0, obstacle: 'professional' },
  ]);
  await expect(withdraw(customer, statement(order.uuid))).rejects.toMatchObject({ code: 'withdrawal.closed' });
});

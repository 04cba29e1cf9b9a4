import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { findRmaMove, RMA_STATUSES, type RmaStatus } from '#core/domain/returns/rma-status.ts';
import { forgetReturns } from '#server/subjects/returns/forget-returns.ts';
import { moveRma, type RmaStep } from '#server/subjects/returns/service/move-rma.ts';
import { withRma } from '#server/subjects/returns/service/rma-work.ts';
import { writeShopMessage } from '#server/subjects/returns/service/write-message.ts';
import { sweepReturns } from '#server/subjects/returns/sweep-returns.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';

import { asks, createReturnShop, type ReturnShop } from './return-shop.ts';

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
const deps = () => ({ db: shop.db, ids: shop.deps.ids, jobs: shop.deps.jobs });
const move = (uuid: string, step: RmaStep) =>
  withRma(deps(), { uuid, now: shop.clock.now(), by: 'admin' }, (work, rma) => moveRma(work, rma, step));
const sweep = async () =>
  sweepReturns(shop.db, shop.clock.now(), {
    ...deps(),
    forget: async () => {},
    setting: await settingsIn(shop.db),
    storage: shop.files,
    shopEmail: shop.deps.shopEmail,
  });

async function asked(quantity = 2) {
  const made = await shop.delivered(quantity);
  const args = asks(made.order, quantity);
  await shop.direct(made.customer, 'api.rma.store', args);
  const line = made.order.lines[0]?.uuid ?? '';
  return { ...made, rma: args.uuid, line, all: { received: quantity, accepted: quantity, restock: true } };
}

/** Everything any move needs. */
const withAll = (to: RmaStatus, line: string): RmaStep => ({
  to,
  reason: 'Parce que.',
  received: { [line]: { received: 1, accepted: 1, restock: false } },
  refund: async () => randomUUID(),
  parcel: { carrier: 'Chronopost', trackNumber: 'XY123' },
});

test('a return goes where the table of moves lets the shop take it, and its history says so', async () => {
  const made = await asked();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...RMA_STATUSES), { maxLength: 6 }), async (wanted) => {
      let { status } = await shop.rmaOf(made.device, made.rma);
      for (const to of wanted) {
        const may = findRmaMove(status, to, 'admin') !== null;
        const moved = move(made.rma, withAll(to, made.line));
        await (may ? moved : expect(moved).rejects.toMatchObject({ code: 'order.notAllowed' }));
        status = may ? to : status;
        const record = await shop.rmaOf(made.device, made.rma);
        expect([record.status, record.history.at(-1)?.status]).toEqual([status, status]);
      }
    }),
    { numRuns: 8 },
  );
});

test('a move without what it needs is refused and changes nothing', async () => {
  const { device, rma } = await asked();
  await expect(move(rma, { to: 'refused', reason: '  ' })).rejects.toMatchObject({ code: 'order.notAllowed' });
  await move(rma, { to: 'awaiting_return' });
  await expect(move(rma, { to: 'returned' })).rejects.toMatchObject({ data: { needs: 'quantities' } });
  expect(await shop.rmaOf(device, rma)).toMatchObject({ status: 'awaiting_return' });
});

test('what came back is counted, sold again where it may be, and its money given back by whoever refunds', async () => {
  const { device, rma, line, all, product } = await asked(2);
  const quantity = async () =>
    (
      await shop.db
        .selectFrom('product_stock')
        .select('quantity')
        .where('product_id', '=', product.id)
        .executeTakeFirstOrThrow()
    ).quantity;
  const before = await quantity();
  await move(rma, { to: 'awaiting_return' });
  const tooMany = { [line]: { received: 3, accepted: 3, restock: true } };
  await expect(move(rma, { to: 'returned', received: tooMany })).rejects.toMatchObject({ code: 'order.notAllowed' });
  await expect(move(rma, { to: 'returned', received: { [randomUUID()]: all } })).rejects.toMatchObject({
    code: 'order.notAllowed',
  });
  await move(rma, { to: 'returned', received: { [line]: all } });
  expect(await quantity()).toBe(before + 2);
  const refund = randomUUID();
  await move(rma, { to: 'refunded', refund: async () => refund });
  expect(await shop.rmaOf(device, rma)).toMatchObject({
    status: 'refunded',
    isRefunded: true,
    lines: [{ receivedQty: 2, acceptedQty: 2 }],
  });
});

test('each move is told once; a second refusal is told too', async () => {
  const { customer, rma } = await asked();
  await move(rma, { to: 'refused', reason: 'Délai passé.' });
  await shop.direct(customer, 'api.rma.messages.store', { rma, uuid: randomUUID(), message: 'Regardez mieux.' });
  await move(rma, { to: 'refused', reason: 'Toujours passé.' });
  await shop.post();
  expect(shop.mails.filter(({ template }) => template === 'rma.moved.customer')).toHaveLength(3);
});

test('time moves a return on: 30 days without a parcel, 7 after a refund, 14 after a new parcel', async () => {
  const [lost, paid, sent] = [await asked(), await asked(), await asked()];
  await move(lost.rma, { to: 'awaiting_return' });
  for (const one of [paid, sent]) await move(one.rma, { to: 'processing' });
  await move(paid.rma, { to: 'refunded', refund: async () => randomUUID() });
  await move(sent.rma, { to: 'new_parcel_sent', parcel: { carrier: 'Chronopost', trackNumber: null } });
  const states = async () =>
    Promise.all([lost, paid, sent].map(async ({ device, rma }) => (await shop.rmaOf(device, rma)).status));
  await sweep();
  expect(await states()).toEqual(['awaiting_return', 'refunded', 'new_parcel_sent']);
  shop.clock.advance(7 * DAY_MS);
  await sweep();
  expect(await states()).toEqual(['awaiting_return', 'solved', 'new_parcel_sent']);
  shop.clock.advance(7 * DAY_MS);
  await sweep();
  expect(await states()).toEqual(['awaiting_return', 'solved', 'solved']);
  shop.clock.advance(16 * DAY_MS);
  await sweep();
  await sweep();
  expect(await states()).toEqual(['refused', 'solved', 'solved']);
  expect(await shop.rmaOf(lost.device, lost.rma)).toMatchObject({ refusalReason: expect.stringContaining('30 jours') });
});

test('the shop’s word reaches the buyer; what it notes for itself never does', async () => {
  const { device, rma } = await asked();
  const write = (message: string, isInternal: boolean) =>
    withRma(deps(), { uuid: rma, now: shop.clock.now(), by: 'admin' }, (work, row) =>
      writeShopMessage(work, row, { uuid: randomUUID(), message, isInternal }),
    );
  await write('Client difficile.', true);
  await write('Nous regardons.', false);
  expect((await shop.rmaOf(device, rma)).messages).toMatchObject([{ author: 'shop', message: 'Nous regardons.' }]);
  await shop.post();
  expect(shop.mails.filter(({ template }) => template === 'rma.message.customer')).toHaveLength(1);
});

test('with its person go the words and photos of a return; the next sweep takes the files', async () => {
  const { customer, rma } = await asked();
  await shop.direct(customer, 'api.rma.messages.store', { rma, uuid: randomUUID(), message: 'Rappelez-moi.' });
  const { id } = await shop.db.selectFrom('rma').select('id').where('uuid', '=', rma).executeTakeFirstOrThrow();
  const file = `${'ab'.repeat(32)}.webp`;
  await shop.files.write(file, new Uint8Array([1]));
  await shop.db
    .insertInto('rma_image')
    .values({
      uuid: randomUUID(),
      rma_id: id,
      position: 1,
      file,
      mime: 'image/webp',
      bytes: 1,
      width: 1,
      height: 1,
      created_at: shop.clock.now(),
    })
    .execute();
  await inTransaction(shop.db, (trx) => forgetReturns(trx, { customer, email: 'x@example.fr', now: shop.clock.now() }));
  const left = await shop.db.selectFrom('rma').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect([left.email, left.information]).toEqual(['', '']);
  for (const table of ['rma_message', 'rma_image'] as const) {
    expect(await shop.db.selectFrom(table).select('uuid').where('rma_id', '=', id).execute()).toEqual([]);
  }
  await sweep();
  expect(await shop.files.read(file)).toBeNull();
});

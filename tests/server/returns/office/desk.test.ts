/** One return in the back office: what its page shows, and what each step makes of it (domain 6.2; rule O21 of docs/sale.md). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { rmaDesk } from '#core/contract/admin/returns/desk.ts';
import { rmaActions, type RmaActions } from '#core/domain/returns/rma-actions.ts';
import { RMA_STATUSES } from '#core/domain/returns/rma-status.ts';
import { readPhoto } from '#server/subjects/returns/read/read-photo.ts';
import { RETURN_DATA } from '#server/subjects/returns/personal.ts';
import { readSlip } from '#server/subjects/returns/slip/read-slip.ts';
import { codeOf, createFulfilment, type Fulfilment } from '#tests/server/orders/fulfilment.ts';

import { rmaOf } from '../return-shop.ts';
import { officeReturns, type OfficeReturns } from './office-returns.ts';

let shop: Fulfilment;
let desk: OfficeReturns;
beforeAll(async () => {
  shop = await createFulfilment();
  desk = await officeReturns(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.post();
  shop.mails.length = 0;
});

const EUR = 10_000;
const whole = (line: string, count = 2) => ({ [line]: { received: count, accepted: count, restock: true } });
const stockOf = async (product: number) => (await shop.stockOf(product))[0]?.quantity ?? 0;

/** One whose parcel has come, with all that was announced. */
const returned = async () => {
  const made = await desk.asked();
  await desk.accept(made.rma);
  await desk.receive(made.rma, whole(made.line));
  return made;
};

test('the page holds all of a return, as its route promises', async () => {
  const { rma, order, customer, line, total } = await desk.asked(2, { information: 'Trop grand.' });
  const shown = await desk.read(rma);
  expect(v.safeParse(rmaDesk, shown).issues).toBeUndefined();
  expect(shown).toMatchObject({
    status: 'new_request',
    information: 'Trop grand.',
    buyer: { customer },
    order: { uuid: order, total },
    money: { refundable: total, refundableOnline: 0 },
    lines: [{ uuid: line, quantity: 2, unitPrice: 40 * EUR, isShopFault: false, received: null, accepted: null }],
    history: [{ from: null, to: 'new_request', actor: 'customer', who: null }],
    refund: null,
    hasSlip: false,
  });
  expect(await codeOf(desk.read(randomUUID()))).toBe('record.unknown');
});

test('a return goes from its request to its money: stock, order and buyer follow, and each step has a name', async () => {
  const { rma, order, device, line, product } = await desk.asked();
  await desk.process(rma);
  await desk.accept(rma);
  const before = await stockOf(product.id);
  await desk.receive(rma, { [line]: { received: 2, accepted: 1, restock: true } });
  expect(await stockOf(product.id)).toBe(before + 1);
  const foreseen = await desk.preview(rma);
  expect(foreseen.total).toBe(40 * EUR);
  await desk.refund(rma);
  const shown = await desk.read(rma);
  expect(v.safeParse(rmaDesk, shown).issues).toBeUndefined();
  expect(shown).toMatchObject({
    status: 'refunded',
    grantedResolution: 'refund',
    lines: [{ received: 2, accepted: 1, restock: true }],
    refund: { state: 'pending', method: 'transfer', total: foreseen.total },
  });
  expect(shown.history.slice(1)).toMatchObject(
    ['processing', 'awaiting_return', 'returned', 'refunded'].map((to) => ({
      to,
      actor: 'admin',
      who: 'Marc Rivoire',
    })),
  );
  expect((await desk.orders.read(order)).refunds).toMatchObject([{ uuid: shown.refund?.uuid, reason: shown.number }]);
  expect((await desk.orders.read(order)).returns).toMatchObject([
    { uuid: rma, number: shown.number, status: 'refunded' },
  ]);
  expect(await rmaOf(device, rma)).toMatchObject({ status: 'refunded', isRefunded: true });
  await desk.solve(rma, null);
  expect(await desk.read(rma)).toMatchObject({ status: 'solved', grantedResolution: 'refund' });
  await shop.post();
  expect(shop.mails.filter(({ template }) => template === 'rma.moved.customer')).toHaveLength(5);
});

test('with the delivery more goes back; of what was not taken back nothing does', async () => {
  const { rma } = await returned();
  const { shippingRefundable } = (await desk.read(rma)).money;
  expect(shippingRefundable).toBeGreaterThan(0);
  const plain = await desk.preview(rma);
  expect((await desk.preview(rma, true)).total).toBe(plain.total + shippingRefundable);
  await desk.refund(rma, { withShipping: true, method: 'manual' });
  expect((await desk.read(rma)).refund).toMatchObject({ state: 'refunded', total: plain.total + shippingRefundable });

  const other = await desk.asked();
  await desk.accept(other.rma);
  await desk.receive(other.rma, { [other.line]: { received: 2, accepted: 0, restock: false } });
  expect(await codeOf(desk.preview(other.rma))).toBe('refund.amountInvalid');
  expect(await codeOf(desk.refund(other.rma))).toBe('refund.amountInvalid');
  expect(await desk.read(other.rma)).toMatchObject({ status: 'returned', refund: null });
});

test('no provider gives back what came by transfer, and the return stays where it was', async () => {
  const { rma } = await returned();
  expect(await codeOf(desk.refund(rma, { method: 'provider' }))).toBe('refund.amountTooHigh');
  expect(await desk.read(rma)).toMatchObject({ status: 'returned', refund: null });
});

test('a new parcel is told by the name of its carrier', async () => {
  const { rma, device } = await returned();
  await desk.parcel(rma);
  expect(await desk.read(rma)).toMatchObject({ status: 'new_parcel_sent', grantedResolution: 'exchange' });
  expect((await rmaOf(device, rma)).newParcel).toEqual({ carrier: 'Chronopost', trackNumber: 'XY1' });
});

test('what is refused says why, and can be opened again', async () => {
  const { rma, device } = await desk.asked();
  await desk.refuse(rma, 'Monté, puis démonté.');
  expect(await rmaOf(device, rma)).toMatchObject({ status: 'refused', refusalReason: 'Monté, puis démonté.' });
  await desk.reopen(rma);
  expect(await desk.read(rma)).toMatchObject({ status: 'processing', refusalReason: null });
  await desk.solve(rma, 'repair');
  expect(await desk.read(rma)).toMatchObject({ status: 'solved', grantedResolution: 'repair' });
});

test('no step is taken in a state that forbids it', async () => {
  const { rma, line } = await desk.asked();
  const steps: Readonly<Record<Exclude<keyof RmaActions, 'write'>, () => Promise<unknown>>> = {
    process: () => desk.process(rma),
    accept: () => desk.accept(rma),
    receive: () => desk.receive(rma, whole(line)),
    refund: () => desk.refund(rma),
    parcel: () => desk.parcel(rma),
    solve: () => desk.solve(rma),
    refuse: () => desk.refuse(rma),
    reopen: () => desk.reopen(rma),
  };
  for (const status of RMA_STATUSES) {
    await shop.db.updateTable('rma').set({ status }).where('uuid', '=', rma).execute();
    const { rev } = await desk.read(rma);
    const may: Readonly<Record<string, boolean>> = { ...rmaActions(status) };
    for (const [action, take] of Object.entries(steps))
      if (may[action] === false)
        expect([status, action, await codeOf(take())]).toEqual([status, action, 'order.notAllowed']);
    expect(await desk.read(rma)).toMatchObject({ status, rev });
  }
});

test('more than was announced, or what is none of it, is no parcel of it', async () => {
  const { rma, line, product } = await desk.asked();
  await desk.accept(rma);
  const before = await stockOf(product.id);
  for (const lines of [whole(line, 3), { [line]: { received: 1, accepted: 2, restock: true } }, whole(randomUUID(), 1)])
    expect(await codeOf(desk.receive(rma, lines))).toBe('order.notAllowed');
  expect(await desk.read(rma)).toMatchObject({ status: 'awaiting_return', lines: [{ received: null }] });
  expect(await stockOf(product.id)).toBe(before);
});

test('O21 S85 a step seen before the shop was restored is refused, though the return stands at the same number again', async () => {
  const { rma } = await desk.asked();
  const { rev, revId, status } = await desk.read(rma);
  await sql`update rma set rev_id = gen_random_uuid() where uuid = ${rma}`.execute(shop.db);
  expect(await codeOf(desk.accept(rma, { rev, baseRevId: revId }))).toBe('record.moved');
  expect(await desk.read(rma)).toMatchObject({ rev, status });
  await desk.accept(rma, { rev, baseRevId: (await desk.read(rma)).revId });
  expect((await desk.read(rma)).rev).toBe(rev + 1);
});

test('O21 a step is one revision, taken on the one that was seen: sent twice, it happens once', async () => {
  const { rma, line, product } = await desk.asked();
  const { rev } = await desk.read(rma);
  await desk.accept(rma, rev);
  expect((await desk.read(rma)).rev).toBe(rev + 1);
  await expect(desk.accept(rma, rev)).rejects.toMatchObject({ code: 'record.moved', data: { rev: rev + 1 } });
  await expect(desk.refuse(rma, 'Trop tard.', rev)).rejects.toMatchObject({ code: 'record.moved' });
  const before = await stockOf(product.id);
  await desk.receive(rma, whole(line), rev + 1);
  expect(await codeOf(desk.receive(rma, whole(line), rev + 1))).toBe('record.moved');
  expect(await stockOf(product.id)).toBe(before + 2);
  expect((await desk.read(rma)).history).toHaveLength(3);
});

test('O21 a refund whose answer was lost is the same one when it is asked for again', async () => {
  const { rma, order } = await returned();
  const { rev } = await desk.read(rma);
  const id = randomUUID();
  await desk.refund(rma, { id }, rev);
  await desk.refund(rma, { id }, rev);
  expect((await desk.orders.read(order)).refunds).toMatchObject([{ uuid: id }]);
  expect(await codeOf(desk.refund(rma, {}, rev))).toBe('record.moved');
});

test('O21 whoever has the order of a refunded return before them decides on what is left of it', async () => {
  const { rma, order, line } = await desk.asked(2);
  await desk.accept(rma);
  await desk.receive(rma, { [line]: { received: 2, accepted: 1, restock: false } });
  const seen = await desk.orders.read(order);
  await desk.refund(rma);
  expect((await desk.orders.read(order)).status).toBe(seen.status);
  const again = desk.orders.refund(order, { adjustmentRefund: EUR }, seen.rev);
  await expect(again).rejects.toMatchObject({ code: 'record.moved' });
});

test('O21 what is written to the customer reaches them; a note among colleagues never does', async () => {
  const { rma, device, customer } = await desk.asked();
  const [note, letter] = [randomUUID(), randomUUID()];
  await desk.comment(rma, { id: note, message: 'Client difficile', isVisible: false });
  await desk.comment(rma, { id: letter, message: 'Nous regardons.', isVisible: true });
  await desk.comment(rma, { id: letter, message: 'Nous regardons.', isVisible: true });
  expect((await desk.read(rma)).messages).toMatchObject([
    { uuid: note, author: 'shop', who: 'Marc Rivoire', isVisible: false },
    { uuid: letter, author: 'shop', who: 'Marc Rivoire', isVisible: true },
  ]);
  expect((await rmaOf(device, rma)).messages.map((one) => one.uuid)).toEqual([letter]);
  await shop.post();
  const written = shop.mails.filter(({ template }) => template === 'rma.message.customer');
  expect(written.map(({ data }) => data.uuid)).toEqual([letter]);
  const section = RETURN_DATA['return-messages'];
  if (section === undefined) throw new Error('no messages in the file of a customer');
  const { rows } = await section({ customer, email: 'personne@example.fr' }).execute(shop.db);
  expect(JSON.stringify(rows)).toContain('Nous regardons.');
  expect(JSON.stringify(rows)).not.toContain('difficile');
});

test('the same note again is the same one, of another return it is none; nobody writes to a customer after the end', async () => {
  const [one, other] = [await desk.asked(), await desk.asked()];
  const note = { id: randomUUID(), message: 'Rappeler', isVisible: true };
  await desk.comment(one.rma, note);
  expect(await codeOf(desk.comment(other.rma, note))).toBe('record.moved');
  await desk.process(one.rma);
  await desk.solve(one.rma);
  await desk.comment(one.rma, note);
  const late = { id: randomUUID(), message: 'Encore un mot', isVisible: true };
  expect(await codeOf(desk.comment(one.rma, late))).toBe('order.notAllowed');
  await desk.comment(one.rma, { ...late, isVisible: false });
  expect((await desk.read(one.rma)).messages.map(({ isVisible }) => isVisible)).toEqual([true, false]);
});

test('photos and the slip are read by the shop, each of its own return alone', async () => {
  const [one, other] = [await desk.asked(), await desk.asked()];
  const { id } = await shop.db.selectFrom('rma').select('id').where('uuid', '=', one.rma).executeTakeFirstOrThrow();
  const [photo, file] = [randomUUID(), `${'cd'.repeat(32)}.webp`];
  await shop.storage.write(file, new Uint8Array([1, 2]));
  const at = shop.clock.now();
  const picture = { position: 1, file, mime: 'image/webp', bytes: 2, width: 1, height: 1, created_at: at };
  await shop.db
    .insertInto('rma_image')
    .values({ uuid: photo, rma_id: id, ...picture })
    .execute();
  expect((await desk.read(one.rma)).photos).toEqual([photo]);
  const shown = await readPhoto(shop.papers, { rma: one.rma, photo, reader: 'shop' });
  expect([...shown.bytes]).toEqual([1, 2]);
  expect(await codeOf(readPhoto(shop.papers, { rma: other.rma, photo, reader: 'shop' }))).toBe('record.unknown');

  const slip = () => readSlip(shop.papers, { rma: one.rma, reader: 'shop', now: shop.clock.now() });
  expect(await codeOf(slip())).toBe('order.notAllowed');
  await desk.accept(one.rma);
  expect((await desk.read(one.rma)).hasSlip).toBe(true);
  expect(new TextDecoder().decode((await slip()).bytes.subarray(0, 5))).toBe('%PDF-');
});

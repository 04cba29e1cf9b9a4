/** One order in the back office: what its page shows, and what each step makes of it (domain 4.2 to 4.5; rule O19 of docs/sale.md). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { orderDesk } from '#core/contract/admin/orders/desk.ts';
import { deskPaper } from '#server/subjects/orders/office/paper.ts';
import { codeOf, createFulfilment, type Fulfilment } from '#tests/server/orders/fulfilment.ts';

import { officeDesk } from './office-desk.ts';

let shop: Fulfilment;
let desk: Awaited<ReturnType<typeof officeDesk>>;
beforeAll(async () => {
  shop = await createFulfilment();
  desk = await officeDesk(shop);
});
afterAll(() => shop.close());

const EUR = 10_000;
const placed = async (quantity = 2, more: Parameters<Fulfilment['placed']>[2] = {}) => {
  const product = await shop.product({ price: '20.0000', stock: 9 });
  return { product, ...(await shop.placed(product.uuid, quantity, more)) };
};
const paid = async (quantity = 2) => {
  const order = await placed(quantity);
  await desk.pay(order.uuid, { amount: order.total, reference: randomUUID() });
  return order;
};
const lineOf = async (uuid: string) => {
  const [line] = (await desk.read(uuid)).lines;
  if (line === undefined) throw new Error('an order without lines');
  return line;
};

test('the page holds all of an order, as its route promises, and is found by any of its papers', async () => {
  const { uuid, customer, total } = await paid();
  await desk.ship(uuid, { carrier: 'colissimo', trackNumber: '6A1', weight: 1_200 });
  const shown = await desk.read(uuid);
  expect(v.safeParse(orderDesk, shown).issues).toBeUndefined();
  expect(shown).toMatchObject({
    uuid,
    status: 'completed',
    buyer: { customer, isProfessional: false },
    money: { grandTotal: total, paid: total, due: 0, refunded: 0 },
    parcels: [{ status: 'processing', carrier: 'Colissimo', trackNumber: '6A1', lines: [{ quantity: 2 }] }],
    invoices: [{ state: 'paid', total }],
    transactions: [{ type: 'payment', status: 'paid', amount: total }],
    can: { accept: false, cancel: false, invoice: false, ship: false, refund: true, recordPayment: false },
  });
  expect(shown.history.at(-1)).toMatchObject({ to: 'completed', actor: 'admin', who: 'Marc Rivoire' });
  const papers = [...shown.parcels, ...shown.invoices, ...shown.transactions].map((one) => one.uuid);
  for (const paper of papers) expect((await desk.read(paper)).uuid).toBe(uuid);
  expect(await codeOf(desk.read(randomUUID()))).toBe('record.unknown');
});

test('O19 a step is taken on the revision that was seen: sent twice, it is refused and nothing happens twice', async () => {
  const { uuid } = await paid(3);
  const { rev } = await desk.read(uuid);
  const line = await lineOf(uuid);
  await desk.ship(uuid, { units: { [line.uuid]: 1 } });
  expect((await desk.read(uuid)).rev).toBeGreaterThan(rev);
  await expect(desk.refund(uuid, { adjustmentRefund: EUR }, rev)).rejects.toMatchObject({ code: 'record.moved' });
  expect((await desk.read(uuid)).refunds).toEqual([]);
});

test('O19 S85 a step seen before the shop was restored is refused, though the order stands at the same number again', async () => {
  const { uuid } = await paid(3);
  const { rev, revId } = await desk.read(uuid);
  await sql`update sale_order set rev_id = gen_random_uuid() where uuid = ${uuid}`.execute(shop.db);
  const seen = { rev, baseRevId: revId };
  expect(await codeOf(desk.refund(uuid, { adjustmentRefund: EUR }, seen))).toBe('record.moved');
  expect(await desk.read(uuid)).toMatchObject({ rev, refunds: [] });
  /* a page of a build before names no id */
  await desk.refund(uuid, { adjustmentRefund: EUR }, { rev });
  const after = await desk.read(uuid);
  expect([after.rev > rev, after.revId === revId]).toEqual([true, false]);
});

test('an order that waits is taken up by « Accepter », one that is handled is not', async () => {
  const { uuid } = await placed(1);
  await shop.db.updateTable('sale_order').set({ status: 'pending' }).where('uuid', '=', uuid).execute();
  await desk.accept(uuid);
  expect((await desk.read(uuid)).status).toBe('processing');
  expect(await codeOf(desk.accept(uuid))).toBe('order.notAllowed');
});

test('money that was seen is booked once under its reference; a part of it leaves the order waiting', async () => {
  const { uuid, total } = await placed();
  const reference = `VIR ${randomUUID()}`;
  await desk.pay(uuid, { amount: 10 * EUR, reference });
  expect(await desk.read(uuid)).toMatchObject({
    status: 'pending_payment',
    money: { paid: 10 * EUR, due: total - 10 * EUR },
  });
  await expect(desk.pay(uuid, { amount: 5 * EUR, reference })).rejects.toMatchObject({
    code: 'input.invalid',
    data: { fields: [{ path: 'reference', code: 'value.taken' }] },
  });
  await desk.pay(uuid, { amount: total - 10 * EUR, reference: `${reference} bis` });
  expect(await desk.read(uuid)).toMatchObject({ status: 'processing', money: { due: 0 } });
  expect(await codeOf(desk.pay(uuid, { amount: EUR, reference: 'encore' }))).toBe('order.notAllowed');
});

test('units are cancelled, all of them where nothing was paid; what is paid goes back first', async () => {
  const { uuid, product } = await placed(3);
  const line = await lineOf(uuid);
  await desk.cancel(uuid, { units: { [line.uuid]: 1 }, reason: 'Rupture chez le fournisseur' });
  expect(await lineOf(uuid)).toMatchObject({ qtyCanceled: 1 });
  expect(await shop.stockOf(product.id)).toMatchObject([{ reserved: 2 }]);
  await desk.cancel(uuid, { reason: 'Le client y renonce' });
  const after = await desk.read(uuid);
  expect(after).toMatchObject({ status: 'canceled', can: { cancel: false, ship: false } });
  expect(after.history.at(-1)).toMatchObject({ to: 'canceled', reason: 'Le client y renonce' });
  expect(await codeOf(desk.cancel(uuid, { reason: null }))).toBe('order.notAllowed');

  const other = await placed(1);
  await desk.pay(other.uuid, { amount: EUR, reference: randomUUID() });
  await expect(desk.cancel(other.uuid, { reason: null })).rejects.toMatchObject({ data: { reason: 'paid' } });
});

test('a part is invoiced, then the rest, and never more than that', async () => {
  const { uuid, total } = await placed(3);
  await shop.db.updateTable('sale_order').set({ status: 'processing' }).where('uuid', '=', uuid).execute();
  const line = await lineOf(uuid);
  await desk.invoice(uuid, { units: { [line.uuid]: 1 } });
  expect(await codeOf(desk.invoice(uuid, { units: { [line.uuid]: 3 } }))).toBe('invoice.quantityInvalid');
  await desk.invoice(uuid);
  const { invoices } = await desk.read(uuid);
  expect(invoices.map((one) => one.state)).toEqual(['pending_payment', 'pending_payment']);
  expect(invoices.reduce((sum, one) => sum + one.total, 0)).toBe(total);
  expect(await codeOf(desk.invoice(uuid))).toBe('order.notAllowed');
});

test('a parcel gets its number later, arrives on a day, and cannot be called back then', async () => {
  const { uuid, device } = await paid(2);
  await desk.ship(uuid, { carrier: 'Coursier Rapide' });
  const [sent] = (await desk.read(uuid)).parcels;
  const parcel = sent?.uuid ?? '';
  expect(sent).toMatchObject({ carrier: 'Coursier Rapide', trackNumber: null, trackUrl: null });
  await desk.parcel(uuid, { parcel, step: { kind: 'track', carrier: 'colissimo', trackNumber: '6A 12' } });
  expect((await shop.order(device, uuid)).packages).toMatchObject([
    { carrier: 'Colissimo', trackUrl: 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A12' },
  ]);
  const on = shop.clock.now().toISOString().slice(0, 10);
  await desk.parcel(uuid, { parcel, step: { kind: 'delivered', on } });
  expect((await desk.read(uuid)).parcels).toMatchObject([{ status: 'completed' }]);
  expect(await codeOf(desk.parcel(uuid, { parcel, step: { kind: 'callBack' } }))).toBe('order.notAllowed');
  expect(await codeOf(desk.parcel(uuid, { parcel: randomUUID(), step: { kind: 'ready' } }))).toBe('record.unknown');
});

test('a parcel that was called back gives its pieces back, and takes no number any more', async () => {
  const { uuid, product } = await paid(2);
  await desk.ship(uuid);
  const parcel = (await desk.read(uuid)).parcels[0]?.uuid ?? '';
  await desk.parcel(uuid, { parcel, step: { kind: 'callBack' } });
  expect(await desk.read(uuid)).toMatchObject({ status: 'processing', parcels: [{ status: 'canceled' }] });
  expect(await shop.stockOf(product.id)).toMatchObject([{ quantity: 9, reserved: 2 }]);
  const step = { kind: 'track', carrier: null, trackNumber: '1' } as const;
  expect(await codeOf(desk.parcel(uuid, { parcel, step }))).toBe('order.notAllowed');
});

test('a refund comes to what was foreseen, once under its UUID, with a credit note on paper', async () => {
  const { uuid } = await paid(2);
  await desk.ship(uuid);
  const line = await lineOf(uuid);
  const asked = {
    units: { [line.uuid]: 1 },
    shipping: 0,
    adjustmentRefund: 5 * EUR,
    adjustmentFee: 2 * EUR,
    cause: 'other',
  } as const;
  const foreseen = await desk.preview(uuid, asked);
  expect(foreseen.total).toBe(line.total / 2 + 3 * EUR);
  const id = randomUUID();
  const restock = { source: 'principal', lines: [line.uuid] };
  const { rev } = await desk.read(uuid);
  await desk.refund(uuid, { ...asked, id, restock, method: 'transfer', reason: 'Geste' });
  // its answer was lost: the very same is asked for again, on what was seen then
  await desk.refund(uuid, { ...asked, id, restock, method: 'transfer', reason: 'Geste' }, rev);
  const shown = await desk.read(uuid);
  expect(shown.refunds).toMatchObject([
    { uuid: id, state: 'pending', total: foreseen.total, hasPaper: true, reason: 'Geste' },
  ]);
  await desk.settle(uuid, { refund: id, step: 'sent' });
  expect((await desk.read(uuid)).refunds).toMatchObject([{ state: 'refunded' }]);
  const reader = { kind: 'admin', id: desk.admin, permissions: new Set(['invoices.print'] as const) } as const;
  const paper = await deskPaper(shop.papers, reader, { order: uuid, kind: 'credit_note', uuid: id }, shop.clock.now());
  expect(new TextDecoder().decode(paper.bytes.subarray(0, 5))).toBe('%PDF-');
});

test('what the law or the sum forbids is refused before anything is written', async () => {
  const { uuid, total } = await paid(1);
  const none = { units: {}, shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, cause: 'other' } as const;
  expect(await codeOf(desk.preview(uuid, none))).toBe('refund.amountInvalid');
  expect(await codeOf(desk.preview(uuid, { ...none, adjustmentRefund: total + EUR }))).toBe('refund.amountTooHigh');
  const fault = { ...none, adjustmentRefund: 5 * EUR, adjustmentFee: EUR, cause: 'shopFault' } as const;
  expect(await codeOf(desk.refund(uuid, fault))).toBe('refund.feeForbidden');
  const nowhere = { source: 'nowhere', lines: [] };
  expect(await codeOf(desk.refund(uuid, { adjustmentRefund: EUR, restock: nowhere }))).toBe('record.unknown');
  expect(await codeOf(desk.refund(uuid, { adjustmentRefund: EUR, method: 'provider' }))).toBe('refund.amountTooHigh');
  expect((await desk.read(uuid)).refunds).toEqual([]);
});

test('O19 what is written to the buyer reaches them; a note among colleagues never does', async () => {
  const { uuid, device } = await placed(1);
  const [note, letter] = [randomUUID(), randomUUID()];
  await desk.comment(uuid, { id: note, message: 'Client difficile au téléphone', isVisible: false });
  await desk.comment(uuid, { id: letter, message: 'Votre pièce arrive jeudi.', isVisible: true });
  await desk.comment(uuid, { id: letter, message: 'Votre pièce arrive jeudi.', isVisible: true });
  expect((await desk.read(uuid)).comments).toMatchObject([
    { uuid: note, author: 'shop', who: 'Marc Rivoire', isVisible: false },
    { uuid: letter, isVisible: true },
  ]);
  expect((await shop.order(device, uuid)).comments.map((one) => one.message)).toEqual(['Votre pièce arrive jeudi.']);
  const sent = await shop.send();
  expect(shop.mails.filter(({ data }) => data.uuid === note)).toEqual([]);
  const texts = sent.map((mail) => JSON.stringify(mail));
  expect(texts.filter((text) => text.includes('arrive jeudi'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('difficile'))).toEqual([]);
  const other = await placed(1);
  expect(await codeOf(desk.comment(other.uuid, { id: note, message: 'Autre', isVisible: false }))).toBe('record.moved');
});

test('a paper asks for the right to it beside the right to see the order', async () => {
  const { uuid } = await paid(1);
  await desk.ship(uuid);
  const { invoices, parcels } = await desk.read(uuid);
  const nobody = { kind: 'admin', id: desk.admin, permissions: new Set<never>() } as const;
  const papers = [
    { kind: 'invoice', uuid: invoices[0]?.uuid ?? '' },
    { kind: 'delivery_slip', uuid: parcels[0]?.uuid ?? '' },
  ] as const;
  for (const paper of papers)
    expect(await codeOf(deskPaper(shop.papers, nobody, { order: uuid, ...paper }, shop.clock.now()))).toBe(
      'permission.missing',
    );
  const reader = { kind: 'admin', id: desk.admin, permissions: new Set(['invoices.print'] as const) } as const;
  const strange = { order: (await placed(1)).uuid, kind: 'invoice', uuid: invoices[0]?.uuid ?? '' } as const;
  expect(await codeOf(deskPaper(shop.papers, reader, strange, shop.clock.now()))).toBe('record.unknown');
});

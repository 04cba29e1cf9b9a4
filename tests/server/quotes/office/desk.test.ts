/** One quote in the back office: what its page shows, and what each step makes of it (domain 5; rule O20 of docs/sale.md). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { quoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { QUOTE_DATA } from '#server/subjects/quotes/personal.ts';
import { codeOf } from '#tests/server/orders/fulfilment.ts';
import { createQuoteShop, type QuoteShop } from '#tests/server/quotes/quote-shop.ts';

import { officeDesk } from './office-desk.ts';

let shop: QuoteShop;
let desk: Awaited<ReturnType<typeof officeDesk>>;
beforeAll(async () => {
  shop = await createQuoteShop();
  desk = await officeDesk(shop);
});
afterAll(() => shop.close());

const EUR = 10_000;

/** Three at 49,90 €, asked for by a customer. */
async function requested(more: Record<string, unknown> = {}) {
  const customer = await shop.customer();
  const device = await shop.customerDevice(customer);
  return { customer, device, ...(await shop.requested(device, more)) };
}

type Requested = Awaited<ReturnType<typeof requested>>;

/** The quote as its buyer's device has it. */
async function recordOf({ device, uuid }: Pick<Requested, 'device' | 'uuid'>): Promise<unknown> {
  return (await device.pull()).changes.findLast(({ key }) => key === `quote:${uuid}`)?.record;
}

const LINE = { position: 0, quantity: 2, unitPrice: 40 * EUR };

test('the page holds all of a quote, as its route promises', async () => {
  const asked = await requested({ vehicle: 'Clio IV', comment: 'Pour mardi' });
  const shown = await desk.read(asked.uuid);
  expect(v.safeParse(quoteDesk, shown).issues).toBeUndefined();
  expect(shown).toMatchObject({
    uuid: asked.uuid,
    number: asked.number,
    state: 'requested',
    buyer: { customer: asked.customer },
    vehicle: 'Clio IV',
    comment: 'Pour mardi',
    lines: [{ position: 0, requestedQty: 3, unitPrice: 49.9 * EUR, proposed: { quantity: 3 }, now: { available: 20 } }],
    requested: { total: 149.7 * EUR },
    proposal: null,
    order: null,
    history: [{ from: null, to: 'requested', actor: 'buyer', who: null }],
    can: { review: true, propose: true, refuse: true, cancel: false },
  });
  expect(await codeOf(desk.read(randomUUID()))).toBe('record.unknown');
});

test('an article says what became of it since: another price, none left, no longer sold', async () => {
  const asked = await requested();
  const now = async () => (await desk.read(asked.uuid)).lines[0]?.now;
  await shop.db.updateTable('product').set({ price: '55.0000' }).where('uuid', '=', asked.product).execute();
  expect(await now()).toMatchObject({ unitPrice: 55 * EUR, onSale: true });
  await shop.db.updateTable('product').set({ is_active: false }).where('uuid', '=', asked.product).execute();
  expect(await now()).toMatchObject({ onSale: false });
  expect((await desk.read(asked.uuid)).lines[0]?.path).toBeNull();
});

describe('O20 a step is taken on the revision that was seen', () => {
  test('sent twice, it is refused and nothing happens twice', async () => {
    const { uuid } = await requested();
    const { rev } = await desk.read(uuid);
    await desk.propose(uuid, { lines: [LINE] }, rev);
    await shop.post();
    expect(await codeOf(desk.propose(uuid, { lines: [LINE] }, rev))).toBe('record.moved');
    expect((await desk.read(uuid)).proposal?.version).toBe(1);
    expect(await shop.post()).toEqual([]);
  });

  test('S85 and on no other of the same number, to which a restored shop comes again', async () => {
    const { uuid } = await requested();
    const { rev, revId } = await desk.read(uuid);
    await sql`update quote set rev_id = gen_random_uuid() where uuid = ${uuid}`.execute(shop.db);
    expect(await codeOf(desk.propose(uuid, { lines: [LINE] }, { rev, baseRevId: revId }))).toBe('record.moved');
    expect(await desk.read(uuid)).toMatchObject({ rev, proposal: null });
    const now = await desk.read(uuid);
    await desk.propose(uuid, { lines: [LINE] }, { rev, baseRevId: now.revId });
    expect((await desk.read(uuid)).proposal?.version).toBe(1);
    await shop.post();
  });

  test('after the buyer’s own, it is refused too', async () => {
    const asked = await requested();
    await desk.propose(asked.uuid, { lines: [LINE] });
    const { rev } = await desk.read(asked.uuid);
    await asked.device.push([shop.accept(2, asked.uuid)]);
    expect(await codeOf(desk.propose(asked.uuid, { lines: [LINE] }, rev))).toBe('record.moved');
    expect(await shop.stateOf(asked.uuid)).toBe('accepted');
  });
});

test('taken up, its buyer reads that it is looked into, and colleagues by whom', async () => {
  const asked = await requested();
  await desk.review(asked.uuid);
  expect(await recordOf(asked)).toMatchObject({ state: 'in_review' });
  const shown = await desk.read(asked.uuid);
  expect(shown.history.at(-1)).toMatchObject({
    from: 'requested',
    to: 'in_review',
    actor: 'shop',
    who: 'Marc Rivoire',
  });
  expect(shown.can).toEqual({ review: false, propose: true, refuse: true, cancel: false });
  expect(await codeOf(desk.review(asked.uuid))).toBe('quote.notAnswerable');
});

test('proposed, its buyer gets lines, prices and terms, by mail with the PDF; revised, the next version', async () => {
  const asked = await requested();
  expect(await codeOf(desk.paper(asked.uuid))).toBe('record.unknown');
  await desk.propose(asked.uuid, { lines: [LINE], validityDays: 10, deliveryDelay: '48 h', conditions: 'Franco' });
  const [mail] = await shop.post();
  expect(mail?.attachments?.map(({ name }) => name)).toEqual([`devis-${asked.number}-v1.pdf`]);
  expect(await recordOf(asked)).toMatchObject({ state: 'proposed', proposal: { version: 1, total: 80 * EUR } });
  const shown = await desk.read(asked.uuid);
  expect(shown).toMatchObject({
    lines: [{ proposed: { quantity: 2, unitPrice: 40 * EUR } }],
    proposal: { version: 1, total: 80 * EUR, deliveryDelay: '48 h', conditions: 'Franco' },
    can: { review: false, propose: true, refuse: false, cancel: true },
  });
  expect(shown.history.at(-1)).toMatchObject({ to: 'proposed', version: 1, who: 'Marc Rivoire' });
  expect((await desk.paper(asked.uuid)).name).toBe(`devis-${asked.number}-v1.pdf`);

  await desk.propose(asked.uuid, { lines: [{ ...LINE, unitPrice: 39 * EUR }] });
  expect(await recordOf(asked)).toMatchObject({ proposal: { version: 2, total: 78 * EUR } });
  expect((await desk.paper(asked.uuid)).name).toBe(`devis-${asked.number}-v2.pdf`);
});

test('an article that nobody asked for is added by its reference, bought with the others, and taken out again', async () => {
  const asked = await requested();
  const more = await shop.product({ price: '12.0000', stock: 9, name: 'Nettoyant freins' });
  expect(await desk.article(asked.uuid, more.sku.toUpperCase())).toMatchObject({
    sku: more.sku,
    name: 'Nettoyant freins',
    now: { unitPrice: 12 * EUR, available: 9, onSale: true },
  });
  const added = [{ sku: more.sku, quantity: 2, unitPrice: 10 * EUR }];
  await desk.propose(asked.uuid, { lines: [LINE], added });
  expect((await desk.read(asked.uuid)).lines).toMatchObject([
    { position: 0 },
    {
      position: 1,
      sku: more.sku,
      requestedQty: 0,
      unitPrice: 12 * EUR,
      proposed: { quantity: 2, unitPrice: 10 * EUR },
    },
  ]);
  const [mail] = await shop.post();
  expect(mail?.text).toContain('2 × Nettoyant freins');
  expect(await recordOf(asked)).toMatchObject({ total: 149.7 * EUR, proposal: { total: 100 * EUR } });
  await desk.propose(asked.uuid, { lines: [{ position: 1, quantity: 0, unitPrice: 10 * EUR }] });
  expect((await desk.read(asked.uuid)).lines).toHaveLength(1);
  expect(await recordOf(asked)).toMatchObject({ lines: [{ sku: asked.sku }], proposal: { total: 80 * EUR } });
  await desk.propose(asked.uuid, { lines: [LINE], added });
  await asked.device.push([shop.accept(2, asked.uuid, 3)]);
  const { lines } = await shop.convert(asked.customer, asked.uuid);
  expect(lines.map(({ sku, quantity, unitPrice }) => ({ sku, quantity, unitPrice }))).toEqual([
    { sku: asked.sku, quantity: 2, unitPrice: 40 * EUR },
    { sku: more.sku, quantity: 2, unitPrice: 10 * EUR },
  ]);
});

test('an article stands in a proposal once: added to itself, it is said at the lines', async () => {
  const { uuid, sku } = await requested();
  const added = [{ sku, quantity: 1, unitPrice: EUR }];
  const twice = [added, [...added, ...added]];
  for (const [place, more] of twice.entries()) {
    const lines = place === 0 ? [LINE] : [{ ...LINE, quantity: 0 }];
    await expect(desk.propose(uuid, { lines, added: more })).rejects.toMatchObject({
      code: 'input.invalid',
      data: { fields: [{ path: 'lines', code: 'value.taken' }] },
    });
  }
  expect((await desk.read(uuid)).lines).toHaveLength(1);
  await desk.propose(uuid, { lines: [{ ...LINE, quantity: 0 }], added });
  expect((await desk.read(uuid)).proposal?.total).toBe(EUR);
});

test('a reference that the area does not sell is added to nothing', async () => {
  const { uuid } = await requested();
  const gone = await shop.product({ price: '12.0000' });
  await shop.db.updateTable('product').set({ is_active: false }).where('uuid', '=', gone.uuid).execute();
  for (const sku of ['INCONNUE', gone.sku]) {
    expect(await codeOf(desk.article(uuid, sku))).toBe('cart.productUnavailable');
    const added = [{ sku, quantity: 1, unitPrice: EUR }];
    expect(await codeOf(desk.propose(uuid, { lines: [LINE], added }))).toBe('cart.productUnavailable');
  }
  expect(await desk.read(uuid)).toMatchObject({ state: 'requested', lines: [{ proposed: { quantity: 3 } }] });
});

test('where no unit is proposed it is said at the lines, and nothing is sent', async () => {
  const { uuid } = await requested();
  const nothing = desk.propose(uuid, { lines: [{ ...LINE, quantity: 0 }] });
  await expect(nothing).rejects.toMatchObject({
    code: 'input.invalid',
    data: { fields: [{ path: 'lines', code: 'required' }] },
  });
  expect(await desk.read(uuid)).toMatchObject({ state: 'requested', lines: [{ proposed: { quantity: 3 } }] });
  expect(await shop.post()).toEqual([]);
});

test('declined, its buyer reads why, and may not be answered any more', async () => {
  const asked = await requested();
  await desk.refuse(asked.uuid, 'Référence arrêtée par le fabricant.');
  const [mail] = await shop.post();
  expect(mail?.text).toContain('Nous ne pouvons pas faire de proposition');
  expect(mail?.text).toContain('Référence arrêtée par le fabricant.');
  expect(await recordOf(asked)).toMatchObject({
    state: 'refused_by_shop',
    comments: [{ author: 'shop', message: 'Référence arrêtée par le fabricant.' }],
  });
  expect(await codeOf(desk.propose(asked.uuid, { lines: [LINE] }))).toBe('quote.notAnswerable');
  expect(await codeOf(desk.refuse(asked.uuid, 'Encore'))).toBe('quote.notAnswerable');
});

test('what was proposed or accepted is taken back with a reason; what was not is declined instead', async () => {
  const asked = await requested();
  expect(await codeOf(desk.cancel(asked.uuid, 'Erreur'))).toBe('quote.notCancelable');
  await desk.propose(asked.uuid, { lines: [LINE] });
  await asked.device.push([shop.accept(2, asked.uuid)]);
  await shop.post();
  await desk.cancel(asked.uuid, 'Prix mal saisi.');
  const [mail] = await shop.post();
  expect(mail?.text).toContain('Nous ne pouvons pas maintenir ce devis');
  expect(mail?.text).toContain('Prix mal saisi.');
  expect(await recordOf(asked)).toMatchObject({ state: 'canceled' });
  expect(await codeOf(shop.convert(asked.customer, asked.uuid))).toBe('quote.notPayable');
});

test('a word after the end is a word, no second end', async () => {
  const asked = await requested();
  await desk.refuse(asked.uuid, 'Épuisé.');
  await shop.post();
  shop.clock.advance(60_000);
  await desk.comment(asked.uuid, { id: randomUUID(), message: 'De retour lundi.', isVisible: true });
  const [mail] = await shop.post();
  expect(mail?.text).toContain('Nous vous avons écrit');
});

describe('O20 what is written', () => {
  test('to the buyer reaches them, once; a note among colleagues never does', async () => {
    const asked = await requested();
    const [word, note] = [
      { id: randomUUID(), message: 'Nous vérifions le stock.', isVisible: true },
      { id: randomUUID(), message: 'Client difficile.', isVisible: false },
    ];
    await desk.comment(asked.uuid, word);
    await desk.comment(asked.uuid, word);
    await desk.comment(asked.uuid, note);
    const mails = await shop.post();
    expect(mails).toHaveLength(1);
    expect(shop.mails.filter(({ data }) => data.uuid === note.id)).toEqual([]);
    expect(mails[0]?.text).toContain('Nous vérifions le stock.');
    expect(JSON.stringify([await recordOf(asked), mails])).not.toContain('difficile');
    const file = await QUOTE_DATA['quote-messages']?.({ customer: asked.customer, email: '' }).execute(shop.db);
    expect(file?.rows.map(({ row }) => row['message'])).toEqual(['Nous vérifions le stock.']);
    expect((await desk.read(asked.uuid)).comments).toMatchObject([
      { message: 'Nous vérifions le stock.', isVisible: true, who: 'Marc Rivoire' },
      { message: 'Client difficile.', isVisible: false, who: 'Marc Rivoire' },
    ]);
  });

  test('under a UUID that stands at another quote is refused', async () => {
    const [one, other] = [await requested(), await requested()];
    const note = { id: randomUUID(), message: 'Ici', isVisible: false };
    await desk.comment(one.uuid, note);
    expect(await codeOf(desk.comment(other.uuid, note))).toBe('record.moved');
    expect((await desk.read(other.uuid)).comments).toEqual([]);
  });
});

test('every way a quote goes stands in its history, which ends where it stands', async () => {
  const paid = await requested();
  await desk.propose(paid.uuid, { lines: [LINE] });
  await paid.device.push([shop.accept(2, paid.uuid)]);
  expect((await desk.read(paid.uuid)).history.map(({ to, actor }) => `${actor} ${to}`)).toEqual([
    'buyer requested',
    'shop proposed',
    'buyer accepted',
  ]);
  const rows = await sql<{ state: string; last: string }>`
    select q.state, (select c.to_state from quote_state_change c where c.quote_id = q.id order by c.id desc limit 1) as last
    from quote q`.execute(shop.db);
  for (const { state, last } of rows.rows) expect(last).toBe(state);
});

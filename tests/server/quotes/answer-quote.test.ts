import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { quoteAcceptedShop, quoteDeclinedShop } from '#server/subjects/quotes/mails/answered-mails.ts';
import { change, createSyncShop, inShort, quote, type Device, type SyncShop } from '#tests/server/sync/sync-shop.ts';

let shop: SyncShop;
let device: Device;
let uuid: string;

beforeAll(async () => {
  shop = await createSyncShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  device = await shop.customerDevice(await shop.customer());
  const product = await shop.product({ price: '49.9000' });
  uuid = randomUUID();
  await device.push([quote(1, product.uuid, 3, { uuid })]);
  await shop.post();
  shop.mails.length = 0;
});

/** The shop proposes two at 40 €, until a day. */
async function propose(validUntil: string | null = '2099-01-31', version = 1): Promise<void> {
  const found = await shop.db
    .updateTable('quote')
    .set({ state: 'proposed', version, valid_until: validUntil, proposed_at: shop.clock.now() })
    .where('uuid', '=', uuid)
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('quote_line')
    .set({ proposed_qty: 2, proposed_price: '40.0000' })
    .where('quote_id', '=', found.id)
    .execute();
}

const accept = (seq: number, version = 1) =>
  change('cart:auto', seq, 'api.quotes.accept', { area: 'auto', quote: uuid, version });
const decline = (seq: number, reason: string | null = null, version = 1) =>
  change('cart:auto', seq, 'api.quotes.decline', { area: 'auto', quote: uuid, version, reason });

const recordOf = async (of: Device) => (await of.pull()).changes.find(({ key }) => key === `quote:${uuid}`)?.record;
/** Which proposal its buyer is shown. */
async function toldId(): Promise<string> {
  const found = shop.db.selectFrom('quote').select('version_id').where('uuid', '=', uuid);
  const { version_id: versionId } = await found.executeTakeFirstOrThrow();
  expect(await recordOf(device)).toMatchObject({ proposal: { versionId } });
  return versionId;
}
const templates = async () => {
  await shop.post();
  return shop.mails.map(({ template, to }) => `${template} ${to}`);
};

describe('a proposal', () => {
  test('comes to its buyer with its lines, its sum, its VAT and its last day', async () => {
    await propose();
    expect(await recordOf(device)).toMatchObject({
      state: 'proposed',
      lines: [{ quantity: 3, unitPrice: 499_000, proposed: { quantity: 2, unitPrice: 400_000 } }],
      proposal: { version: 1, validUntil: '2099-01-31', acceptedAt: null, total: 800_000, taxTotal: 133_300 },
    });
  });

  test('is accepted once, and the shop hears of it once', async () => {
    await propose();
    const other = await shop.customerDevice(device.customer ?? '');
    expect(inShort(await device.push([accept(2), accept(3)]))).toEqual(['applied', 'applied']);
    expect(inShort(await other.push([accept(1)]))).toEqual(['applied']);
    expect(await recordOf(other)).toMatchObject({
      state: 'accepted',
      proposal: { acceptedAt: shop.clock.now().toISOString() },
    });
    expect(await templates()).toEqual(['quote.accepted.shop shop@example.fr']);
    const mail = await quoteAcceptedShop(shop.db, { uuid, locale: 'fr_FR' });
    expect(mail.subject).toMatch(/^Devis \S+ accepté$/u);
    expect(JSON.stringify(mail.parts)).toMatch(/80,00/u);
  });

  test('is declined with a reason, which the shop reads in its thread', async () => {
    await propose();
    expect(inShort(await device.push([decline(2, 'Trop cher.'), decline(3, 'Trop cher.')]))).toEqual([
      'applied',
      'applied',
    ]);
    expect(await recordOf(device)).toMatchObject({
      state: 'declined',
      comments: [{ author: 'customer', message: 'Trop cher.' }],
    });
    expect(await templates()).toEqual(['quote.declined.shop shop@example.fr']);
    const mail = await quoteDeclinedShop(shop.db, { uuid, locale: 'fr_FR' });
    expect(mail.subject).toMatch(/^Devis \S+ refusé$/u);
    expect(mail.parts).toContainEqual({ kind: 'quotation', text: 'Trop cher.' });
  });

  test('that is not there, or is over, is not accepted; one that is over may still be declined', async () => {
    expect(await device.push([accept(2)])).toMatchObject([
      { status: 'refused', code: 'quote.notAnswerable', data: { state: 'requested' } },
    ]);
    await propose('2020-01-31');
    expect(inShort(await device.push([accept(3), decline(4)]))).toEqual(['refused quote.notAnswerable', 'applied']);
    expect(inShort(await device.push([accept(5)]))).toEqual(['refused quote.notAnswerable']);
  });

  test('is answered as it was read: another version of it is another proposal', async () => {
    await propose('2099-01-31', 2);
    expect(await device.push([accept(2, 1), decline(3, null, 1)])).toMatchObject([
      { status: 'refused', code: 'quote.notAnswerable', data: { state: 'proposed', version: 2 } },
      { status: 'refused', code: 'quote.notAnswerable' },
    ]);
    expect(await recordOf(device)).toMatchObject({ state: 'proposed' });
    expect(await templates()).toEqual([]);
  });

  test('O26 is answered by its id: in a restored shop another proposal under the same number is refused', async () => {
    await propose();
    const versionId = await toldId();
    expect(versionId).toMatch(/^[0-9a-f-]{36}$/u);
    // the shop comes to the same number again, at another price
    shop.clock.advance(60_000);
    await propose();
    const named = { area: 'auto', quote: uuid, version: 1, versionId };
    expect(
      await device.push([
        change('cart:auto', 2, 'api.quotes.accept', named),
        change('cart:auto', 3, 'api.quotes.decline', { ...named, reason: null }),
      ]),
    ).toMatchObject([
      { status: 'refused', code: 'quote.notAnswerable', data: { state: 'proposed', version: 1 } },
      { status: 'refused', code: 'quote.notAnswerable' },
    ]);
    expect(await recordOf(device)).toMatchObject({ state: 'proposed' });
    const anew = { ...named, versionId: await toldId() };
    expect(inShort(await device.push([change('cart:auto', 4, 'api.quotes.accept', anew)]))).toEqual(['applied']);
    // accepted stays so for whoever read it, and for no other
    expect(inShort(await device.push([change('cart:auto', 5, 'api.quotes.accept', named)]))).toEqual([
      'refused quote.notAnswerable',
    ]);
  });

  test('O26 of another number is another one also where the id was told again', async () => {
    await propose();
    const { version_id: told } = await shop.db
      .selectFrom('quote')
      .select('version_id')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('quote').set({ version: 2, version_id: told }).where('uuid', '=', uuid).execute();
    const { version_id: now } = await shop.db
      .selectFrom('quote')
      .select('version_id')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(now).not.toBe(told);
  });

  test('of somebody else is as unknown as none', async () => {
    await propose();
    const stranger = await shop.customerDevice(await shop.customer());
    expect(inShort(await stranger.push([accept(1), decline(2)]))).toEqual([
      'refused record.unknown',
      'refused record.unknown',
    ]);
    const guest = await shop.newDevice();
    expect((await guest.push([accept(1)])).map(({ status }) => status)).not.toContain('applied');
    expect(await recordOf(device)).toMatchObject({ state: 'proposed' });
  });

  test('that was accepted is not declined any more, and accepted stays accepted once it is paid', async () => {
    await propose();
    await device.push([accept(2)]);
    expect(inShort(await device.push([decline(3)]))).toEqual(['refused quote.notAnswerable']);
    await shop.db.updateTable('quote').set({ state: 'converted' }).where('uuid', '=', uuid).execute();
    expect(inShort(await device.push([accept(4)]))).toEqual(['applied']);
    expect(await recordOf(device)).toMatchObject({ state: 'converted' });
  });
});

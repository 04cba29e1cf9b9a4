import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { priceCart } from '#core/contract/checkout/price-cart.ts';
import { endQuotes } from '#server/subjects/quotes/service/end-quotes.ts';
import { withQuote } from '#server/subjects/quotes/service/quote-work.ts';
import { refuseQuote } from '#server/subjects/quotes/service/refuse-quote.ts';
import { plantColleague } from '#tests/server/colleague.ts';
import { add, inShort } from '#tests/server/sync/sync-shop.ts';

import { createQuoteShop, type QuoteShop } from './quote-shop.ts';

let shop: QuoteShop;

beforeAll(async () => {
  shop = await createQuoteShop();
});
afterAll(() => shop.close());

const DAY_MS = 24 * 3_600_000;
const text = (mail: { readonly text: string } | undefined) =>
  mail?.text.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');
const refused = (code: string) => expect.objectContaining({ code });

/** A customer who asked, and what was proposed: two at 40 €. */
async function proposed() {
  const customer = await shop.customer();
  const device = await shop.customerDevice(customer);
  const asked = await shop.requested(device);
  const token = await shop.propose(asked, { quantity: 2, unitPrice: 400_000, deliveryDelay: '48 h' });
  return { customer, device, ...asked, token };
}

describe('the shop proposes', () => {
  test('and its buyer gets lines, total, term, a link and the quote as a PDF', async () => {
    const customer = await shop.customer();
    const device = await shop.customerDevice(customer);
    const { number, uuid } = await shop.requested(device);
    const terms = { validityDays: 10, deliveryDelay: '48 h' };
    expect(await shop.offer(uuid, { quantity: 2, unitPrice: 405_000, ...terms })).toBe(1);
    const [mail] = await shop.post();
    expect(mail?.to).toBe(`${customer}@example.fr`);
    expect(mail?.subject).toBe(`Votre devis ${number} est prêt`);
    for (const part of ['2 × Plaquettes avant', 'Total TTC : 81,00 €', 'Délai de livraison : 48 h', '/devis/']) {
      expect(text(mail)).toContain(part);
    }
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([`devis-${number}-v1.pdf`]);
    const { changes } = await device.pull();
    expect(changes.find(({ key }) => key === `quote:${uuid}`)?.record).toMatchObject({
      state: 'proposed',
      proposal: { version: 1, total: 810_000 },
    });
  });

  test('in English to whoever asked in English', async () => {
    const { number, uuid } = await shop.requested(await shop.customerDevice(await shop.customer()));
    await shop.db.updateTable('quote').set({ locale: 'en_GB' }).where('uuid', '=', uuid).execute();
    await shop.offer(uuid);
    const [mail] = await shop.post();
    expect(mail?.subject).toBe(`Your quote ${number} is ready`);
    expect(text(mail)).toContain('Read and answer the quote');
    expect(mail?.attachments?.[0]?.name).toBe(`quote-${number}-v1.pdf`);
  });

  test('anew, as another version: the answer to the first is refused, and each keeps its own PDF', async () => {
    const { token, customer, ...quoted } = await proposed();
    const { uuid } = quoted;
    const first = await shop.pdf(customer, uuid);
    const second = await shop.propose(quoted, { unitPrice: 390_000 });
    await expect(shop.guest.accept(token, 1)).rejects.toEqual(refused('quote.notAnswerable'));
    expect(await shop.guest.show(token)).toMatchObject({ proposal: { version: 2, total: 780_000 } });
    expect(await shop.guest.accept(second, 2)).toEqual({ state: 'accepted' });
    const papers = await shop.db
      .selectFrom('document')
      .select('version')
      .where('subject_uuid', '=', uuid)
      .orderBy('version')
      .execute();
    expect(papers).toEqual([{ version: 1 }, { version: 2 }]);
    expect(await shop.pdf(customer, uuid)).not.toEqual(first);
  });

  test('nothing for what was answered, or of no article', async () => {
    const { uuid, token } = await proposed();
    await expect(shop.offer(uuid, { quantity: 0 })).rejects.toEqual(refused('quote.empty'));
    await shop.guest.accept(token);
    await expect(shop.offer(uuid)).rejects.toEqual(refused('quote.notAnswerable'));
  });

  test('nothing, with the reason, which its buyer reads in the mail and in the thread', async () => {
    const device = await shop.customerDevice(await shop.customer());
    const { uuid } = await shop.requested(device);
    const by = await plantColleague(shop.db);
    await withQuote(shop.quoteDeps, { uuid, now: shop.clock.now() }, (work, quote) =>
      refuseQuote(work, quote, { reason: 'Pièce arrêtée.', by }),
    );
    const [mail] = await shop.post();
    expect(text(mail)).toContain('Pièce arrêtée.');
    expect(text(mail)).toContain('Nous ne pouvons pas faire de proposition');
    const { changes } = await device.pull();
    expect(changes.find(({ key }) => key === `quote:${uuid}`)?.record).toMatchObject({
      state: 'refused_by_shop',
      comments: [{ author: 'shop', message: 'Pièce arrêtée.' }],
    });
  });
});

describe('the link of a proposal', () => {
  test('is read and answered by whoever has it, and opens nothing once it is spoilt', async () => {
    const { token, uuid } = await proposed();
    expect(await shop.guest.show(token)).toMatchObject({
      uuid,
      state: 'proposed',
      lines: [{ proposed: { quantity: 2, unitPrice: 400_000 } }],
      deliveryDelay: '48 h',
      standing: 'signedOut',
      hasAccount: true,
    });
    await expect(shop.guest.show(`${token.slice(1)}a`)).rejects.toEqual(refused('auth.linkExpired'));
    await expect(shop.guest.accept('', 1)).rejects.toEqual(refused('auth.linkExpired'));
    expect(await shop.guest.decline(token, 'Trop cher.')).toEqual({ state: 'declined' });
    await expect(shop.guest.accept(token)).rejects.toEqual(refused('quote.notAnswerable'));
    expect((await shop.post()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Devis \S+ refusé$/u)]);
  });

  test('of a guest leads into the account of the same address, and into no other', async () => {
    const email = `${randomUUID()}@example.fr`;
    const asked = await shop.requested(await shop.newDevice(), { contact: { ...shop.quoteContact, email } });
    const { number, uuid } = asked;
    const token = await shop.propose(asked);
    expect(await shop.guest.show(token)).toMatchObject({ email, hasAccount: false, standing: 'signedOut' });
    await shop.guest.accept(token);
    const stranger = await shop.customer();
    expect(await shop.guest.show(token, stranger)).toMatchObject({ standing: 'foreign' });
    await expect(shop.guest.claim(token, stranger)).rejects.toEqual(refused('record.unknown'));
    const customer = await shop.customer({ email });
    expect(await shop.guest.show(token, customer)).toMatchObject({ standing: 'claimable', hasAccount: true });
    expect(await shop.guest.claim(token, customer)).toEqual({ uuid, area: 'auto' });
    expect(await shop.guest.claim(token, customer)).toEqual({ uuid, area: 'auto' });
    const { changes } = await (await shop.customerDevice(customer)).pull();
    expect(changes.find(({ key }) => key === `quote:${uuid}`)?.record).toMatchObject({ state: 'accepted' });
    expect(await shop.convert(customer, uuid)).toMatchObject({ number, lines: [{ quantity: 3, unitPrice: 499_000 }] });
  });

  test('ends with the time an accepted proposal waits to be paid', async () => {
    const { token } = await proposed();
    const link = await shop.db
      .selectFrom('quote_link')
      .selectAll()
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow();
    shop.clock.advance(link.expires_at.getTime() - shop.clock.now().getTime() + 1);
    await expect(shop.guest.show(token)).rejects.toEqual(refused('auth.linkExpired'));
  });
});

describe('an accepted quote', () => {
  test('becomes an order of its lines at its prices; the cart stays, and its rules change nothing', async () => {
    const { customer, device, uuid, token, product, number } = await proposed();
    await device.push([add(2, product, 5)]);
    await shop.guest.accept(token);
    await shop.post();
    const { lines } = await shop.convert(customer, uuid);
    const terms = { ...(await shop.termsOf()), rules: [] };
    const { priced } = priceCart({ area: 'auto', lines, coupon: null }, terms, shop.choices());
    expect(priced.goodsTotal).toBe(800_000);
    const args = await shop.argsFor(device, { quote: uuid, expectedTotal: priced.grandTotal });
    await shop.place(customer, args);
    const order = await shop.order(device, args.uuid);
    expect(order).toMatchObject({ grandTotal: priced.grandTotal, lines: [{ qtyOrdered: 2, unitPrice: 400_000 }] });
    expect(await shop.stateOf(uuid)).toBe('converted');
    expect((await shop.cartOf(device)).lines).toMatchObject([{ quantity: 5 }]);
    expect((await shop.post()).map(({ subject }) => subject)).toContain(
      `Votre devis ${number} est transformé en commande`,
    );
    // Pressed again, the same order answers; another order of the same quote is refused.
    await shop.place(customer, args);
    await expect(shop.place(customer, { ...args, uuid: randomUUID() })).rejects.toEqual(refused('quote.notPayable'));
    await expect(shop.convert(customer, uuid)).rejects.toEqual(refused('quote.notPayable'));
  });

  test('of somebody else is paid by nobody, and read by nobody', async () => {
    const { uuid, token } = await proposed();
    await shop.guest.accept(token);
    const stranger = await shop.customer();
    await expect(shop.convert(stranger, uuid)).rejects.toEqual(refused('quote.notPayable'));
    await expect(shop.pdf(stranger, uuid)).rejects.toEqual(refused('record.unknown'));
    const device = await shop.customerDevice(stranger);
    await device.push([add(1, (await shop.product({ price: '10.0000', stock: 5 })).uuid, 1)]);
    const args = await shop.argsFor(device, { quote: uuid });
    await expect(shop.place(stranger, args)).rejects.toEqual(refused('quote.notPayable'));
  });

  test('that asks for another price than the one agreed is refused with both', async () => {
    const { customer, device, uuid, token } = await proposed();
    await shop.guest.accept(token);
    const { product } = await shop.requested(await shop.customerDevice(customer));
    await device.push([add(2, product, 1)]);
    const args = await shop.argsFor(device, { quote: uuid, expectedTotal: 10_000 });
    await expect(shop.place(customer, args)).rejects.toMatchObject({
      code: 'order.totalChanged',
      data: { from: 10_000 },
    });
  });
});

describe('a proposal comes to its end', () => {
  const sweep = () => endQuotes(shop.db, shop.clock.now(), shop.quoteDeps);
  /** What was written about this quote; those of other tests come to their end as well. */
  const news = async (number: string) =>
    (await shop.post()).flatMap(({ subject }) => (subject.includes(number) ? [subject] : []));

  test('it is called to mind once, three days before, and closed after its last day', async () => {
    const quoted = await proposed();
    const { uuid, number } = quoted;
    await shop.propose(quoted, { unitPrice: 400_000, validityDays: 10 });
    shop.clock.advance(6 * DAY_MS);
    await sweep();
    expect(await news(number)).toEqual([]);
    shop.clock.advance(DAY_MS);
    await sweep();
    await sweep();
    expect(await news(number)).toEqual([`Votre devis ${number} expire bientôt`]);
    shop.clock.advance(4 * DAY_MS);
    await sweep();
    await sweep();
    expect(await shop.stateOf(uuid)).toBe('expired');
    expect(await news(number)).toEqual([`Votre devis ${number} a expiré`]);
  });

  test('accepted, it waits thirty days for its payment', async () => {
    const { uuid, token, device, customer } = await proposed();
    expect(inShort(await device.push([shop.accept(2, uuid)]))).toEqual(['applied']);
    expect(await shop.guest.accept(token)).toEqual({ state: 'accepted' });
    shop.clock.advance(29 * DAY_MS);
    await sweep();
    expect(await shop.stateOf(uuid)).toBe('accepted');
    shop.clock.advance(3 * DAY_MS);
    await expect(shop.convert(customer, uuid)).rejects.toEqual(refused('quote.notPayable'));
    await sweep();
    expect(await shop.stateOf(uuid)).toBe('expired');
  });
});

/** A shop that answers quotes, and buyers who answer its proposals; mails are sent and read. */
import { randomUUID } from 'node:crypto';

import type { OutgoingMail } from '#server/gateways/mail/mail-gateway.ts';
import { randomIds } from '#server/ids.ts';
import { createAttempts } from '#server/platform/attempts.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { ORDER_MAILS } from '#server/subjects/orders/mails/mails.ts';
import { QUOTE_MAILS } from '#server/subjects/quotes/mails/mails.ts';
import { quoteHandlers } from '#server/subjects/quotes/quote-handlers.ts';
import { proposeQuote, type Proposal, type ProposedLine } from '#server/subjects/quotes/service/propose-quote.ts';
import { withQuote } from '#server/subjects/quotes/service/quote-work.ts';
import { customerPerson } from '#server/platform/person.ts';
import { createOrderShop } from '#tests/server/orders/order-shop.ts';
import { change, quote, quoteContact, type Device } from '#tests/server/sync/sync-shop.ts';

const LINK = /https:\/\/bitume\.test\/devis\/(\S+)/u;
const none = { params: undefined, query: undefined };

/** What is proposed for the one article that was asked for; what is left out stays as it is. */
export type Offer = ProposedLine & Partial<Pick<Proposal, 'validityDays' | 'deliveryDelay'>>;

export async function createQuoteShop() {
  const shop = await createOrderShop();
  const { db, deps, clock, files } = shop;
  const quoteDeps = { db, ids: randomIds, jobs: deps.jobs };
  const handlers = quoteHandlers({ ...quoteDeps, storage: files, shopEmail: deps.shopEmail });

  /** A person who calls the shop: nobody signed in, or a customer. */
  const by = (customer: string | null = null) => ({
    now: clock.now(),
    locale: 'fr_FR' as const,
    network: 'test',
    idempotencyKey: null,
    visitor: async () => null,
    customer: async () => customer,
    person: async () => (customer === null ? null : customerPerson(customer)),
  });
  /** @returns its version */
  const offer = (uuid: string, { validityDays, deliveryDelay = null, ...line }: Offer = {}) =>
    withQuote(quoteDeps, { uuid, now: clock.now() }, (work, asked) =>
      proposeQuote(work, asked, {
        lines: new Map(Object.keys(line).length === 0 ? [] : [[0, line]]),
        ...(validityDays === undefined ? {} : { validityDays }),
        deliveryDelay,
        conditions: null,
      }),
    );

  const sent: OutgoingMail[] = [];
  /** Sends the mails ordered since the last time. */
  const post = async (): Promise<readonly OutgoingMail[]> => {
    const before = sent.length;
    shop.mails.length = 0;
    await shop.post();
    const mailDeps = {
      db,
      clock,
      ids: randomIds,
      storage: files,
      gateway: { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} },
      sender: async () => ({ siteName: 'Bitume', publicUrl: 'https://bitume.test', legalLine: 'Bitume & Fils' }),
      templates: { ...QUOTE_MAILS, ...ORDER_MAILS },
      attempts: createAttempts({ db, clock }),
      limitFactor: 1000,
      shopEmail: 'shop@example.fr',
    };
    for (const mail of shop.mails) await sendMail(mailDeps, mail);
    return sent.slice(before);
  };

  /** A request for three of an article at 49,90 €, by whoever uses the device. */
  const requested = async (device: Device, more: Record<string, unknown> = {}) => {
    const product = await shop.product({ price: '49.9000', stock: 20, name: 'Plaquettes avant' });
    const uuid = randomUUID();
    await device.push([quote(1, product.uuid, 3, { uuid, ...more })]);
    const row = await db.selectFrom('quote').select('number').where('uuid', '=', uuid).executeTakeFirstOrThrow();
    await post();
    return { uuid, number: row.number, sku: product.sku, product: product.uuid };
  };
  /** The secret in the mail of a proposal. */
  const propose = async (quoted: { readonly uuid: string; readonly number: string }, given?: Offer) => {
    await offer(quoted.uuid, given);
    const mail = (await post()).find(({ subject }) => subject.includes(quoted.number));
    const [, token] = LINK.exec(mail?.text ?? '') ?? [];
    if (token === undefined) throw new Error('no mail with a link');
    return token;
  };
  const stateOf = async (uuid: string) =>
    (await db.selectFrom('quote').select('state').where('uuid', '=', uuid).executeTakeFirstOrThrow()).state;
  const guest = {
    show: (token: string, customer: string | null = null) =>
      handlers['api.quotes.guest.show'](by(customer), { ...none, body: { token } }),
    accept: (token: string, version = 1) =>
      handlers['api.quotes.guest.accept'](by(), { ...none, body: { token, version } }),
    decline: (token: string, reason: string | null = null, version = 1) =>
      handlers['api.quotes.guest.decline'](by(), { ...none, body: { token, version, reason } }),
    claim: (token: string, customer: string) =>
      handlers['api.quotes.guest.claim'](by(customer), { ...none, body: { token } }),
  };
  const convert = (customer: string, uuid: string) =>
    handlers['api.quotes.convert'](by(customer), { ...none, body: { area: 'auto', quote: uuid } });
  const pdf = (customer: string, uuid: string) =>
    handlers['api.quotes.pdf'](by(customer), { params: { quote: uuid }, query: undefined, body: undefined });
  const accept = (seq: number, uuid: string, version = 1) =>
    change('cart:auto', seq, 'api.quotes.accept', { area: 'auto', quote: uuid, version });
  return { ...shop, quoteDeps, offer, post, requested, propose, stateOf, guest, convert, pdf, accept, quoteContact };
}

export type QuoteShop = Awaited<ReturnType<typeof createQuoteShop>>;

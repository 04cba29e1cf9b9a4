import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import type { QUOTE_STANDINGS } from '#core/contract/quotes/quote-guest.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import { customerPerson } from '#server/platform/person.ts';
import { RawFile } from '#server/platform/raw-file.ts';
import { payableQuote, quoteLines } from '#server/subjects/orders/place/quote-basket.ts';
import type { PersonCall } from '#server/sync/sync-handlers.ts';

import { takeAcceptance, takeRefusal } from './answer/answer-quote.ts';
import { quoteOfLink } from './links/quote-links.ts';
import { quotePaper } from './papers/quote-paper.ts';
import { termOf } from './read/own-quote.ts';
import { recordsOf } from './read/read-quotes.ts';
import { recipientOf, type Quote } from './read/stored-quote.ts';
import { withQuote, type QuoteDeps } from './service/quote-work.ts';

type Routes = Pick<
  OnlineRoutes,
  | 'api.quotes.guest.show'
  | 'api.quotes.guest.accept'
  | 'api.quotes.guest.decline'
  | 'api.quotes.guest.claim'
  | 'api.quotes.convert'
  | 'api.quotes.pdf'
>;

type Handlers = {
  readonly [Name in keyof Routes]: (
    call: PersonCall,
    input: RouteInput<Routes[Name]>,
  ) => Promise<RouteAnswer<Routes[Name]>>;
};

export interface QuoteHandlerDeps extends QuoteDeps {
  readonly shopEmail: string;
  readonly storage: Pick<StorageGateway, 'write' | 'read' | 'remove'>;
}

/** Proposals answered by link, taken into an account, and on their way to an order. */
export function quoteHandlers(deps: QuoteHandlerDeps): Handlers {
  const { db, shopEmail } = deps;
  return {
    'api.quotes.guest.show': async (call, { body }) => show(deps, call, await byLink(deps, call, body.token)),
    'api.quotes.guest.accept': async (call, { body: { token, ...read } }) =>
      withQuote(deps, { uuid: await byLink(deps, call, token), now: call.now }, (work, quote) =>
        takeAcceptance({ ...work, shopEmail }, termOf(quote), read),
      ),
    'api.quotes.guest.decline': async (call, { body: { token, reason, ...read } }) =>
      withQuote(deps, { uuid: await byLink(deps, call, token), now: call.now }, (work, quote) =>
        takeRefusal({ ...work, shopEmail }, termOf(quote), { ...read, reason, mutId: work.ids.uuid() }),
      ),
    'api.quotes.guest.claim': async (call, { body }) => claim(deps, call, await byLink(deps, call, body.token)),
    'api.quotes.convert': async (call, { body: { quote: uuid } }) => {
      const customer = await signedIn(call);
      const { id, number } = await payableQuote(db, { uuid, customer, now: call.now, isLocked: false });
      const lines = await quoteLines(db, id, { buyer: customerPerson(customer), now: call.now });
      return { number, lines: lines.map(({ productId: _p, variantId: _v, returns: _r, ...line }) => line) };
    },
    'api.quotes.pdf': async (call, { params }) => {
      const customer = await signedIn(call);
      const own = db.selectFrom('quote').selectAll().where('uuid', '=', params.quote);
      const quote = await own.where('customer_id', '=', customer).executeTakeFirst();
      if (quote === undefined || quote.proposed_at === null) throw new Refusal('record.unknown');
      const { name, bytes } = await quotePaper(deps, quote, call.now);
      return new RawFile(name, 'application/pdf', bytes);
    },
  };
}

/** @throws Refusal `session.required` */
async function signedIn(call: PersonCall): Promise<string> {
  const customer = await call.customer();
  if (customer === null) throw new Refusal('session.required');
  return customer;
}

/** @throws Refusal `auth.linkExpired` */
async function byLink({ db }: QuoteHandlerDeps, { now }: PersonCall, token: string): Promise<string> {
  const uuid = await quoteOfLink(db, token, now);
  if (uuid === null) throw new Refusal('auth.linkExpired');
  return uuid;
}

/** True for the address somebody signed in with. */
const isOf = async ({ db }: QuoteHandlerDeps, customer: string, email: string): Promise<boolean> => {
  const row = await db.selectFrom('customer').select('email').where('id', '=', customer).executeTakeFirst();
  return row?.email.toLowerCase() === email.toLowerCase();
};

async function standingOf(
  deps: QuoteHandlerDeps,
  call: PersonCall,
  quote: Quote,
  email: string,
): Promise<(typeof QUOTE_STANDINGS)[number]> {
  const customer = await call.customer();
  if (customer === null) return 'signedOut';
  if (quote.customer_id !== null) return quote.customer_id === customer ? 'own' : 'foreign';
  return (await isOf(deps, customer, email)) ? 'claimable' : 'foreign';
}

async function show(
  deps: QuoteHandlerDeps,
  call: PersonCall,
  uuid: string,
): Promise<RouteAnswer<Routes['api.quotes.guest.show']>> {
  const { db } = deps;
  const quote = await db.selectFrom('quote').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const [record] = await recordsOf(db, [quote], false);
  const email = await recipientOf(db, quote);
  // Whoever asked for it was forgotten meanwhile.
  if (record === undefined || email === null) throw new Refusal('auth.linkExpired');
  const account = db.selectFrom('customer').select('id').where('email', '=', email);
  const { area, state, lines, total, taxTotal = 0, proposal = null } = record;
  return {
    uuid,
    area,
    number: quote.number,
    state,
    lines: [...lines],
    total,
    taxTotal,
    proposal,
    deliveryDelay: quote.delivery_delay,
    conditions: quote.conditions,
    email,
    hasAccount: (await account.executeTakeFirst()) !== undefined,
    standing: await standingOf(deps, call, quote, email),
  };
}

/** @throws Refusal `record.unknown` for whoever signed in with another address */
async function claim(
  deps: QuoteHandlerDeps,
  call: PersonCall,
  uuid: string,
): Promise<RouteAnswer<Routes['api.quotes.guest.claim']>> {
  const customer = await signedIn(call);
  return withQuote(deps, { uuid, now: call.now }, async ({ trx, now }, quote) => {
    if (quote.customer_id === customer) return { uuid, area: quote.area };
    const email = await recipientOf(trx, quote);
    if (quote.customer_id !== null || email === null || !(await isOf(deps, customer, email))) {
      throw new Refusal('record.unknown');
    }
    await trx
      .updateTable('quote')
      .set((row) => ({ customer_id: customer, rev: row('rev', '+', 1), updated_at: now }))
      .where('id', '=', quote.id)
      .execute();
    return { uuid, area: quote.area };
  });
}

/** Customers who are signed in, with one article in the cart and an order ready to be placed. */
import { randomBytes, randomUUID } from 'node:crypto';

import type pg from 'pg';
import * as v from 'valibot';

import type { CartRecord } from '#core/contract/cart/cart-record.ts';
import { priceCart } from '#core/contract/checkout/price-cart.ts';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import { secretHash } from '#server/platform/secret-hash.ts';
import { ORDER_ADDRESS } from '#tests/support/samples/order-samples.ts';

import { callAll, type Call } from '../server/callers.ts';
import { addOf, type Card } from '../server/questions.ts';

const PLACE = { country: ORDER_ADDRESS.country, state: null, postcode: ORDER_ADDRESS.postcode };

const me = v.object({ csrfToken: v.string() });
const cartAnswer = v.object({ cart: v.custom<CartRecord>((given) => typeof given === 'object' && given !== null) });

export interface Buyer {
  readonly headers: Readonly<Record<string, string>>;
  readonly add: Call;
}

/** Opens accounts with their sessions; nobody hashes a password meanwhile. */
export async function openBuyers(
  { origin, client }: { readonly origin: string; readonly client: pg.Client },
  products: readonly Card[],
  count: number,
): Promise<Buyer[]> {
  const own = products.filter(({ row }) => row.area === 'auto');
  const buyers: Buyer[] = [];
  for (let at = 0; at < count; at += 1) {
    const product = own[at % own.length];
    if (product === undefined) throw new Error('the shop has no products');
    const headers = await signedIn(origin, client);
    buyers.push({
      headers,
      add: { method: 'POST', path: '/api/cart/items', headers, body: JSON.stringify(addOf(product)) },
    });
  }
  return buyers;
}

async function signedIn(origin: string, client: pg.Client): Promise<Record<string, string>> {
  const [customer, visitor] = [randomUUID(), randomUUID()];
  const secret = () => randomBytes(32).toString('base64url');
  const [seen, session] = [secret(), secret()];
  await client.query(
    `insert into customer (id, email, verified_at, created_at, updated_at, password_hash, group_code, customer_type,
      gender, last_name, first_name, phone, approval, locale)
     values ($1, $2, now(), now(), now(), 'nobody signs in here', 'general', 'individual', 'Mrs', 'Durand', 'Camille',
      '+33612345678', 'approved', 'fr_FR')`,
    [customer, `${customer}@example.fr`],
  );
  await client.query(
    'insert into visitor (id, secret_hash, created_at, seen_at, signed_in_id) values ($1, $2, now(), now(), $3)',
    [visitor, secretHash(seen), customer],
  );
  await client.query(
    `insert into customer_session (id, customer_id, secret_hash, visitor_id, remembered, browser, created_at, seen_at)
     values ($1, $2, $3, $4, true, 'bench', now(), now())`,
    [randomUUID(), customer, secretHash(session), visitor],
  );
  const cookie = `visitor=${seen}; session=${session}`;
  const { csrfToken } = v.parse(me, await (await fetch(`${origin}/api/me`, { headers: { cookie } })).json());
  return { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
}

/** Fills the cart and computes what its device would ask for. */
export async function orderOf(origin: string, { headers, add }: Buyer, terms: SaleTerms): Promise<Call> {
  await callAll(origin, [add], 1);
  return placementOf(origin, headers, terms);
}

export async function placementOf(origin: string, headers: Buyer['headers'], terms: SaleTerms): Promise<Call> {
  const { cart } = v.parse(cartAnswer, await (await fetch(`${origin}/api/cart?area=auto`, { headers })).json());
  const asked = {
    group: 'general',
    buyer: { type: 'individual', firstOrder: true, vatNumber: null },
    billing: PLACE,
    shipping: PLACE,
    paymentMethod: 'banktransfer',
    nowMs: Date.now(),
  } as const;
  // The first way that is brought: what is fetched has no address.
  const { methods } = priceCart(cart, terms, { ...asked, shippingMethod: null });
  const shippingMethod = methods.find(({ pickup }) => pickup === null)?.code ?? null;
  const { priced } = priceCart(cart, terms, { ...asked, shippingMethod });
  const body = {
    uuid: randomUUID(),
    area: 'auto',
    quote: null,
    billing: ORDER_ADDRESS,
    shipping: ORDER_ADDRESS,
    shippingMethod,
    paymentMethod: asked.paymentMethod,
    useStoreCredit: false,
    expectedTotal: priced.grandTotal,
    comment: null,
    purchaseOrderNumber: null,
    terms: true,
    newsletter: false,
    waiveWithdrawal: false,
  };
  return { method: 'POST', path: '/api/checkout/orders', headers, body: JSON.stringify(body) };
}

/** Lets a history happen in the world of a sale, and writes down what was pressed, told, and really paid. */
import { sql } from 'kysely';

import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import type { PaymentAction } from '#core/contract/payment/payments.ts';
import { toCents } from '#core/domain/price/money.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { loadSaleTerms } from '#server/platform/sale-terms/load-sale-terms.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { wayHome } from '#tests/server/payments/payment-shop.ts';
import { plantBuyer, plantProduct } from './plant.ts';

import type { Action, History, Who } from './actions.ts';
import { openBuyer, type Buyer, type Press } from './buyer.ts';
import { openDesk } from './desk.ts';
import { forge } from './forge.ts';
import type { Letter } from './world/post-office.ts';
import type { Accident } from './world/mortal-pool.ts';
import type { Method, SaleWorld } from './world/sale-world.ts';
import { SLOW_MS } from './world/stand-in.ts';

/** A page at a provider that some screen leads to. */
export interface Page {
  readonly action: PaymentAction;
  readonly reference: string;
  readonly method: string;
  readonly cents: number;
  /** Where it was opened. */
  url: string | null;
  isPressed: boolean;
}

/** Money that a provider took, or a bank brought. */
export interface Taken {
  readonly reference: string;
  readonly cents: number;
  readonly at: number;
}

export interface Seen {
  readonly product: { readonly id: number; readonly uuid: string };
  readonly pieces: number;
  readonly presses: Press[];
  /** Units put into the cart, by customer. */
  readonly added: Map<string, number>;
  readonly pages: Page[];
  readonly taken: Taken[];
  /** Cents of transfers, by order. */
  readonly transfers: Map<string, number>;
  readonly buyers: Readonly<Record<Who, Buyer>>;
}

export async function begin(world: SaleWorld, pieces: number): Promise<Seen> {
  world.office.letters.length = 0;
  world.providers.forgetLater();
  world.mailbox.handedOver.length = 0;
  const { outside } = world;
  await sql`delete from pgboss.job`.execute(outside);
  const product = await plantProduct(world, pieces);
  const [one, other] = [await plantBuyer(world), await plantBuyer(world)];
  const terms: SaleTerms = await loadSaleTerms({ db: outside, setting: await settingsIn(outside) }, 'auto');
  const buyers = {
    phone: await openBuyer(world, one, terms),
    desk: await openBuyer(world, one, terms),
    rival: await openBuyer(world, other, terms),
  };
  return { product, pieces, presses: [], added: new Map(), pages: [], taken: [], transfers: new Map(), buyers };
}

export async function happen(world: SaleWorld, seen: Seen, { wanted, rival, actions }: History): Promise<void> {
  await add(seen, seen.buyers.phone, wanted);
  await add(seen, seen.buyers.rival, rival);
  const desk = openDesk(world, seen);
  for (const one of actions) await take(world, seen, desk, one);
}

async function take(world: SaleWorld, seen: Seen, desk: ReturnType<typeof openDesk>, one: Action): Promise<void> {
  const { buyers } = seen;
  switch (one.does) {
    case 'add':
      return add(seen, buyers[one.who], one.quantity);
    case 'press':
      return press(world, seen, one);
    case 'race': {
      const both = ['phone', 'desk', 'rival'] as const;
      const each = both.map((who) => press(world, seen, { ...one, who, fate: 'arrives', accident: null }));
      await Promise.all(each);
      return;
    }
    case 'look':
    case 'retry': {
      const buyer = buyers[one.who];
      const order = await lastOrder(world, buyer.customer);
      if (order === null) return;
      await follow(world, seen, await buyer.payment(order, one.does === 'retry' ? one.method : null, one.accident));
      return;
    }
    case 'pay': {
      const page = pick(seen.pages, one.which);
      if (page !== null) await pay(world, seen, page, one.button);
      if (!one.isToldAtOnce) return;
      for (const letter of world.office.letters.filter(({ isTaken }) => !isTaken)) await deliver(world, letter, null);
      return;
    }
    case 'notify': {
      const letter = pick(
        world.office.letters.filter(({ isTaken }) => one.isOld || !isTaken),
        one.which,
      );
      if (letter === null) return;
      const times = Array.from({ length: one.times }, () => deliver(world, letter, one.accident));
      await Promise.all(times);
      return;
    }
    case 'forge': {
      const page = pick(
        seen.pages.filter(({ url }) => url !== null),
        one.which,
      );
      if (page !== null) forge(world, page, one.what);
      await world.providers.settled();
      return;
    }
    case 'transfer':
      return desk.transfer(one.which, one.percent);
    case 'abandon': {
      const buyer = buyers[one.who];
      const order = await lastOrder(world, buyer.customer);
      if (order !== null) await buyer.abandon(order, one.accident);
      return;
    }
    case 'refund':
      return desk.refund(one.which, one.accident);
    case 'ship':
      return desk.ship(one.which);
    case 'work':
      return world.work(one.accident);
    case 'wait':
      return world.pass(one.minutes);
  }
}

const pick = <T>(list: readonly T[], which: number): T | null =>
  list.at(-1 - (which % Math.max(1, list.length))) ?? null;

async function add(seen: Seen, buyer: Buyer, quantity: number): Promise<void> {
  await buyer.add(seen.product.uuid, quantity);
  seen.added.set(buyer.customer, (seen.added.get(buyer.customer) ?? 0) + quantity);
}

interface PressFacts {
  readonly who: Who;
  readonly method: Method;
  readonly times: number;
  readonly fate: string;
  readonly accident: Accident | null;
}

async function press(world: SaleWorld, seen: Seen, { who, method, times, fate, accident }: PressFacts): Promise<void> {
  const buyer = seen.buyers[who];
  const asked = await buyer.press(method);
  if (asked === null) return;
  if (!seen.presses.includes(asked)) seen.presses.push(asked);
  if (fate === 'requestLost') return;
  const sends = Array.from({ length: times }, async (_none, at) =>
    buyer.send(asked, at === 0 ? accident : null, fate === 'arrives'),
  );
  for (const action of await Promise.all(sends)) await follow(world, seen, action);
}

/** A screen that leads to a provider stays open beside the others. */
async function follow(world: SaleWorld, seen: Seen, action: PaymentAction | null): Promise<void> {
  if (action === null || (action.kind !== 'redirect' && action.kind !== 'form')) return;
  const attempts = world.outside.selectFrom('payment_attempt').select(['reference', 'amount']);
  const attempt =
    action.kind === 'redirect'
      ? await attempts.where(sql<boolean>`action ->> 'url' = ${action.url}`).executeTakeFirst()
      : await attempts
          .where('method', '=', action.method)
          .where('reference', '=', action.fields['vads_order_id'] ?? action.fields['invoice'] ?? '')
          .executeTakeFirst();
  if (attempt === undefined) throw new Error(`a way to pay of no try: ${JSON.stringify(action)}`);
  if (seen.pages.some(({ reference }) => reference === attempt.reference)) return;
  const { reference, amount } = attempt;
  const cents = toCents(moneyOf(amount));
  seen.pages.push({ action, reference, method: action.method, cents, url: null, isPressed: false });
}

async function pay(world: SaleWorld, seen: Seen, page: Page, button: string): Promise<void> {
  const { action } = page;
  if (page.url === null) {
    const opened =
      action.kind === 'form'
        ? await fetch(action.action, { method: 'POST', body: new URLSearchParams(action.fields) })
        : await fetch(action.kind === 'redirect' ? action.url : '');
    await opened.body?.cancel();
    if (opened.status !== 200) throw new Error(`${page.method} refuses what the shop asks of it`);
    page.url = opened.url;
  }
  const body = new URLSearchParams({ action: button });
  const home = await wayHome(await fetch(page.url, { method: 'POST', body, redirect: 'manual' }));
  await world.providers.settled();
  if (!page.isPressed) {
    const { reference, cents } = page;
    const now = world.clock.now().getTime();
    if (button === 'pay' || button === 'twice') seen.taken.push({ reference, cents, at: now });
    if (button === 'slow') seen.taken.push({ reference, cents, at: now + SLOW_MS });
    page.isPressed = true;
  }
  const { pathname, search } = new URL(home.address);
  const back =
    (await world.send(pathname + search, home.init, null)) ?? (await world.send(pathname + search, home.init, null));
  if (back?.status !== 303) throw new Error(`the way home was answered ${back?.status}`);
}

/** Lets what a provider told reach the shop. */
export async function deliver(world: SaleWorld, letter: Letter, accident: Accident | null): Promise<void> {
  const { path, headers, body } = letter;
  const answer = await world.send(path, { method: 'POST', headers, body }, accident);
  if (answer?.status === 200) letter.isTaken = true;
}

async function lastOrder({ outside }: SaleWorld, customer: string): Promise<string | null> {
  const row = await outside
    .selectFrom('sale_order')
    .select('uuid')
    .where('customer_id', '=', customer)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.uuid ?? null;
}

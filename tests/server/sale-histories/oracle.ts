/** What must hold of every sale, whatever went wrong: said as sentences of what does not. */
import { sql } from 'kysely';
import * as v from 'valibot';

import { toCents } from '#core/domain/price/money.ts';
import { moneyOf } from '#server/database/decimal.ts';

import { parseJson } from '#server/gateways/payment/read-body.ts';

import { readFacts, type Facts } from './facts.ts';
import type { Seen } from './run-history.ts';
import type { SaleWorld } from './world/sale-world.ts';

/** @param isSettled everything told has arrived, and all work is done */
export async function violations(world: SaleWorld, seen: Seen, before: Numbers, isSettled: boolean): Promise<string[]> {
  const facts = await readFacts(world, seen);
  return [
    ...ordersOf(seen, facts),
    ...moneyOfOrders(world, seen, facts, isSettled),
    ...stockOf(seen, facts),
    ...papersOf(facts),
    ...refundsOf(world, facts),
    ...(await numbersSince(world, before)),
    ...mailsOf(world, facts, before, isSettled),
    ...(isSettled ? await stuck(world) : []),
  ];
}

/** One press, one order; no order without its press; what was told is so. */
function ordersOf({ presses, added, buyers }: Seen, { orders, lines, moves, carts }: Facts): string[] {
  const wrong: string[] = [];
  for (const order of orders) {
    const press = presses.find(({ uuid }) => uuid === order.uuid);
    const units = lines.filter((line) => line.order_id === order.id).reduce((sum, line) => sum + line.qty_ordered, 0);
    if (press === undefined) wrong.push(`order ${order.number} was never pressed`);
    else if (press.customer !== order.customer_id) wrong.push(`order ${order.number} is somebody else's`);
    else if (press.units !== units || press.args.expectedTotal !== moneyOf(order.grand_total))
      wrong.push(`order ${order.number} is not what was pressed`);
    const own = moves.filter(({ order_id: id }) => id === order.id);
    own.forEach(({ from_status: from }, at) => {
      if (from !== (own[at - 1]?.to_status ?? null)) wrong.push(`the states of ${order.number} have a gap`);
    });
    const isExpired = own.some((move) => move.to_status === 'canceled' && move.actor === 'system');
    if (isExpired && order.payment_method === 'banktransfer')
      wrong.push(`${order.number} did not wait for its transfer as long as its buyer was told`);
    if (own.at(-1)?.to_status !== order.status) wrong.push(`the state of ${order.number} has no history`);
  }
  for (const { uuid, wasPlaced, wasRefused } of presses) {
    const isThere = orders.some((order) => order.uuid === uuid);
    if (wasPlaced && !isThere) wrong.push('an order was told as taken that is not there');
    if (wasRefused && !wasPlaced && isThere) wrong.push('an order was told as refused that is there');
  }
  for (const customer of new Set(Object.values(buyers).map((one) => one.customer))) {
    const own = orders.filter((order) => order.customer_id === customer);
    // What a buyer gave up stands in the cart again.
    const ordered = own
      .filter(({ id }) => !moves.some((move) => move.order_id === id && move.reason === 'abandoned'))
      .flatMap(({ id }) => lines.filter((line) => line.order_id === id))
      .reduce((sum, line) => sum + line.qty_ordered, 0);
    const inCart = carts.filter((one) => one.customer_id === customer).reduce((sum, one) => sum + one.quantity, 0);
    const put = added.get(customer) ?? 0;
    if (ordered + inCart > put)
      wrong.push(`${put} pieces were put in the cart, ${ordered} ordered, ${inCart} are in it`);
  }
  return wrong;
}

/** Paid ⇔ its provider took the money. */
function moneyOfOrders(
  world: SaleWorld,
  seen: Seen,
  { orders, attempts, transactions, comments }: Facts,
  isSettled: boolean,
) {
  const wrong: string[] = [];
  const now = world.clock.now().getTime();
  for (const order of orders) {
    const own = attempts.filter((attempt) => attempt.order_id === order.id);
    const online = seen.taken
      .filter(({ at, reference }) => at <= now && own.some((attempt) => attempt.reference === reference))
      .reduce((sum, one) => sum + one.cents, 0);
    const taken = online + (seen.transfers.get(order.uuid) ?? 0);
    const paid = toCents(moneyOf(order.paid_total));
    const total = toCents(moneyOf(order.grand_total));
    if (paid > taken) wrong.push(`${order.number} counts ${paid} as paid, ${taken} came`);
    if (isSettled && paid < taken) wrong.push(`${order.number} counts ${paid} as paid although ${taken} came`);
    for (const attempt of own) {
      const isPaid = transactions.some(
        (one) => one.attempt_uuid === attempt.uuid && one.type === 'payment' && one.status === 'paid',
      );
      if (isPaid !== (attempt.state === 'paid'))
        wrong.push(`a try of ${order.number} is ${attempt.state}, and its money ${isPaid ? 'came' : 'did not come'}`);
    }
    const booked = transactions
      .filter((one) => one.order_id === order.id && one.type === 'payment' && ['paid', 'refunded'].includes(one.status))
      .reduce((sum, one) => sum + toCents(moneyOf(one.amount)), 0);
    if (booked !== paid) wrong.push(`${order.number}: ${booked} booked, ${paid} paid`);
    const isHandled = ['processing', 'completed', 'closed'].includes(order.status);
    if (isHandled && paid < total) wrong.push(`${order.number} is ${order.status} and not paid`);
    if (order.status === 'pending_payment' && paid >= total) wrong.push(`${order.number} waits for money that came`);
    if (isHandled !== (order.paid_at !== null) && order.status !== 'canceled')
      wrong.push(
        `${order.number} is ${order.status}, and the instant of its payment is ${order.paid_at?.toISOString()}`,
      );
    const isSaid = comments.some((one) => one.order_id === order.id && one.message.startsWith('payment: '));
    if (isSettled && online > 0 && (paid > total || order.status === 'canceled') && !isSaid)
      wrong.push(`nobody was told of the money that is too much for ${order.number}`);
  }
  return wrong;
}

function stockOf({ pieces }: Seen, { stock, reserved, lines, orders, shipped }: Facts): string[] {
  const open = lines.filter(({ order_id: id }) => orders.some((order) => order.id === id));
  const aside = open.reduce(
    (sum, line) => sum + line.qty_ordered - line.qty_shipped - line.qty_canceled - line.qty_refunded_unshipped,
    0,
  );
  const wrong: string[] = [];
  if (stock.quantity < 0 || stock.reserved < 0 || stock.reserved > stock.quantity)
    wrong.push(`the stock is ${stock.quantity} with ${stock.reserved} set aside`);
  if (stock.reserved !== reserved) wrong.push(`${stock.reserved} are set aside, for orders ${reserved}`);
  if (stock.reserved !== aside) wrong.push(`${stock.reserved} are set aside, orders wait for ${aside}`);
  if (stock.quantity !== pieces - shipped)
    wrong.push(`of ${pieces} pieces ${shipped} left, and ${stock.quantity} are there`);
  return wrong;
}

function papersOf({ orders, invoices, refunds }: Facts): string[] {
  const wrong: string[] = [];
  for (const order of orders) {
    const issued = invoices.filter((one) => one.order_id === order.id);
    const sum = issued.reduce((all, one) => all + moneyOf(one.grand_total), 0);
    if (sum !== moneyOf(order.invoiced_total)) wrong.push(`the invoices of ${order.number} are not what it counts`);
    if (issued.length > 1) wrong.push(`${order.number} has ${issued.length} invoices`);
    const back = refunds
      .filter((one) => one.order_id === order.id)
      .reduce((all, one) => all + moneyOf(one.grand_total), 0);
    if (back !== moneyOf(order.refunded_total)) wrong.push(`the refunds of ${order.number} are not what it counts`);
    if (back > moneyOf(order.paid_total)) wrong.push(`more went back than came for ${order.number}`);
    const isHandled = ['processing', 'completed', 'closed'].includes(order.status);
    if (isHandled && issued.length === 0) wrong.push(`${order.number} is paid and has no invoice`);
  }
  return wrong;
}

const told = v.object({ object: v.literal('refund'), id: v.string(), payment_id: v.string() });

/** Of each refund its provider gives back once: PayPlug tells every refund it made. */
function refundsOf({ office }: SaleWorld, { orders, attempts, refunds }: Facts): string[] {
  const made = new Map<string, string>();
  for (const { body } of office.letters.filter(({ path }) => path.includes('/payplug/'))) {
    const read = v.safeParse(told, parseJson(body));
    if (read.success) made.set(read.output.id, read.output.payment_id);
  }
  return orders.flatMap(({ id, number }) => {
    const tries = attempts.filter((one) => one.order_id === id).map((one) => one.provider_reference);
    const given = [...made.values()].filter((payment) => tries.includes(payment)).length;
    const asked = refunds.filter((one) => one.order_id === id && one.method === 'provider').length;
    return given > asked ? [`${asked} refunds of ${number} were given back ${given} times`] : [];
  });
}

const SERIES = { order: 'sale_order', invoice: 'invoice', refund: 'refund', shipment: 'shipment' } as const;

/** Where a history found the shop. */
export interface Numbers {
  readonly last: ReadonlyMap<string, number>;
  readonly ids: Readonly<Record<keyof typeof SERIES, number>>;
  /** How often a mail had left whose note was lost. */
  readonly unnoted: number;
}

const partsOf = (number: string) => {
  const [, series = '', place = ''] = /^(.*?)(\d+)$/u.exec(number) ?? [];
  return { series, place: Number(place) };
};

async function numbersOf({ outside }: SaleWorld, kind: keyof typeof SERIES, after: number) {
  const { rows } = await sql<{ number: string }>`
    select number from ${sql.table(SERIES[kind])} where id > ${after} order by id`.execute(outside);
  // Money that goes back before an invoice has no number of the series.
  return rows.filter(({ number }) => !/-R\d+$/u.test(number)).map(({ number }) => partsOf(number));
}

export async function numbersBefore(world: SaleWorld): Promise<Numbers> {
  const ids = { order: 0, invoice: 0, refund: 0, shipment: 0 };
  const last = new Map<string, number>();
  for (const kind of ['order', 'invoice', 'refund', 'shipment'] as const) {
    const { rows } = await sql<{
      id: number;
    }>`select coalesce(max(id), 0) as id from ${sql.table(SERIES[kind])}`.execute(world.outside);
    ids[kind] = rows[0]?.id ?? 0;
  }
  const { rows } = await sql<{ key: string; last: number }>`
    select series || ' ' || scope as key, last_number::int as last from document_counter`.execute(world.outside);
  for (const { key, last: number } of rows) last.set(key, number);
  return { ids, last, unnoted: world.met.get('before a mail is noted as sent') ?? 0 };
}

/** Each series goes on without a gap and without a number twice. */
async function numbersSince(world: SaleWorld, before: Numbers): Promise<string[]> {
  const wrong: string[] = [];
  const counters = await numbersBefore(world);
  const counted = new Map<string, number>();
  for (const [key, last] of counters.last) {
    const [series = ''] = key.split(' ');
    counted.set(series, (counted.get(series) ?? 0) + last - (before.last.get(key) ?? 0));
  }
  const kinds = { order: 'order', invoice: 'invoice', refund: 'credit_note', shipment: 'shipment' } as const;
  for (const kind of ['order', 'invoice', 'refund', 'shipment'] as const) {
    const taken = await numbersOf(world, kind, before.ids[kind]);
    const places = new Map<string, number[]>();
    for (const { series, place } of taken) places.set(series, [...(places.get(series) ?? []), place]);
    for (const [series, list] of places) {
      const sorted = list.toSorted((a, b) => a - b);
      if (sorted.some((place, at) => at > 0 && place !== (sorted[at - 1] ?? 0) + 1))
        wrong.push(`numbers ${series} have a gap: ${sorted.join(' ')}`);
    }
    if (taken.length !== (counted.get(kinds[kind]) ?? 0))
      wrong.push(`${counted.get(kinds[kind]) ?? 0} numbers of ${kind} were given, ${taken.length} are in use`);
  }
  return wrong;
}

/** Each mail once; each order is confirmed; nobody is told of a payment that is none. */
function mailsOf({ mailbox, met }: SaleWorld, { orders }: Facts, before: Numbers, isSettled: boolean): string[] {
  const wrong: string[] = [];
  const times = new Map<string, number>();
  for (const key of mailbox.handedOver) times.set(key, (times.get(key) ?? 0) + 1);
  const again = [...times.values()].reduce((sum, count) => sum + count - 1, 0);
  // A server that dies between the two cannot know that it was taken: its Message-ID says that it is the same mail.
  const unnoted = (met.get('before a mail is noted as sent') ?? 0) - before.unnoted;
  if (again > unnoted) wrong.push(`mails left more than once: ${[...times].filter(([, n]) => n > 1).join(' ')}`);
  for (const { uuid, number, paid_total: paid, grand_total: total } of orders) {
    if (times.has(`order.paid ${uuid}`) && moneyOf(paid) < moneyOf(total)) wrong.push(`${number} was told as paid`);
    if (isSettled && !times.has(`order.placed.customer ${uuid}`)) wrong.push(`${number} was never confirmed`);
  }
  return wrong;
}

/** Nobody's pieces are set aside for an order that will never be paid. */
export async function waiting(world: SaleWorld, seen: Seen): Promise<string[]> {
  const { orders } = await readFacts(world, seen);
  const now = world.clock.now();
  return orders
    .filter((order) => order.status === 'pending_payment' && (order.expires_at === null || order.expires_at < now))
    .map((order) => `${order.number} by ${order.payment_method} waits for ever`);
}

/** Nothing fails for ever. */
async function stuck({ outside }: SaleWorld): Promise<string[]> {
  const { rows } = await sql<{ name: string; output: unknown }>`
    select name, output from pgboss.job where state in ('active', 'retry', 'failed')`.execute(outside);
  return rows.map(({ name, output }) => `${name} fails: ${JSON.stringify(output)}`);
}

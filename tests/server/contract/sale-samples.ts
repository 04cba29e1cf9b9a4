/** Good calls of the routes of the sale: what they act on is ordered, sent and sent back beforehand, one for each. */
import { randomUUID } from 'node:crypto';

import sharp from 'sharp';
import * as v from 'valibot';

import type { RouteName } from '#core/contract/routes.ts';
import { dayIn } from '#core/domain/shop/time-zone.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { randomIds } from '#server/ids.ts';
import { moveRma } from '#server/subjects/returns/service/move-rma.ts';
import { withRma } from '#server/subjects/returns/service/rma-work.ts';
import { officeDesk } from '#tests/server/orders/office/office-desk.ts';
import { add } from '#tests/server/sync/sync-shop.ts';
import { addressFields } from '#tests/support/samples/customer-samples.ts';
import { plantFile, plantLink } from '#tests/support/samples/download-samples.ts';

import type { Call, Visit, WholeServer } from './whole-server.ts';

const COUPON = 'FREINS10';
const placed = v.object({ number: v.string() });
const changed = v.object({ code: v.literal('order.totalChanged'), data: v.object({ to: v.number() }) });

interface Ordered {
  readonly uuid: string;
  readonly number: string;
  /** What it was placed with. */
  readonly body: Record<string, unknown>;
}

/** What came of a call that has to succeed. */
async function done(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

async function plantCoupon({ db }: WholeServer): Promise<void> {
  const rule = randomUUID();
  await db
    .insertInto('cart_rule')
    .values({
      uuid: rule,
      name: 'Freins',
      label: 'Freins : 10 %',
      areas: ['auto'],
      customer_groups: ['general'],
      coupon_type: 'specific',
      action_type: 'by_percent',
      discount_amount: '10',
    })
    .execute();
  await db.insertInto('cart_rule_coupon').values({ uuid: randomUUID(), rule_uuid: rule, code: COUPON }).execute();
}

/** Orders of one article, by this customer. */
function orderer(person: Visit, product: string) {
  let seq = 100;
  const fill = async (quantity: number) =>
    done(await person.call('api.cart.items.store', { body: add(++seq, product, quantity).args }));
  const order = async (quantity = 1): Promise<Ordered> => {
    await fill(quantity);
    const uuid = randomUUID();
    const asked = {
      uuid,
      area: 'auto',
      quote: null,
      billing: addressFields,
      shipping: addressFields,
      shippingMethod: 'flatrate_flatrate',
      paymentMethod: 'banktransfer',
      useStoreCredit: false,
      comment: null,
      purchaseOrderNumber: null,
      terms: true,
      newsletter: false,
      waiveWithdrawal: false,
    };
    const place = (expectedTotal: number) =>
      person.call('api.checkout.orders.store', { body: { ...asked, expectedTotal } });
    const { to } = v.parse(changed, await (await place(0)).json()).data;
    const { number } = v.parse(placed, await done(await place(to)));
    return { uuid, number, body: { ...asked, expectedTotal: to } };
  };
  return { fill, order };
}

/** An order that was paid, sent and received, and returns of single pieces of it. */
async function returner(server: WholeServer, person: Visit, order: Ordered) {
  const { db, jobs, clock } = server;
  const deps = { db, jobs, ids: randomIds, shopEmail: 'shop@example.fr' };
  const row = await db
    .selectFrom('sale_order')
    .innerJoin('sale_order_line', 'sale_order_line.order_id', 'sale_order.id')
    .select(['sale_order.grand_total', 'sale_order_line.uuid', 'sale_order_line.name', 'sale_order_line.sku'])
    .where('sale_order.uuid', '=', order.uuid)
    .executeTakeFirstOrThrow();
  const desk = await officeDesk({ db, clock, orderDeps: deps });
  await desk.pay(order.uuid, { amount: moneyOf(row.grand_total), reference: 'VIR-1' });
  await desk.ship(order.uuid);
  const [parcel] = (await desk.read(order.uuid)).parcels;
  await desk.parcel(order.uuid, {
    parcel: parcel?.uuid ?? '',
    step: { kind: 'delivered', on: dayIn('Europe/Paris', clock.now().getTime()) },
  });
  const { uuid: line, name, sku } = row;
  const asks = () => ({
    uuid: randomUUID(),
    area: 'auto',
    order: order.uuid,
    orderNumber: order.number,
    type: 'return',
    packageCondition: 'unopened',
    information: '',
    preferredResolution: 'refund',
    lines: [{ line, quantity: 1, reason: 'changed-mind', name, sku }],
    photos: 0,
  });
  const open = async () => {
    const body = asks();
    await done(await person.call('api.rma.store', { body }));
    return body.uuid;
  };
  const accept = (uuid: string) =>
    withRma(deps, { uuid, now: clock.now(), by: 'admin' }, (work, rma) =>
      moveRma(work, rma, { to: 'awaiting_return' }),
    );
  return { asks, open, accept };
}

/** A paid right to a file with a sample, of an order. */
async function plantBought({ db, storage }: WholeServer, order: string) {
  const file = await plantFile({ db, storage });
  const line = await db
    .selectFrom('sale_order_line')
    .innerJoin('sale_order', 'sale_order.id', 'sale_order_line.order_id')
    .select(['sale_order_line.id', 'order_id'])
    .where('sale_order.uuid', '=', order)
    .executeTakeFirstOrThrow();
  const product = await db
    .insertInto('product')
    .columns(['area', 'type', 'family_id', 'sku', 'slug', 'name', 'name_key', 'price'])
    .expression((eb) =>
      eb
        .selectFrom('product')
        .select(['area', eb.val('downloadable' as const).as('type'), 'family_id'])
        .select([eb.val('DL-1').as('sku'), eb.val('dl-1').as('slug'), 'name', 'name_key', 'price'])
        .limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = await plantLink({ db }, product.id, { file: file.uuid, sample: file.uuid });
  const grant = await db
    .insertInto('download_grant')
    .values({
      order_id: line.order_id,
      order_line_id: line.id,
      link,
      position: 0,
      title: 'Revue technique',
      file: file.uuid,
      max_downloads: 0,
      valid_days: 0,
      granted_at: new Date(0),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return { grant: grant.uuid, link };
}

export async function saleSamples(server: WholeServer, person: Visit, product: string) {
  await plantCoupon(server);
  const { fill, order } = orderer(person, product);
  const delivered = await order(8);
  const { asks, open, accept } = await returner(server, person, delivered);
  const [shown, retried, abandoned, canceled, withdrawn] = [
    await order(),
    await order(),
    await order(),
    await order(),
    await order(),
  ];
  const [talked, closed, reopened, accepted] = [await open(), await open(), await open(), await open()];
  await done(await person.call('api.rma.close', { body: { rma: reopened } }));
  await accept(accepted);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  const photo = () => ({
    rma: talked,
    uuid: randomUUID(),
    mime: 'image/jpeg',
    data: picture.toString('base64'),
  });
  const sent = photo();
  await done(await person.call('api.rma.images.store', { body: sent }));
  const bought = await plantBought(server, shown.uuid);
  // The codes of promotions are for carts that hold something.
  await fill(1);
  const who = { name: 'Camille Durand', email: 'camille@example.fr' };
  return {
    'api.cart.coupon.store': { body: { area: 'auto', code: COUPON } },
    'api.cart.coupon.destroy': { body: { area: 'auto' } },
    'api.sale-terms.show': { params: { area: 'auto' } },
    // Asked for again, the same order answers.
    'api.checkout.orders.store': { body: shown.body },
    'api.orders.cancel': { body: { order: canceled.uuid, reason: 'Commandée deux fois.' } },
    'api.orders.comments.store': { body: { uuid: randomUUID(), order: shown.uuid, message: 'Quand part-elle ?' } },
    'api.orders.documents.show': { params: { order: shown.uuid, kind: 'order', uuid: shown.uuid } },
    'api.account.downloads.index': { query: { order: shown.uuid } },
    'api.account.downloads.show': { params: { uuid: bought.grant }, query: { pass: randomUUID() } },
    'api.samples.show': { params: { uuid: bought.link } },
    'api.payments.show': { params: { order: shown.uuid } },
    'api.payments.retry': { params: { order: retried.uuid }, body: { method: 'banktransfer' } },
    'api.payments.abandon': { body: { order: abandoned.uuid } },
    'api.rma.reasons.index': {},
    'api.rma.store': { body: asks() },
    'api.rma.images.store': { body: photo() },
    'api.rma.images.show': { params: { rma: talked, image: sent.uuid } },
    'api.rma.label': { params: { rma: accepted } },
    'api.rma.messages.store': { body: { rma: talked, uuid: randomUUID(), message: 'Le colis est prêt.' } },
    'api.rma.close': { body: { rma: closed } },
    'api.rma.reopen': { body: { rma: reopened } },
    'api.withdrawals.request-link': { body: { number: delivered.number, email: who.email } },
    'api.withdrawals.show': { body: { by: { order: delivered.uuid } } },
    'api.withdrawals.store': {
      body: { uuid: randomUUID(), by: { order: withdrawn.uuid }, ...who, lines: null, reason: null },
    },
  } satisfies Partial<Record<RouteName, Call>>;
}

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { change, inShort } from '#tests/server/sync/sync-shop.ts';

import { asks, createReturnShop, type ReturnShop } from './return-shop.ts';

let shop: ReturnShop;

beforeAll(async () => {
  shop = await createReturnShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.post();
  shop.mails.length = 0;
});

/** Mails about returns. */
const told = () => shop.mails.flatMap(({ template }) => (template.startsWith('rma.') ? [template] : [])).sort();

const DAY_MS = 24 * 3_600_000;

test('a return asked for on the device has a number, a mail to each side, and comes back as its record', async () => {
  const { device, order } = await shop.delivered();
  const args = asks(order);
  const [result] = await device.push([change('returns', 1, 'api.rma.store', args)]);
  expect(result).toMatchObject({
    status: 'applied',
    answer: { uuid: args.uuid, number: expect.stringMatching(/^RMA\d{8}$/u) },
  });
  expect(await shop.rmaOf(device, args.uuid)).toMatchObject({
    status: 'new_request',
    order: order.uuid,
    orderNumber: order.number,
    lines: [{ line: order.lines[0]?.uuid, quantity: 1, reason: 'changed-mind', receivedQty: null }],
    history: [{ status: 'new_request' }],
    isRefunded: false,
  });
  await shop.post();
  expect(told()).toEqual(['rma.created.customer', 'rma.created.shop']);
});

test('the reasons come with the records, so that a return can be asked for without a network', async () => {
  const { device } = await shop.delivered();
  const { changes } = await device.pull();
  expect(changes.map(({ record }) => record)).toContainEqual(
    expect.objectContaining({
      kind: 'rma-reasons',
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'defective', requiresImage: true })]),
    }),
  );
});

test('the same return sent twice is one return, with one number and one pair of mails', async () => {
  const { customer, device, order } = await shop.delivered();
  const args = asks(order);
  const answers = await Promise.all([
    shop.direct(customer, 'api.rma.store', args),
    shop.direct(customer, 'api.rma.store', args),
  ]);
  expect(answers[1]).toEqual(answers[0]);
  expect(await shop.direct(customer, 'api.rma.store', args)).toEqual(answers[0]);
  expect(await shop.rmasOf(device)).toHaveLength(1);
  await shop.post();
  expect(told()).toHaveLength(2);
});

test('nobody sends back what somebody else ordered, under whatever UUID', async () => {
  const [mine, theirs] = [await shop.delivered(), await shop.delivered()];
  await expect(shop.direct(mine.customer, 'api.rma.store', asks(theirs.order))).rejects.toMatchObject({
    code: 'record.unknown',
  });
  const foreign = asks(mine.order, 1, { lines: asks(theirs.order).lines });
  await expect(shop.direct(mine.customer, 'api.rma.store', foreign)).rejects.toMatchObject({
    code: 'return.notEligible',
  });
  const taken = asks(theirs.order);
  await shop.direct(theirs.customer, 'api.rma.store', taken);
  await expect(
    shop.direct(mine.customer, 'api.rma.store', { ...asks(mine.order), uuid: taken.uuid }),
  ).rejects.toMatchObject({ code: 'record.moved' });
  expect(await shop.rmasOf(mine.device)).toEqual([]);
});

test('several requests together never take more units than were sent', async () => {
  const { customer, order } = await shop.delivered(3);
  const results = await Promise.allSettled(
    [2, 2, 1, 1].map((quantity) => shop.direct(customer, 'api.rma.store', asks(order, quantity))),
  );
  const rows = await shop.db
    .selectFrom('rma_line')
    .innerJoin('rma', 'rma.id', 'rma_line.rma_id')
    .innerJoin('sale_order', 'sale_order.id', 'rma.order_id')
    .select('rma_line.quantity')
    .where('sale_order.uuid', '=', order.uuid)
    .execute();
  expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(3);
  expect(results.filter((one) => one.status === 'rejected').length).toBeGreaterThan(0);
  for (const one of results)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'return.alreadyOpen' });
});

test('a refusal names its field: too many, not sent yet, too late, a photo that is missing, a wish not offered', async () => {
  const { customer, order } = await shop.delivered();
  await expect(shop.direct(customer, 'api.rma.store', asks(order, 9))).rejects.toMatchObject({
    code: 'return.tooMany',
    data: { fields: [{ path: 'lines.0.quantity', code: 'return.quantityTooHigh' }] },
  });
  const waiting = await shop.ordered();
  await expect(shop.direct(waiting.customer, 'api.rma.store', asks(waiting.order))).rejects.toMatchObject({
    code: 'return.notEligible',
    data: { fields: [{ path: 'lines.0.quantity', code: 'return.notPossible' }] },
  });
  const faulty = asks(order, 1, { lines: asks(order).lines.map((line) => ({ ...line, reason: 'defective' })) });
  await expect(shop.direct(customer, 'api.rma.store', faulty)).rejects.toMatchObject({
    code: 'input.invalid',
    data: { fields: [{ path: 'photos', code: 'return.photoMissing' }] },
  });
  const repair = asks(order, 1, { preferredResolution: 'repair' });
  await expect(shop.direct(customer, 'api.rma.store', repair)).rejects.toMatchObject({
    data: { fields: [{ path: 'preferredResolution', code: 'return.resolutionNotOffered' }] },
  });
  const unknown = asks(order, 1, { lines: asks(order).lines.map((line) => ({ ...line, reason: 'no-such' })) });
  await expect(shop.direct(customer, 'api.rma.store', unknown)).rejects.toMatchObject({
    data: { fields: [{ path: 'lines.0.reason', code: 'value.invalid' }] },
  });
});

test('no more photos than the shop takes for its area come with a request', async () => {
  const { customer, order } = await shop.delivered();
  const code = 'sales.rma.setting.max_images';
  await shop.db.insertInto('core_config').values({ code, value: '2', channel_code: order.area }).execute();
  await expect(shop.direct(customer, 'api.rma.store', asks(order, 1, { photos: 3 }))).rejects.toMatchObject({
    code: 'input.invalid',
    data: { fields: [{ path: 'photos', code: 'return.photosTooMany' }] },
  });
  const fit = asks(order, 1, { photos: 2 });
  expect(await shop.direct(customer, 'api.rma.store', fit)).toMatchObject({ uuid: fit.uuid });
  await shop.db.deleteFrom('core_config').where('code', '=', code).execute();
});

test('a month and a day after the delivery a return is refused, and a breakdown under warranty is not', async () => {
  const { customer, order } = await shop.delivered();
  shop.clock.advance(32 * DAY_MS);
  await expect(shop.direct(customer, 'api.rma.store', asks(order))).rejects.toMatchObject({
    code: 'return.notEligible',
  });
  const broken = asks(order, 1, {
    type: 'warranty',
    photos: 1,
    preferredResolution: 'repair',
    lines: asks(order).lines.map((line) => ({ ...line, reason: 'warranty' })),
  });
  expect(await shop.direct(customer, 'api.rma.store', broken)).toMatchObject({ uuid: broken.uuid });
});

test('a message reaches the shop once, closing ends the return, and a closed one opens again while it may', async () => {
  const { customer, device, order } = await shop.delivered();
  const args = asks(order);
  const message = { rma: args.uuid, uuid: randomUUID(), message: 'Le carton est prêt.' };
  const results = await device.push([
    change('returns', 1, 'api.rma.store', args),
    change('returns', 2, 'api.rma.messages.store', message),
    change('returns', 3, 'api.rma.messages.store', message),
    change('returns', 4, 'api.rma.close', { rma: args.uuid }),
    change('returns', 5, 'api.rma.messages.store', { ...message, uuid: randomUUID() }),
  ]);
  expect(inShort(results)).toEqual(['applied', 'applied', 'applied', 'applied', 'refused order.notAllowed']);
  await shop.post();
  expect(shop.mails.filter(({ template }) => template === 'rma.message.shop')).toHaveLength(1);
  const reopen = () => shop.direct(customer, 'api.rma.reopen', { rma: args.uuid });
  const other = asks(order, 2);
  await shop.direct(customer, 'api.rma.store', other);
  await expect(reopen()).rejects.toMatchObject({ code: 'return.alreadyOpen' });
  await shop.direct(customer, 'api.rma.close', { rma: other.uuid });
  expect(await reopen()).toEqual({ status: 'new_request' });
  expect(await reopen()).toEqual({ status: 'new_request' });
  expect((await shop.rmaOf(device, args.uuid)).messages).toMatchObject([
    { author: 'customer', message: message.message },
  ]);
});

test('no stranger reads, writes, closes or reopens a return', async () => {
  const [mine, theirs] = [await shop.delivered(), await shop.delivered()];
  const args = asks(theirs.order);
  await shop.direct(theirs.customer, 'api.rma.store', args);
  const calls: readonly [string, unknown][] = [
    ['api.rma.messages.store', { rma: args.uuid, uuid: randomUUID(), message: 'bonjour' }],
    ['api.rma.close', { rma: args.uuid }],
    ['api.rma.reopen', { rma: args.uuid }],
  ];
  for (const [route, body] of calls) {
    await expect(shop.direct(mine.customer, route, body)).rejects.toMatchObject({ code: 'record.unknown' });
  }
  expect(await shop.rmasOf(mine.device)).toEqual([]);
});

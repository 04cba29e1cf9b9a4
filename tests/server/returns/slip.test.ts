import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { returnHandlers } from '#server/subjects/returns/return-handlers.ts';
import { moveRma } from '#server/subjects/returns/service/move-rma.ts';
import { withRma } from '#server/subjects/returns/service/rma-work.ts';
import { customerPerson } from '#server/platform/person.ts';

import { asks, createReturnShop, type ReturnShop } from './return-shop.ts';

let shop: ReturnShop;

beforeAll(async () => {
  shop = await createReturnShop();
  await shop.db
    .insertInto('core_config')
    .values([
      { code: 'general.company.legal.name', value: 'Bitume & Fils' },
      { code: 'general.company.legal.address', value: '12 rue de l’Échangeur' },
      { code: 'general.company.legal.postcode', value: '69007' },
      { code: 'general.company.legal.city', value: 'Lyon' },
    ])
    .execute();
});
afterAll(() => shop.close());

const accept = (rma: string) =>
  withRma(shop.deps, { uuid: rma, now: shop.clock.now(), by: 'admin' }, (work, row) =>
    moveRma(work, row, { to: 'awaiting_return' }),
  );

async function asked() {
  const made = await shop.delivered(2);
  const args = asks(made.order, 2);
  await shop.direct(made.customer, 'api.rma.store', args);
  const { number } = await shop.rmaOf(made.device, args.uuid);
  return { ...made, rma: args.uuid, number: number ?? '' };
}

const slip = (customer: string | null, rma: string) =>
  returnHandlers({ db: shop.db, storage: shop.files, ids: shop.deps.ids })['api.rma.label'](
    {
      now: shop.clock.now(),
      locale: 'fr_FR',
      network: 'test',
      idempotencyKey: null,
      visitor: async () => null,
      customer: async () => customer,
      person: async () => (customer === null ? null : customerPerson(customer)),
    },
    { params: { rma }, query: undefined, body: undefined },
  );

test('the slip comes with the acceptance, is the same at every reading, and is its owner’s alone', async () => {
  const { customer, rma, number } = await asked();
  await expect(slip(customer, rma)).rejects.toMatchObject({ code: 'order.notAllowed' });
  await accept(rma);
  const first = await slip(customer, rma);
  expect(Buffer.from(first.bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
  expect(first.name).toBe(`${number}.pdf`);
  const kept = await shop.db
    .selectFrom('document')
    .select(['sha256', 'bytes'])
    .where('kind', '=', 'return_slip')
    .where('subject_uuid', '=', rma)
    .execute();
  expect(kept).toEqual([{ sha256: createHash('sha256').update(first.bytes).digest('hex'), bytes: first.bytes.length }]);
  shop.clock.advance(3_600_000);
  expect(Buffer.from((await slip(customer, rma)).bytes).equals(Buffer.from(first.bytes))).toBe(true);
  await expect(slip(await shop.customer(), rma)).rejects.toMatchObject({ code: 'record.unknown' });
  await expect(slip(null, rma)).rejects.toMatchObject({ code: 'record.unknown' });
});

import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { runReturnDesk } from '#server/subjects/returns/desk/desk.ts';
import { returnHandlers } from '#server/subjects/returns/return-handlers.ts';
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

const desk = (...typed: string[]) =>
  runReturnDesk(
    { db: shop.db, ids: shop.deps.ids, jobs: shop.deps.jobs, shopEmail: 'shop@example.fr' },
    typed,
    shop.clock.now(),
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
  await desk('accept', number);
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

test('from the desk: accepted, received, and what the state does not allow is said in a sentence', async () => {
  const { device, rma, number, order } = await asked();
  expect((await desk('list', 'new_request')).join('\n')).toContain(number);
  await expect(desk('receive', number)).rejects.toThrow('L’état du retour ne le permet pas.');
  expect((await desk('accept', number))[0]).toMatch(/^Retour RMA\d+ : En attente de retour \(jusqu’au /u);
  await expect(desk('receive', number, 'AUTRE=1')).rejects.toThrow('Le retour ne contient pas AUTRE.');
  await desk('receive', number, `${order.lines[0]?.sku}=1`);
  expect(await shop.rmaOf(device, rma)).toMatchObject({
    status: 'returned',
    lines: [{ receivedQty: 1, acceptedQty: 1 }],
  });
  await expect(desk('refuse', number)).rejects.toThrow('Un refus a un motif');
  await desk('message', number, 'Merci,', 'nous regardons.');
  expect((await desk('show', number)).join('\n')).toContain('Merci, nous regardons.');
  await expect(desk('show', 'RMA99999999')).rejects.toThrow('Aucun retour');
});

test('what came back is refunded from the desk, never more than was paid for it', async () => {
  const { device, rma, number, order } = await asked();
  await shop.db
    .updateTable('sale_order_line')
    .set({ qty_invoiced: 2 })
    .where('uuid', '=', order.lines[0]?.uuid ?? '')
    .execute();
  const paid = { paid_total: order.grandTotal / 10_000, invoiced_total: order.grandTotal / 10_000 };
  await shop.db.updateTable('sale_order').set(paid).where('uuid', '=', order.uuid).execute();
  await desk('accept', number);
  await desk('receive', number, `${order.lines[0]?.sku}=1`);
  expect((await desk('refund', number, '--method=manual'))[0]).toContain('Remboursée');
  expect(await shop.rmaOf(device, rma)).toMatchObject({ status: 'refunded', isRefunded: true });
  const after = await shop.order(device, order.uuid);
  expect(after.refunded).toBe(order.lines[0]?.unitPrice);
  expect(after.lines).toMatchObject([{ qtyRefunded: 1, qtyRefundedUnshipped: 0 }]);
});

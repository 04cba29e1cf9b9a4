import { createHash, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderDocument } from '#server/subjects/orders/order-document.ts';
import { senderOf } from '#server/subjects/orders/papers/issuer.ts';
import { findPaper } from '#server/subjects/orders/papers/order-papers.ts';
import { customerPerson } from '#server/platform/person.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';

import { codeOf, createFulfilment, type Fulfilment } from './fulfilment.ts';

let shop: Fulfilment;

beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

type Kind = 'order' | 'invoice' | 'credit_note' | 'delivery_slip';

/** What the customer's browser gets. */
const ask = async (customer: string | null, order: string, kind: Kind, uuid: string) => {
  const call = {
    now: shop.clock.now(),
    locale: 'fr_FR' as const,
    network: 'n',
    idempotencyKey: null,
    visitor: async () => null,
    customer: async () => customer,
    person: async () => (customer === null ? null : customerPerson(customer)),
  };
  return orderDocument(shop.papers)(call, { params: { order, kind, uuid }, query: undefined, body: undefined });
};

async function handled() {
  const { uuid: product } = await shop.product({ price: '49.9000', stock: 5 });
  const { uuid, customer, total } = await shop.placed(product, 2);
  await shop.pay(uuid, total);
  const parcel = await shop.ship(uuid);
  const [line] = (await shop.state(uuid)).lines;
  const note = await shop.refund(uuid, { units: { [line?.uuid ?? '']: 1 } });
  const { row } = await shop.state(uuid);
  const invoice = await shop.db
    .selectFrom('invoice')
    .select(['uuid', 'number'])
    .where('order_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const papers: [Kind, string, string][] = [
    ['order', uuid, `commande-${row.number}.pdf`],
    ['invoice', invoice.uuid, `facture-${invoice.number}.pdf`],
    ['credit_note', note.uuid, `avoir-${note.number}.pdf`],
    ['delivery_slip', parcel.uuid, `bon-de-livraison-${parcel.number}.pdf`],
  ];
  return { uuid, customer, papers };
}

test('a document is the same bytes for ever, whatever the shop sets since, and its hash stands beside it', async () => {
  const { uuid, customer, papers } = await handled();
  const first = await Promise.all(papers.map(([kind, subject]) => ask(customer, uuid, kind, subject)));
  const code = 'general.company.legal.name';
  await shop.db.updateTable('core_config').set({ value: 'Autre nom' }).where('code', '=', code).execute();
  shop.clock.advance(86_400_000);
  for (const [index, [kind, subject, name]] of papers.entries()) {
    const again = await ask(customer, uuid, kind, subject);
    expect([again.name, again.mime]).toEqual([name, 'application/pdf']);
    expect(Buffer.from(again.bytes).equals(Buffer.from(first[index]?.bytes ?? []))).toBe(true);
    const kept = await shop.db
      .selectFrom('document')
      .select(['sha256', 'file', 'bytes'])
      .where('kind', '=', kind)
      .where('subject_uuid', '=', subject)
      .execute();
    expect(kept).toEqual([
      {
        sha256: createHash('sha256').update(again.bytes).digest('hex'),
        file: expect.stringMatching(/^[0-9a-f]{64}\.pdf$/u),
        bytes: again.bytes.byteLength,
      },
    ]);
  }
  await shop.db.updateTable('core_config').set({ value: 'Bitume & Fils' }).where('code', '=', code).execute();
});

test('parcels leave from the place the shop has set for the area, else from its own address', async () => {
  const place = { area: 'auto', locale: 'fr_FR' } as const;
  const home = { lines: ['12 rue de l’Échangeur'], postcode: '69007', city: 'Lyon', country: 'FR' };
  expect(senderOf(await settingsIn(shop.db), place)).toEqual({ name: 'Bitume & Fils', address: home, contact: null });
  const origin = {
    store_name: 'Entrepôt',
    address: '3 quai Nord',
    zipcode: '44000',
    city: 'Nantes',
    contact: 'Quai 3',
  };
  const rows = Object.entries(origin).map(([name, value]) => ({
    code: `sales.shipping.origin.${name}`,
    value,
    channel_code: 'auto',
  }));
  await shop.db.insertInto('core_config').values(rows).execute();
  const setting = await settingsIn(shop.db);
  expect(senderOf(setting, place)).toEqual({
    name: 'Entrepôt',
    address: { lines: ['3 quai Nord'], postcode: '44000', city: 'Nantes', country: 'FR' },
    contact: 'Quai 3',
  });
  expect(senderOf(setting, { ...place, area: 'moto' }).address).toEqual(home);
  await shop.db.deleteFrom('core_config').where('code', 'like', 'sales.shipping.origin.%').execute();
});

test('whoever asks first, and at once, makes one document', async () => {
  const { uuid, customer, papers } = await handled();
  const before = shop.storage.files.size;
  const [, invoice] = papers;
  const [kind, subject] = invoice ?? papers[0] ?? ['order', uuid];
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(customer, uuid, kind, subject)));
  expect(new Set(answers.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
  expect(shop.storage.files.size).toBe(before + 1);
});

test('an invoice named as pictures are gets a name of its own when it is asked for, and no address of the old one is left', async () => {
  const { uuid, customer, papers } = await handled();
  const [, invoice] = papers;
  const [kind, subject] = invoice ?? ['order', uuid];
  const issued = await ask(customer, uuid, kind, subject);
  const before = `${'a1'.repeat(16)}.pdf`;
  shop.storage.files.set(before, issued.bytes);
  await shop.db.updateTable('document').set({ file: before }).where('subject_uuid', '=', subject).execute();
  const answers = await Promise.all([1, 2, 3].map(() => ask(customer, uuid, kind, subject)));
  for (const { bytes } of answers) expect(Buffer.from(bytes).equals(Buffer.from(issued.bytes))).toBe(true);
  const { file } = await shop.db
    .selectFrom('document')
    .select('file')
    .where('subject_uuid', '=', subject)
    .executeTakeFirstOrThrow();
  expect(file).toMatch(/^[0-9a-f]{64}\.pdf$/u);
  expect([shop.storage.files.has(before), shop.storage.files.has(file)]).toEqual([false, true]);
});

test('documents of somebody else, of another order and of nobody are all unknown', async () => {
  const [mine, theirs] = [await handled(), await handled()];
  for (const [kind, subject] of mine.papers) {
    expect(await codeOf(ask(theirs.customer, mine.uuid, kind, subject))).toBe('record.unknown');
    expect(await codeOf(ask(theirs.customer, theirs.uuid, kind, subject))).toBe('record.unknown');
    expect(await codeOf(ask(mine.customer, mine.uuid, kind, randomUUID()))).toBe('record.unknown');
    expect(await codeOf(ask(null, mine.uuid, kind, subject))).toBe('session.required');
  }
  const [, [, invoice]] = [mine.papers[0], mine.papers[1] ?? ['order', '']];
  expect(await codeOf(ask(mine.customer, mine.uuid, 'credit_note', invoice))).toBe('record.unknown');
});

test('a file that is not what was issued is not sent', async () => {
  const { uuid, customer } = await handled();
  await ask(customer, uuid, 'order', uuid);
  const { file } = await shop.db
    .selectFrom('document')
    .select('file')
    .where('subject_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  shop.storage.files.set(file, new Uint8Array([1, 2, 3]));
  await expect(ask(customer, uuid, 'order', uuid)).rejects.toThrow('is not what was issued');
  shop.storage.files.delete(file);
  await expect(ask(customer, uuid, 'order', uuid)).rejects.toThrow('is gone');
});

test('a shop without a page of its terms attaches none; professionals get no withdrawal form', async () => {
  const { uuid: product } = await shop.product({ stock: 5 });
  const { uuid } = await shop.placed(product);
  const order = await shop.state(uuid);
  const find = (kind: 'terms' | 'withdrawal_form', one = order) =>
    findPaper(shop.papers, one, { kind, uuid }, shop.clock.now());
  expect(await find('terms')).toBeNull();
  const buyer = { ...Object(order.row.buyer), type: 'professional' };
  expect(await find('withdrawal_form', { ...order, row: { ...order.row, buyer } })).toBeNull();
  expect((await find('withdrawal_form'))?.name).toBe(`formulaire-de-retractation-${order.row.number}.pdf`);
});

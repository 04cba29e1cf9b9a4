/** Customers as the back office keeps them, over the whole server. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { inTransaction } from '#server/database/transaction.ts';
import { forgetsIn } from '#server/subjects/forget-person.ts';
import { SHOP_SUBJECTS } from '#server/subjects/shop-subjects.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { password } from '#tests/support/samples/customer-samples.ts';

import { codeOf, signedIn, type OfficeVisit } from './office.ts';

let server: WholeServer;
let office: OfficeVisit;
let group: string;
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
  const { rows } = await sql<{ uuid: string }>`select uuid from customer_group where code = 'general'`.execute(
    server.db,
  );
  group = rows[0]?.uuid ?? '';
});
afterAll(() => server.close());

const fields = (more: object = {}) => ({
  gender: 'Mrs',
  firstName: 'Gaëlle',
  lastName: 'Le Guennec',
  email: `${randomUUID()}@example.fr`,
  phone: '+33612457890',
  birthDate: null,
  customerType: 'individual',
  company: null,
  address: null,
  additionalAddress: null,
  groupCode: group,
  approval: 'approved',
  isActive: true,
  newsletter: false,
  locale: 'fr_FR',
  ...more,
});

const enter = async (more: object = {}) => {
  const given = { uuid: randomUUID(), fields: fields(more) };
  const answer = await office.call('api.admin.customers.store', { body: given });
  expect(answer.status).toBe(200);
  return given;
};
const rowOf = (uuid: string) =>
  server.db.selectFrom('customer').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();
const mailsTo = async (address: string) => {
  await server.post();
  return server.mails.filter(({ to }) => to === address).length;
};

test('who is entered chooses a password by mail: until then nothing opens the account', async () => {
  const { uuid, fields: given } = await enter();
  const logIn = async (secret: string) => {
    const body = { email: given.email, password: secret, remember: false, device: randomUUID() };
    return (await (await server.visit()).call('api.auth.login', { body })).status;
  };
  for (const secret of ['-', password]) expect(await logIn(secret)).toBe(422);
  expect((await rowOf(uuid)).verified_at).toBeNull();
  const token = await server.linkTo(given.email);
  const chosen = { token, password, passwordConfirmation: password };
  expect((await (await server.visit()).call('api.auth.reset', { body: chosen })).status).toBe(200);
  expect(await logIn(password)).toBe(200);
});

test('an address has one account', async () => {
  const { fields: given } = await enter();
  const twin = { uuid: randomUUID(), fields: fields({ email: given.email }) };
  const answer = await office.call('api.admin.customers.store', { body: twin });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ data: { fields: [{ path: 'fields.email', code: 'email.taken' }] } });
});

test('another address is to be proven anew, and the former one is told', async () => {
  const { uuid, fields: given } = await enter();
  await server.db.updateTable('customer').set({ verified_at: new Date() }).where('id', '=', uuid).execute();
  const told = await mailsTo(given.email);
  const email = `${randomUUID()}@example.fr`;
  const body = { rev: 1, fields: { ...given, email } };
  expect((await office.call('api.admin.customers.update', { params: { uuid }, body })).status).toBe(200);
  expect(await rowOf(uuid)).toMatchObject({ email, verified_at: null });
  expect([await mailsTo(email), (await mailsTo(given.email)) - told]).toEqual([1, 1]);
});

test('who is shut out is out at once', async () => {
  const email = await server.register();
  const visit = await server.signIn(email);
  const { id: uuid } = await server.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const shown = await office.call('api.admin.customers.show', { params: { uuid } });
  const record = v.parse(v.object({ rev: v.number(), fields: v.record(v.string(), v.unknown()) }), await shown.json());
  const body = { rev: record.rev, fields: { ...record.fields, isActive: false } };
  expect((await office.call('api.admin.customers.update', { params: { uuid }, body })).status).toBe(200);
  expect(await (await visit.call('api.me')).json()).toMatchObject({ customer: null });
});

test('a note is kept once, under its author’s name, for colleagues alone', async () => {
  const { uuid } = await enter();
  const body = { id: randomUUID(), note: ' <b>Préfère</b> le soir ' };
  const call = () => office.call('api.admin.customers.notes.store', { params: { uuid }, body });
  expect((await call()).status).toBe(200);
  expect((await call()).status).toBe(200);
  const notes = await office.call('api.admin.customers.notes.index', { params: { uuid } });
  expect(await notes.json()).toMatchObject([{ author: 'Camille Durand', note: '<b>Préfère</b> le soir' }]);
  const { uuid: other } = await enter();
  const stolen = await office.call('api.admin.customers.notes.store', { params: { uuid: other }, body });
  expect(await codeOf(stolen)).toBe('record.moved');
  const empty = { id: randomUUID(), note: '   ' };
  expect(await codeOf(await office.call('api.admin.customers.notes.store', { params: { uuid }, body: empty }))).toBe(
    'input.invalid',
  );
});

test('what is told of somebody the shop does not know is nothing', async () => {
  for (const name of ['addresses', 'orders', 'quotes', 'returns', 'invoices', 'notes.index'])
    expect(await codeOf(await office.call(`api.admin.customers.${name}`, { params: { uuid: randomUUID() } }))).toBe(
      'record.unknown',
    );
});

test('nothing of who was forgotten is left in notes, history or list', async () => {
  const { uuid, fields: given } = await enter({ lastName: 'Oubliée' });
  const body = { id: randomUUID(), note: 'Rappeler' };
  await office.call('api.admin.customers.notes.store', { params: { uuid }, body });
  await inTransaction(server.db, (trx) =>
    forgetsIn(SHOP_SUBJECTS)(trx, { customer: uuid, email: given.email, now: new Date() }),
  );
  const kept = await sql`
    select 1 from customer_note where customer_id = ${uuid}
    union all select 1 from resource_history where uuid = ${uuid}`.execute(server.db);
  expect(kept.rows).toEqual([]);
  expect(await codeOf(await office.call('api.admin.customers.show', { params: { uuid } }))).toBe('record.unknown');
  const found = await office.call('api.admin.customers.index', { query: { q: 'Oubliée' } });
  expect(await found.json()).toMatchObject({ data: [] });
});

test('fields that are nobody’s to write here are refused', async () => {
  const { uuid } = await enter();
  for (const more of [{ passwordHash: 'x' }, { loginCount: 9 }, { verifiedAt: '2026-01-01T00:00:00Z' }]) {
    const body = { rev: 1, fields: fields(more) };
    expect(await codeOf(await office.call('api.admin.customers.update', { params: { uuid }, body }))).toBe(
      'input.invalid',
    );
  }
});

/** What a customer asks about their data, done by the back office (domain 4.8). */
import { randomUUID } from 'node:crypto';

import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { customerDataRoute } from '#core/contract/admin/customers/data.ts';
import { sampleCalls } from '#tests/server/contract/samples.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

import { codeOf, signedIn, type OfficeVisit } from './office.ts';

let server: WholeServer;
let office: OfficeVisit;
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
});
afterAll(() => server.close());

const customer = async () => {
  const email = await server.register();
  const { id: uuid } = await server.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { uuid, email };
};
const subjectsTo = async (address: string) => {
  await server.post();
  return server.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
};

test('the file goes to the customer, once however often it is asked for, and to nobody else', async () => {
  const { uuid } = await customer();
  const send = () => office.call('api.admin.customers.data.send', { params: { uuid }, body: {} });
  for (let time = 0; time < 2; time += 1) expect(await (await send()).json()).toEqual({});
  const asked = await server.db.selectFrom('data_request').select('status').where('customer_id', '=', uuid).execute();
  expect(asked).toHaveLength(1);
  const told = await office.call('api.admin.customers.data', { params: { uuid } });
  expect(await told.json()).toMatchObject({ export: { askedAt: expect.any(String) }, obstacles: [] });
});

test('a customer is forgotten like one who asked for it, and hears of it', async () => {
  const { uuid, email } = await customer();
  const visit = await server.signIn(email);
  const answer = await office.call('api.admin.customers.erase', { params: { uuid }, body: {} });
  expect(answer.status).toBe(200);
  expect(await (await visit.call('api.me')).json()).toMatchObject({ customer: null });
  expect(await subjectsTo(email)).toContain('Votre compte a été supprimé');
  const again = await office.call('api.admin.customers.erase', { params: { uuid }, body: {} });
  expect(await codeOf(again)).toBe('record.unknown');
});

test('nobody is forgotten while an order is open, and it is said which', async () => {
  const visit = await server.customer();
  await sampleCalls(server, visit);
  const me = v.parse(v.object({ customer: v.object({ uuid: v.string() }) }), await (await visit.call('api.me')).json());
  const { uuid } = me.customer;
  const told = await office.call('api.admin.customers.data', { params: { uuid } });
  const { obstacles } = v.parse(customerDataRoute.answer, await told.json());
  expect(obstacles.map(({ kind }) => kind)).toContain('order');
  const answer = await office.call('api.admin.customers.erase', { params: { uuid }, body: {} });
  expect(await codeOf(answer)).toBe('account.busy');
});

test('what the shop does not know it neither sends nor erases', async () => {
  const params = { uuid: randomUUID() };
  for (const name of ['data.send', 'erase'])
    expect(await codeOf(await office.call(`api.admin.customers.${name}`, { params, body: {} }))).toBe('record.unknown');
  expect(await codeOf(await office.call('api.admin.customers.data', { params }))).toBe('record.unknown');
});

test('a professional hears what the shop decided about the account', async () => {
  const { uuid, email } = await customer();
  const decide = async (approval: string) => {
    const shown = await office.call('api.admin.customers.show', { params: { uuid } });
    const record = v.object({ rev: v.number(), fields: v.record(v.string(), v.unknown()) });
    const { rev, fields } = v.parse(record, await shown.json());
    const none = { tradeName: null, vatNumber: null, apeCode: null, website: null };
    const pro = { customerType: 'professional', corporateName: 'Garage du Port', siret: '73282932000074', ...none };
    const body = { rev, fields: { ...fields, ...pro, approval } };
    const answer = await office.call('api.admin.customers.update', { params: { uuid }, body });
    expect(answer.status).toBe(200);
  };
  await decide('pending');
  const before = await subjectsTo(email);
  await decide('approved');
  expect((await subjectsTo(email)).slice(before.length)).toEqual(['Votre compte professionnel est validé']);
  await decide('refused');
  expect((await subjectsTo(email)).at(-1)).toBe('Votre demande de compte professionnel');
});

/** What customers ask about their data (domain 4.8) as the back office keeps it: entered here, answered where it is done. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { password } from '#tests/support/samples/customer-samples.ts';

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
  const found = server.db.selectFrom('customer').select('id').where('email', '=', email);
  return { email, uuid: (await found.executeTakeFirstOrThrow()).id };
};

const row = v.object({
  uuid: v.string(),
  rev: v.number(),
  fields: v.looseObject({ type: v.string(), status: v.string(), message: v.nullable(v.string()) }),
  computed: v.looseObject({ who: v.string(), age: v.number(), isLate: v.boolean(), isAnswered: v.boolean() }),
});
const page = v.object({ data: v.array(row) });

const asked = (whose: string, more: object = {}) => ({
  customer: whose,
  type: 'export',
  receivedOn: '2026-10-05',
  message: 'Par lettre du 2 octobre',
  status: 'pending',
  ...more,
});
const enter = async (fields: object) => {
  const uuid = randomUUID();
  return { uuid, answer: await office.call('api.admin.data-requests.store', { body: { uuid, fields } }) };
};
const shown = async (uuid: string) => {
  const answer = await office.call('api.admin.data-requests.show', { params: { uuid } });
  return v.parse(row, await answer.json());
};
const listed = async (query: Record<string, string>) => {
  const answer = await office.call('api.admin.data-requests.index', { query: { perPage: '100', ...query } });
  return v.parse(page, await answer.json()).data;
};
const wrongAt = async (answer: Response) => {
  const problem = v.object({ data: v.object({ fields: v.array(v.object({ path: v.string(), code: v.string() })) }) });
  return v.parse(problem, await answer.json()).data.fields;
};

test('a request by letter is listed with its month, and the copy sent from the record answers it', async () => {
  const { uuid: whose } = await customer();
  const { uuid, answer } = await enter(asked(whose, { receivedOn: '2020-01-31' }));
  expect(answer.status).toBe(200);
  const open = await listed({ 'filter[status][in]': 'pending' });
  expect(open.find((one) => one.uuid === uuid)).toMatchObject({
    fields: { type: 'export', status: 'pending' },
    computed: { dueOn: '2020-02-29', isLate: true, isAnswered: false },
  });

  await office.call('api.admin.customers.data.send', { params: { uuid: whose }, body: {} });
  expect((await shown(uuid)).fields.status).toBe('processing');
  await server.post();
  const done = await shown(uuid);
  expect(done).toMatchObject({ fields: { status: 'completed' }, computed: { isAnswered: true, isLate: false } });

  const body = { rev: done.rev, fields: asked(whose, { status: 'revoked' }) };
  const refused = await office.call('api.admin.data-requests.update', { params: { uuid }, body });
  expect(await codeOf(refused)).toBe('record.inUse');
});

test('what waits to be answered is no file that is being made: the customer can still be sent one', async () => {
  const { uuid: whose } = await customer();
  await enter(asked(whose));
  const told = await office.call('api.admin.customers.data', { params: { uuid: whose } });
  expect(await told.json()).toMatchObject({ export: null });
});

test('the same is asked once while it is open, and no copy or erasure ends by being written', async () => {
  const { uuid: whose } = await customer();
  const { uuid } = await enter(asked(whose, { type: 'erasure' }));
  expect(await wrongAt((await enter(asked(whose, { type: 'erasure' }))).answer)).toEqual([
    { path: 'fields.type', code: 'value.taken' },
  ]);
  const { rev } = await shown(uuid);
  const body = { rev, fields: asked(whose, { type: 'erasure', status: 'completed' }) };
  const written = await office.call('api.admin.data-requests.update', { params: { uuid }, body });
  expect(await wrongAt(written)).toEqual([{ path: 'fields.status', code: 'dataRequest.doneElsewhere' }]);
});

test('one that is refused says why', async () => {
  const { uuid: whose } = await customer();
  const { uuid } = await enter(asked(whose, { type: 'rectification' }));
  const { rev } = await shown(uuid);
  const write = (more: object) =>
    office.call('api.admin.data-requests.update', {
      params: { uuid },
      body: { rev, fields: asked(whose, { type: 'rectification', status: 'declined', ...more }) },
    });
  expect((await write({})).status).toBe(422);
  expect((await write({ reason: 'Le nom est celui de la facture' })).status).toBe(200);
});

test('an erasure answers the request for it, and leaves no word of any request', async () => {
  const { uuid: whose } = await customer();
  const { uuid: erasure } = await enter(asked(whose, { type: 'erasure', message: 'Oubliez Gaëlle' }));
  const { uuid: mending } = await enter(asked(whose, { type: 'rectification', message: 'Le Guennec en deux mots' }));
  await office.call('api.admin.customers.erase', { params: { uuid: whose }, body: {} });
  expect(await shown(erasure)).toMatchObject({
    fields: { status: 'completed', message: null },
    computed: { who: 'Client supprimé', isAnswered: true, isForgotten: true },
  });
  expect((await shown(mending)).fields).toMatchObject({ status: 'revoked', message: null });
  const { rows } = await sql`select from resource_history where uuid in (${erasure}, ${mending})`.execute(server.db);
  expect(rows).toEqual([]);
});

test('who leaves by the own hand leaves an answered request behind', async () => {
  const { uuid: whose, email } = await customer();
  const visit = await server.signIn(email);
  const gone = await visit.call('api.account.destroy', { body: { currentPassword: password } });
  expect(gone.status).toBe(200);
  const all = await listed({ 'filter[type]': 'erasure' });
  const { rows } = await sql<{ uuid: string }>`select uuid from data_request where customer_id = ${whose}`.execute(
    server.db,
  );
  expect(rows).toHaveLength(1);
  expect(all.find(({ uuid }) => uuid === rows[0]?.uuid)).toMatchObject({
    fields: { status: 'completed' },
    computed: { isAnswered: true },
  });
});

test('only who may answer requests enters one', async () => {
  const reader = await signedIn(server, ['data-requests.index']);
  const { uuid: whose } = await customer();
  const body = { uuid: randomUUID(), fields: asked(whose) };
  expect(await codeOf(await reader.call('api.admin.data-requests.store', { body }))).toBe('permission.missing');
  expect((await reader.call('api.admin.data-requests.index')).status).toBe(200);
});

/** « Mes données » (domain 4.8): a file of everything, for who asked and for a while; and what keeps an account. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { dataIndexRoute } from '#core/contract/account/data-requests.ts';
import { PERSONAL_SECTIONS } from '#server/subjects/shop-subjects.ts';
import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { sampleCalls } from '#tests/server/contract/samples.ts';
import { add, message } from '#tests/server/sync/sync-shop.ts';
import { addressFields, password } from '#tests/support/samples/customer-samples.ts';
import { zipEntries } from '#tests/support/files/zip-entries.ts';

const DAY_MS = 24 * 3_600_000;

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const look = async (visit: Visit) =>
  v.parse(dataIndexRoute.answer, await (await visit.call('api.account.data-requests.index')).json());
const ask = (visit: Visit, currentPassword = password) =>
  visit.call('api.account.data-requests.store', { body: { currentPassword } });
const fetchFile = (visit: Visit, uuid: string) => visit.call('api.account.data-requests.show', { params: { uuid } });
const codeOf = async (response: Response) => v.parse(v.object({ code: v.string() }), await response.json()).code;
const uuidIn = async (response: Response) => v.parse(v.object({ uuid: v.string() }), await response.json()).uuid;

async function made(visit: Visit): Promise<string> {
  const uuid = await uuidIn(await ask(visit));
  await server.post();
  return uuid;
}

test('the file is asked for with the password alone', async () => {
  const visit = await server.customer();
  expect((await ask(visit, 'Faux-2026!!')).status).toBe(422);
  expect(await look(visit)).toEqual({ export: null, obstacles: [] });
});

test('it is asked for, made by a job, told by mail, fetched by its owner, and runs out after seven days', async () => {
  const email = await server.register();
  const visit = await server.signIn(email);
  const typed = { name: 'Camille', email, message: 'Où est mon colis ?', subject: 'Livraison' };
  await visit.call('api.contact.store', { body: message(1, typed).args });
  await visit.call('api.account.addresses.store', { body: { uuid: randomUUID(), fields: addressFields, uses: [] } });
  const product = await server.db
    .selectFrom('product')
    .select('uuid')
    .where('id', '=', server.products.pads)
    .executeTakeFirstOrThrow();
  await visit.call('api.cart.items.store', { body: add(2, product.uuid).args });
  const uuid = await uuidIn(await ask(visit));
  expect((await look(visit)).export).toMatchObject({ uuid, state: 'pending', until: null });
  expect(await codeOf(await fetchFile(visit, uuid))).toBe('record.unknown');
  expect(await uuidIn(await ask(visit))).toBe(uuid);
  await server.post();
  await server.post();
  expect(server.mails.filter(({ to, subject }) => to === email && subject === 'Vos données sont prêtes')).toHaveLength(
    1,
  );
  expect((await look(visit)).export).toMatchObject({ uuid, state: 'ready' });

  const answer = await fetchFile(visit, uuid);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  const files = zipEntries(new Uint8Array(await answer.arrayBuffer()));
  const all = v.parse(
    v.looseObject({ profile: v.array(v.looseObject({ email: v.string() })), messages: v.array(v.unknown()) }),
    JSON.parse(files.get('mes-donnees.json')?.toString('utf8') ?? ''),
  );
  expect(all.profile).toMatchObject([{ email }]);
  expect(all).toMatchObject({
    messages: [{ message: 'Où est mon colis ?' }],
    addresses: [{ street1: addressFields.street1 }],
    'cart-lines': [{ quantity: expect.any(Number) }],
    sessions: expect.any(Array),
  });
  expect(files.get('messages.csv')?.toString('utf8')).toContain('Où est mon colis ?');
  const whole = [...files.values()].map((content) => content.toString('utf8')).join('\n');
  expect(whole).not.toMatch(/password_hash|secret_hash|\$argon2/u);

  server.clock.advance(7 * DAY_MS);
  expect(await codeOf(await fetchFile(await server.signIn(email), uuid))).toBe('record.unknown');
  expect((await look(await server.signIn(email))).export).toMatchObject({ state: 'expired' });
  await server.sweep();
  const { rows } = await sql<{ archive: unknown }>`select archive from data_request where uuid = ${uuid}`.execute(
    server.db,
  );
  expect(rows).toEqual([{ archive: null }]);
  const again = await made(await server.signIn(email));
  expect(again).not.toBe(uuid);
});

test("nobody fetches somebody else's file, and no guest any", async () => {
  const owner = await server.customer();
  const uuid = await made(owner);
  const stranger = await server.customer();
  expect(await codeOf(await fetchFile(stranger, uuid))).toBe('record.unknown');
  expect(await codeOf(await fetchFile(stranger, randomUUID()))).toBe('record.unknown');
  expect(await codeOf(await fetchFile(await server.visit(), uuid))).toBe('session.required');
  expect((await look(stranger)).export).toBeNull();
  expect((await fetchFile(owner, uuid)).status).toBe(200);
});

test('two presses at once ask for one file', async () => {
  const visit = await server.customer();
  const answers = await Promise.all([ask(visit), ask(visit), ask(visit)]);
  expect(new Set(await Promise.all(answers.map(uuidIn))).size).toBe(1);
});

test('every table that knows customers stands in the file, or tells nothing of them', async () => {
  /** Short-lived secrets and guests: what they lead to stands in the file. */
  const exempt = ['account_link', 'visitor'];
  const { rows } = await sql<{ table_name: string }>`
    select distinct table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('customer_id', 'customer_email')`.execute(server.db);
  const whose = { customer: randomUUID(), email: 'personne@example.fr' };
  const read = Object.values(PERSONAL_SECTIONS).map((section) => section(whose).compile(server.db).sql);
  const missing = rows
    .map(({ table_name: name }) => name)
    .filter((name) => !exempt.includes(name) && !read.some((text) => text.includes(`from "${name}" t`)));
  expect(missing).toEqual([]);
});

test('no section of the file reads what opens something', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and (data_type = 'bytea' or column_name in ('password_hash', 'token'))`.execute(
    server.db,
  );
  const whose = { customer: randomUUID(), email: 'personne@example.fr' };
  for (const [name, section] of Object.entries(PERSONAL_SECTIONS)) {
    const { sql: text, parameters } = section(whose).compile(server.db);
    const secrets = rows.filter(({ table_name: table }) => text.includes(`from "${table}" t`));
    for (const { column_name: column } of secrets)
      expect([name, parameters.flat().includes(column)]).toEqual([name, true]);
  }
});

test('an account with an open order is not deleted, and says which; its rights stay', async () => {
  const visit = await server.customer();
  await sampleCalls(server, visit);
  const { obstacles } = await look(visit);
  expect(obstacles.map(({ kind }) => kind)).toContain('order');
  const refused = await visit.call('api.account.destroy', { body: { currentPassword: password } });
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'account.busy', data: { reason: obstacles[0]?.kind, number: obstacles[0]?.number } },
  ]);
  const uuid = await made(visit);
  const files = zipEntries(new Uint8Array(await (await fetchFile(visit, uuid)).arrayBuffer()));
  for (const name of ['orders', 'order-lines', 'invoices', 'returns', 'quotes'])
    expect(files.has(`${name}.csv`), name).toBe(true);
});

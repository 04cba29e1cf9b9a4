import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { meAnswer } from '#core/contract/account/me.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { forgetAddress } from '#server/subjects/account/closure/destroy-account.ts';
import { forgetsIn } from '#server/subjects/forget-person.ts';
import { SHOP_SUBJECTS } from '#server/subjects/shop-subjects.ts';
import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { add, message, quote, quoteContact } from '#tests/server/sync/sync-shop.ts';
import { addressFields, password, person, registration } from '#tests/support/samples/customer-samples.ts';

let server: WholeServer;
let pads: string;

beforeAll(async () => {
  server = await openWholeServer();
  const { uuid } = await server.db
    .selectFrom('product')
    .select('uuid')
    .where('id', '=', server.products.pads)
    .executeTakeFirstOrThrow();
  pads = uuid;
});
afterAll(() => server.close());

const codeOf = async (response: Response) => v.parse(v.object({ code: v.string() }), await response.json()).code;
const customerOf = async (visit: Visit) => v.parse(meAnswer, await (await visit.call('api.me')).json()).customer;

/** Words that stand for one person in whatever they write. */
const words = (mark: string) => ({
  lastName: `Nom${mark}`,
  email: `${mark.toLowerCase()}@example.fr`,
  street1: `1 rue ${mark}`,
  comment: `Commentaire ${mark}`,
});

/** A customer who left something in every place of the shop. */
async function busyCustomer(mark: string): Promise<{ visit: Visit; quote: string }> {
  const own = words(mark);
  const before = await server.visit();
  await before.call('api.auth.register', { body: registration({ email: own.email, lastName: own.lastName }) });
  await before.call('api.auth.verify', { body: { token: await server.linkTo(own.email), password } });
  const visit = await server.signIn(own.email, before);
  const asked = randomUUID();
  const contact = { ...quoteContact, email: own.email, lastName: own.lastName };
  await visit.call('api.cart.items.store', { body: add(1, pads).args });
  const request = quote(1, pads, 1, { uuid: asked, contact, comment: own.comment, vehicle: own.comment }).args;
  await visit.call('api.checkout.quotes.store', { body: request });
  const comment = { area: 'auto', quote: asked, uuid: randomUUID(), message: own.comment };
  await visit.call('api.quotes.comments.store', { body: comment });
  const typed = { name: own.lastName, email: own.email, message: own.comment, subject: own.comment };
  await visit.call('api.contact.store', { body: message(1, typed).args });
  const fields = { ...addressFields, lastName: own.lastName, street1: own.street1 };
  await visit.call('api.account.addresses.store', { body: { uuid: randomUUID(), fields, uses: [] } });
  const shown = { name: 'Plaquettes', path: '/auto', image: null, price: 399_000 };
  const wish = { area: 'auto', lineKey: pads, product: pads, variant: null, snapshot: shown };
  await visit.call('api.account.wishlist.store', { body: wish });
  await visit.call('api.newsletter.subscribe', { body: { email: own.email, area: 'auto' } });
  await visit.call('api.auth.forgot', { body: { email: own.email } });
  await visit.call('api.account.profile.update', {
    body: { rev: 1, fields: { customerType: 'individual', ...person, lastName: own.lastName } },
  });
  return { visit, quote: asked };
}

/** Every row of the database as text, the queue of mails included. */
async function everything(): Promise<string> {
  const tables = await server.db.introspection.getTables({ withInternalKyselyTables: false });
  const rows = [];
  for (const table of [...tables.flatMap((one) => (one.schema === 'public' ? [one.name] : [])), 'pgboss.job']) {
    rows.push(...(await server.rowsOf(table)).map((row) => `${table} ${row}`));
  }
  return rows.join('\n');
}
const naming = async (mark: string) =>
  (await everything()).split('\n').filter((line) => line.toLowerCase().includes(mark.toLowerCase()));

test('an account is given up with its password alone, and nothing happens to one that stays', async () => {
  const { visit } = await busyCustomer('Reste');
  await server.post();
  const before = await naming('Reste');
  const answer = await visit.call('api.account.destroy', { body: { currentPassword: 'Faux-2026!!' } });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { data: { fields: [{ path: 'currentPassword', code: 'password.wrong' }] } },
  ]);
  const gone = await busyCustomer('Parti');
  expect((await gone.visit.call('api.account.destroy', { body: { currentPassword: password } })).status).toBe(200);
  expect(await naming('Reste')).toEqual(before);
});

test('who is forgotten is named in no row of the shop, but as the reader of the last mail', async () => {
  const { visit, quote: asked } = await busyCustomer('Oublie');
  expect((await naming('Oublie')).length).toBeGreaterThan(8);
  const { uuid } = (await customerOf(visit)) ?? { uuid: '' };
  const other = await server.signIn(words('Oublie').email);
  await visit.call('api.account.destroy', { body: { currentPassword: password } });
  expect(await customerOf(visit)).toBeNull();
  expect(await codeOf(await other.call('api.account.sessions.index'))).toBe('session.required');
  expect([visit.jar.has('session'), visit.jar.has('customer-auth')]).toEqual([false, false]);
  await server.post();
  expect(server.mails.filter(({ to }) => to === words('Oublie').email).at(-1)?.subject).toBe(
    'Votre compte a été supprimé',
  );
  const left = await naming('oublie@example.fr');
  expect(new Set(left.map((line) => line.split(' ')[0]))).toEqual(new Set(['mail_log', 'pgboss.job']));
  expect(left).toHaveLength(2);
  expect(await naming('NomOublie')).toEqual([]);
  expect(await naming('rue Oublie')).toEqual([]);
  expect(await naming('Commentaire Oublie')).toEqual([]);
  const { db } = server;
  const row = await db.selectFrom('customer').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ first_name: 'Client', last_name: 'supprimé', is_active: false, birth_date: null });
  expect(row.email).toMatch(/^[0-9a-f]{32}@oublie\.invalid$/u);
  const kept = await db.selectFrom('quote').selectAll().where('uuid', '=', asked).executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ state: 'canceled', contact: {}, comment: null, vehicle: null, customer_id: uuid });
  const proofs = await db.selectFrom('consent').selectAll().where('customer_id', '=', uuid).execute();
  expect(proofs).toHaveLength(1);
  for (const table of ['cart', 'wish', 'customer_session', 'sync_group', 'sync_result', 'visitor'] as const)
    expect([table, await db.selectFrom(table).where('customer_id', '=', uuid).select('customer_id').execute()]).toEqual(
      [table, []],
    );
});

test('a quote that became a contract keeps its parties', async () => {
  const { visit, quote: asked } = await busyCustomer('Contrat');
  await server.db.updateTable('quote').set({ state: 'accepted' }).where('uuid', '=', asked).execute();
  await visit.call('api.account.destroy', { body: { currentPassword: password } });
  const kept = await server.db.selectFrom('quote').selectAll().where('uuid', '=', asked).executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ state: 'accepted', contact: { lastName: 'NomContrat' } });
});

test('the address is free for somebody new, and nobody signs in to the account that was', async () => {
  const { visit } = await busyCustomer('Revient');
  const { email } = words('Revient');
  await visit.call('api.account.destroy', { body: { currentPassword: password } });
  const again = await server.visit();
  const login = { body: { email, password, remember: false, device: null } };
  expect(await codeOf(await again.call('api.auth.login', login))).toBe('auth.badCredentials');
  expect(await server.register({ email })).toBe(email);
  expect((await again.call('api.auth.login', login)).status).toBe(200);
});

test('a guest is forgotten by the address they wrote under', async () => {
  const own = words('Invite');
  const guest = await server.visit();
  const contact = { ...quoteContact, email: own.email, lastName: own.lastName };
  await guest.call('api.checkout.quotes.store', { body: quote(1, pads, 1, { contact, comment: own.comment }).args });
  await guest.call('api.contact.store', {
    body: message(1, { name: own.lastName, email: own.email, message: own.comment }).args,
  });
  await server.post();
  expect((await naming('Invite')).length).toBeGreaterThan(3);
  const tools = { jobs: server.jobs, forget: forgetsIn(SHOP_SUBJECTS) };
  const had = await inTransaction(server.db, (trx) => forgetAddress(trx, tools, own.email, server.clock.now()));
  expect(had).toBe(false);
  expect(await naming('Invite')).toEqual([]);
});

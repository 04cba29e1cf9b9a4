/** "À traiter" (domain 13): each line counts what the list behind it shows, for who may open that list. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { dashboardRoute } from '#core/contract/admin/dashboard/dashboard.ts';
import { LISTED_TO_DO, TO_DO_PLACES, toDoPlace, type ToDo } from '#core/contract/admin/dashboard/to-do.ts';
import { failedJobsRoute } from '#core/contract/admin/office/failed-jobs.ts';
import { adminPage } from '#core/contract/admin/pages/admin-pages.ts';
import { PERMISSION_KEYS, isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

import { codeOf, signedIn, type OfficeVisit } from './office.ts';

let server: WholeServer;
let office: OfficeVisit;
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
});
afterAll(() => server.close());

/** What waits and has a list. */
const toDoOf = async (visit: OfficeVisit): Promise<Partial<Record<ToDo, number>>> => {
  const answer = await visit.call('api.admin.dashboard', { query: {} });
  const { toDo } = v.parse(dashboardRoute.answer, await answer.json());
  const listed = toDo.filter(({ code }) => toDoPlace(code) !== null);
  return Object.fromEntries(listed.map(({ code, count }) => [code, count]));
};

/** Of each state one that waits for somebody, and one that does not; a return is new, an invoice late. */
async function plantOrders(at: Date): Promise<void> {
  const amounts = { sub_total: '24', discount_amount: '0', shipping_amount: '0', tax_total: '4', grand_total: '24' };
  const order = (status: 'processing' | 'completed' | 'pending_payment', method: string) => ({
    ...amounts,
    uuid: randomUUID(),
    number: randomUUID(),
    area: 'auto' as const,
    status,
    locale: 'fr_FR' as const,
    buyer: JSON.stringify({
      firstName: 'Gaëlle',
      lastName: 'Le Guennec',
      email: 'gaelle@example.fr',
      type: 'individual',
    }),
    billing_address: '{}',
    payment_method: method,
    payment_title: method,
    pricing: '{}',
    terms_version: '1',
    terms_accepted_at: at,
    placed_at: at,
    updated_at: at,
  });
  const made = await server.db
    .insertInto('sale_order')
    .values([
      order('processing', 'payzen'),
      order('completed', 'payzen'),
      order('pending_payment', 'banktransfer'),
      order('pending_payment', 'payzen'),
    ])
    .returning('id')
    .execute();
  await server.db
    .insertInto('rma')
    .values(
      (['new_request', 'processing'] as const).map((status) => ({
        uuid: randomUUID(),
        number: randomUUID(),
        order_id: made[1]?.id ?? 0,
        email: 'gaelle@example.fr',
        locale: 'fr_FR' as const,
        status,
        type: 'return' as const,
        package_condition: 'opened' as const,
        preferred_resolution: 'refund' as const,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
  await server.db
    .insertInto('invoice')
    .values(
      (['overdue', 'paid'] as const).map((state) => ({
        uuid: randomUUID(),
        number: randomUUID(),
        order_id: made[0]?.id ?? 0,
        state,
        issued_at: at,
        grand_total: '24',
        tax_total: '4',
        shipping_amount: '0',
        parts: '{}',
        model: '{}',
      })),
    )
    .execute();
}

/** Two that wait for an answer, and one that has it. */
async function plantQuotes(at: Date): Promise<void> {
  const amounts = { sub_total: '20', tax_total: '4', grand_total: '24' };
  await server.db
    .insertInto('quote')
    .values(
      (['requested', 'in_review', 'proposed'] as const).map((state) => ({
        ...amounts,
        uuid: randomUUID(),
        mut_id: randomUUID(),
        number: randomUUID(),
        area: 'auto' as const,
        state,
        contact: '{}',
        requested_at: at,
        updated_at: at,
      })),
    )
    .execute();
}

/** One that waits for an answer, and one that has it. */
async function plantMessages(at: Date): Promise<void> {
  await server.db
    .insertInto('contact_request')
    .values(
      (['new', 'handled'] as const).map((state) => ({
        uuid: randomUUID(),
        area: 'auto' as const,
        topic: 'contact' as const,
        name: 'Gaëlle Le Guennec',
        email: 'gaelle@example.fr',
        subject: 'Vos horaires',
        message: 'Êtes-vous ouverts lundi ?',
        state,
        received_at: at,
      })),
    )
    .execute();
}

/** Two of each: one that waits and one that does not; of the accounts also one that is no company. */
async function plant(): Promise<void> {
  const accounts = await Promise.all([server.register(), server.register(), server.register()]);
  const [company, private_, whose] = accounts;
  const pro = { customer_type: 'professional', corporate_name: 'Garage du Port', siret: '73282932000074' } as const;
  await server.db
    .updateTable('customer')
    .set({ ...pro, approval: 'pending' })
    .where('email', '=', company ?? '')
    .execute();
  await server.db
    .updateTable('customer')
    .set({ approval: 'pending' })
    .where('email', '=', private_ ?? '')
    .execute();
  const { id: customer } = await server.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', whose ?? '')
    .executeTakeFirstOrThrow();
  for (const [type, status] of [
    ['erasure', 'pending'],
    ['rectification', 'revoked'],
  ]) {
    const fields = { customer, type, status, receivedOn: '2026-10-05', message: null };
    const body = { uuid: randomUUID(), fields };
    expect((await office.call('api.admin.data-requests.store', { body })).status).toBe(200);
  }
  await sql`insert into pgboss.job (name, state, completed_on) values
    ('links.scan', 'failed', now()), ('links.scan', 'retry', null)`.execute(server.db);
  const now = server.clock.now();
  await plantOrders(now);
  await plantQuotes(now);
  await plantMessages(now);
  await server.db
    .insertInto('link_check')
    .values(
      (['broken', 'ok'] as const).map((state) => ({
        uuid: randomUUID(),
        url: `https://example.fr/${state}`,
        is_inside: false,
        state,
        checked_at: now,
      })),
    )
    .execute();
}

test('nothing waits in a shop where nothing happened; then each line counts what its list shows', async () => {
  expect(await toDoOf(office)).toEqual({});
  await plant();
  const told = await toDoOf(office);
  expect(told).toEqual({
    ordersToPrepare: 1,
    transfersAwaited: 1,
    quotesToAnswer: 2,
    contactRequests: 1,
    returnsNew: 1,
    invoicesOverdue: 1,
    accountsToApprove: 1,
    dataRequests: 1,
    brokenLinks: 1,
    failedJobs: 1,
  });
  const total = async (code: keyof typeof TO_DO_PLACES): Promise<number> => {
    const { page } = TO_DO_PLACES[code];
    if (code === 'failedJobs') {
      const answer = await office.call('api.admin.failed-jobs.list');
      return v.parse(failedJobsRoute.answer, await answer.json()).total;
    }
    if (code === 'brokenLinks') {
      const answer = await office.call('api.admin.broken-links.list', { query: { q: '', state: 'broken' } });
      return v.parse(v.object({ total: v.number() }), await answer.json()).total;
    }
    // One value of a list of several at a time: together they are what the address asks for.
    const words = Object.entries<string>(TO_DO_PLACES[code].query);
    const values = words.flatMap(([key, text]) => (text.includes(',') ? text.split(',').map((one) => [key, one]) : []));
    const asked = values.length === 0 ? [{}] : values.map(([key = '', one = '']) => ({ [key]: one }));
    let all = 0;
    for (const one of asked) {
      const query = { ...Object.fromEntries(words), ...one };
      const answer = await office.call(`api.admin.${page.slice('admin.'.length)}.index`, { query });
      all += v.parse(v.object({ meta: v.object({ total: v.number() }) }), await answer.json()).meta.total;
    }
    return all;
  };
  for (const code of LISTED_TO_DO) expect([code, await total(code)]).toEqual([code, told[code]]);
});

test.for([...LISTED_TO_DO])('%s is told to who may open its list alone', async (code) => {
  const { page, permission } = TO_DO_PLACES[code];
  expect(adminPage(page)?.permission).toBe(permission);
  const others = PERMISSION_KEYS.filter(isPermissionKey).filter((key) => key !== permission);
  const mine = await toDoOf(await signedIn(server, ['dashboard.view', permission]));
  expect(Object.keys(mine)).toEqual(LISTED_TO_DO.filter((one) => TO_DO_PLACES[one].permission === permission));
  expect(Object.keys(mine)).toContain(code);
  expect(Object.keys(await toDoOf(await signedIn(server, others)))).not.toContain(code);
});

test('a failed job is run again or put aside by who may, once', async () => {
  const list = async () =>
    v.parse(failedJobsRoute.answer, await (await office.call('api.admin.failed-jobs.list')).json()).data;
  const [job] = await list();
  const params = { uuid: job?.uuid ?? '' };
  const reader = await signedIn(server, ['failed-jobs.index']);
  for (const name of ['api.admin.failed-jobs.retry', 'api.admin.failed-jobs.dismiss'] as const)
    expect((await reader.call(name, { params, body: {} })).status).toBe(403);
  expect((await office.call('api.admin.failed-jobs.retry', { params, body: {} })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await codeOf(await office.call('api.admin.failed-jobs.retry', { params, body: {} }))).toBe('record.unknown');
  await sql`update pgboss.job set state = 'failed', completed_on = now() where id = ${params.uuid}`.execute(server.db);
  expect((await office.call('api.admin.failed-jobs.dismiss', { params, body: {} })).status).toBe(200);
  expect(await codeOf(await office.call('api.admin.failed-jobs.dismiss', { params, body: {} }))).toBe('record.unknown');
});

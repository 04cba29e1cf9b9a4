/** What the palette of the back office finds among records, over the whole server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { officeSearchRoute } from '#core/contract/admin/office/search.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { signedIn } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
  const now = new Date();
  await server.db
    .insertInto('customer_group')
    .values(
      Array.from({ length: 7 }, (_, at) => ({
        uuid: crypto.randomUUID(),
        code: `cherche-${at}`,
        name: `Trouvaille ${at}`,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
});
afterAll(() => server.close());

async function found(permissions: Parameters<typeof signedIn>[1], q: string) {
  const visit = await signedIn(server, permissions);
  const answer = await visit.call('api.admin.search', { query: { q } });
  expect(answer.status).toBe(200);
  return v.parse(officeSearchRoute.answer, await answer.json());
}

test('what one may see is found, five of a kind at most, by the names they are called', async () => {
  const rows = await found(['groups.index'], 'trouvaille');
  expect(rows.map(({ resource, title }) => [resource, title])).toEqual(
    [0, 1, 2, 3, 4].map((at) => ['groups', `Trouvaille ${at}`]),
  );
});

test('nothing is told of what one may not see', async () => {
  expect(await found(['redirects.index'], 'trouvaille')).toEqual([]);
});

test('kinds stand in the order of their definitions', async () => {
  const kinds = (await found(undefined, 'a')).map(({ resource }) => resource);
  const order = RESOURCES.map(({ name }): string => name).filter((name) => kinds.includes(name));
  expect([...new Set(kinds)]).toEqual(order);
  expect(order.length).toBeGreaterThan(3);
});

test('a person is called by first and last name, a rate by what it changes into what', async () => {
  const stamps = { rev: 1, created_at: new Date(), updated_at: new Date() };
  const code = 'GBP';
  await server.db
    .insertInto('currency')
    .values({ uuid: crypto.randomUUID(), code, name: 'Livre sterling', symbol: '£', ...stamps })
    .execute();
  await server.db
    .insertInto('exchange_rate')
    .values({ uuid: crypto.randomUUID(), currency: code, rate: '0.872', source: null, ...stamps })
    .execute();
  expect(await found(['exchange-rates.index'], 'gbp')).toMatchObject([{ title: 'EUR → GBP' }]);
  const people = await found(['customers.index'], await server.register());
  expect(people.length).toBeGreaterThan(0);
  for (const { title } of people) expect(title).toMatch(/^\S+ \S+/u);
});

/** What shoppers look for (domain 9): counted without them, shown from a number on, led where the shopkeeper says. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { STRUCTURE_ENTITY } from '#server/subjects/catalogue/entities.ts';
import { countTerm, MOST_TERMS, SHOWN_FROM } from '#server/subjects/search/count-term.ts';
import { sweepTerms } from '#server/subjects/search/sweep-terms.ts';
import { announce } from '#tests/server/catalogue/small-shop.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`truncate search_term, search_term_waiting`.execute(server.db);
});

const ask = async (q: string, more: Record<string, string> = {}, times = SHOWN_FROM): Promise<number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1)
    statuses.push((await server.call('api.search.asked', { query: { q, ...more } })).status);
  return [...new Set(statuses)];
};
const shown = () =>
  server.db
    .selectFrom('search_term')
    .select(['term', 'area', 'uses', 'results'])
    .orderBy('term')
    .orderBy('area')
    .execute();
const pageOf = async (search: string): Promise<unknown> =>
  (await server.call('api.page', { query: { path: '/search-results', search } })).json();

describe('a search that is told', () => {
  test('is shown once so many have asked, however they wrote it, with what the shop finds', async () => {
    await ask('Plaquettes', { area: 'auto' }, SHOWN_FROM - 1);
    expect(await shown()).toEqual([]);
    await ask('PLAQUETTES ', { area: 'auto' }, 2);
    expect(await shown()).toEqual([
      { term: 'plaquettes', area: 'auto', uses: SHOWN_FROM + 1, results: expect.any(Number) },
    ]);
    expect((await shown())[0]?.results).toBeGreaterThan(0);
  });

  test('stands for each area by itself, and apart where none was chosen', async () => {
    for (const more of [{ area: 'auto' }, { area: 'moto' }, {}]) await ask('licorne', more);
    expect(await shown()).toEqual(
      ['auto', 'moto', null].map((area) => ({ term: 'licorne', area, uses: SHOWN_FROM, results: 0 })),
    );
  });

  test('makes nobody a visitor, and keeps nothing of who asked', async () => {
    const answer = await server.call('api.search.asked', { query: { q: 'plaquettes' } });
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name in ('search_term', 'search_term_waiting')`.execute(server.db);
    expect(new Set(rows.map(({ name }) => name))).toEqual(
      new Set(
        ['uuid', 'rev', 'rev_id', 'term', 'key', 'area', 'redirect_path', 'uses', 'results'].concat([
          'last_used_at',
          'created_at',
          'updated_at',
        ]),
      ),
    );
  });

  test('that names somebody, says nothing or is shorter than the shop searches is counted nowhere', async () => {
    for (const q of ['jeanne@example.fr', '06 12 34 56 78', 'AB-123-CD', '!?', 'p'])
      expect(await ask(q)).toEqual([200]);
    const { rows } = await sql`select from search_term union all select from search_term_waiting`.execute(server.db);
    expect(rows).toEqual([]);
  });

  test('is refused where it is too long or no text of an area', async () => {
    expect(await ask('p'.repeat(101), {}, 1)).toEqual([422]);
    expect(await ask('pneu', { area: 'avion' }, 1)).toEqual([422]);
    expect(await ask("'; drop table search_term; --")).toEqual([200]);
    expect(await shown()).toEqual([
      { term: "'; drop table search_term; --", area: null, uses: SHOWN_FROM, results: 0 },
    ]);
  });

  test('of strangers fills neither table beyond its bound, and known terms are counted on', async () => {
    const now = server.clock.now();
    const count = (term: string) => countTerm(server.db, { term, area: null, results: 0, now }, 3);
    for (const term of ['a1', 'a2', 'a3', 'a4', 'a1']) await count(term);
    const waiting = server.db.selectFrom('search_term_waiting').select(['key', 'uses']).orderBy('key');
    expect(await waiting.execute()).toEqual([
      { key: 'a1', uses: 2 },
      { key: 'a2', uses: 1 },
      { key: 'a3', uses: 1 },
    ]);
    expect(MOST_TERMS).toBeLessThanOrEqual(20_000);
  });

  test('is forgotten a month after the last, and after a year where it is shown and leads nowhere', async () => {
    await ask('licorne');
    await ask('dragon', {}, 1);
    await server.db.insertInto('search_term').values({ term: 'casque', redirect_path: '/moto' }).execute();
    const later = (days: number): Date => new Date(server.clock.now().getTime() + days * 86_400_000);
    await sweepTerms(server.db, later(31));
    expect(await server.db.selectFrom('search_term_waiting').select('key').execute()).toEqual([]);
    expect((await shown()).map(({ term }) => term)).toEqual(['casque', 'licorne']);
    await sweepTerms(server.db, later(366));
    expect((await shown()).map(({ term }) => term)).toEqual(['casque']);
  });
});

test('a term that leads elsewhere does so in its area, before that of both, however it is written, and is counted', async () => {
  await announce(server.db, [STRUCTURE_ENTITY], (db) =>
    db
      .insertInto('search_term')
      .values([
        { term: 'Étriers', area: 'moto', redirect_path: '/moto/contact' },
        { term: 'étriers', area: null, redirect_path: '/auto/contact' },
      ])
      .execute(),
  );
  await server.refresh();
  expect(await pageOf('?q=ETRIERS&area=moto')).toEqual({ status: 302, to: '/moto/contact' });
  expect(await pageOf('?q=etriers&area=auto')).toEqual({ status: 302, to: '/auto/contact' });
  expect(await pageOf('?q=étriers')).toEqual({ status: 302, to: '/auto/contact' });
  expect(await pageOf('?q=étriers+avant')).toMatchObject({ status: 200, page: { kind: 'search' } });
  expect(await pageOf('?q=étriers&results')).toMatchObject({ status: 200, page: { kind: 'search', text: 'étriers' } });
  await ask('étriers', { area: 'moto' }, 2);
  expect(await shown()).toContainEqual({ term: 'Étriers', area: 'moto', uses: 2, results: 0 });
});

/** A first load from the routes of the server, killed at every page: what is durable never travels again. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { manifest as manifestSchema, manifestRoute, pageRoute } from '#core/contract/catalogue/catalogue.ts';
import type { ContentsHead } from '#core/contract/content/content-pages.ts';
import { ROUTES } from '#core/contract/routes.ts';
import * as v from 'valibot';
import { httpOrigin } from '#src/catalogue/published/origin.ts';
import { detailPages } from '#src/catalogue/prefetch/areas-on-device.ts';
import { requiredPages, stateOf } from '#src/catalogue/published/replica-state.ts';
import { catalogueService } from '#src/catalogue/service/service.ts';
import type { ServiceDeps } from '#src/catalogue/service/service-deps.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';
import { syncCatalogue } from '#src/catalogue/replica/sync.ts';
import { depsOf, inBrowser, killedAfter, wishes } from '#tests/catalogue/device.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

const TABLE = Object.fromEntries(
  Object.values(ROUTES).map(({ name, uri, method }) => [name, { uri, methods: [method] }]),
);
/** Enough for several pages of one area. */
const MORE = 900;
const PAGE = new RegExp(`^/${pageRoute.uri.replace('{hash}', '([\\w-]+)')}$`, 'u');

let server: WholeServer;
/** Pages the server has answered whole, by name. */
let answered: string[] = [];

const origin = httpOrigin(TABLE, async (input) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
  const response = await server.send(pathname + search);
  const hash = PAGE.exec(pathname)?.[1];
  if (hash !== undefined) answered.push(hash);
  return response;
});

const nothing = (): void => undefined;

const deps = (store: ReplicaStore): ServiceDeps =>
  depsOf(store, { origin: () => origin }, { compact: () => Promise.resolve(false) });

const repeated = (): number => answered.length - new Set(answered).size;

beforeAll(async () => {
  server = await openWholeServer({
    plantMore: (db, { products, categories }) =>
      sql`
    with made as (
      insert into product (area, type, family_id, sku, slug, name, name_key, price, created_at)
      select 'auto', 'simple', family_id, 'MORE-' || n, 'more-' || n, 'Article ' || n, 'article ' || lpad(n::text, 6, '0'), 10, created_at
      from product, generate_series(1, ${MORE}::int) as n where id = ${products.pads}
      returning id, sku
    )
    insert into product_category (product_id, category_id)
    select made.id, case when made.id % 2 = 0 then ${categories.brakes}::int else ${categories.parts}::int end from made
  `.execute(db),
  });
});
afterAll(() => server.close());

async function allPages(): Promise<string[]> {
  const answer: unknown = JSON.parse(await (await server.send(`/${manifestRoute.uri}`)).text());
  const manifest = v.parse(manifestSchema, answer);
  const head = manifest.contentsHead?.hash ?? '';
  const { pages }: ContentsHead = JSON.parse(await (await server.send(`/api/catalogue/pages/${head}`)).text());
  const state = stateOf(manifest, pages);
  return [...requiredPages(state), ...detailPages(state, () => true)];
}

describe('a first load that is killed', () => {
  it('lets at most one page travel again, at whatever page it dies', async () => {
    const pages = await allPages();
    expect(pages.length).toBeGreaterThan(10);
    for (let boundary = 0; boundary <= pages.length; boundary += 1) {
      answered = [];
      const database = await inBrowser();
      const store = replicaStore(database);
      const dying = { ...store, putPage: killedAfter(boundary, store.putPage) };
      await syncCatalogue(dying, origin, wishes).catch(nothing);
      await syncCatalogue(store, origin, wishes);
      expect(repeated(), `killed at page ${boundary}`).toBeLessThanOrEqual(1);
      expect(await catalogueService(deps(store)).refresh()).toMatchObject({ phase: 'ready', products: server.size() });
      expect(repeated(), `killed at page ${boundary}`).toBeLessThanOrEqual(1);
    }
  });

  it('lets at most one page travel again as the shop itself loads, details included, and none that was durable', async () => {
    const pages = await allPages();
    for (let boundary = 0; boundary <= pages.length; boundary += 1) {
      answered = [];
      const store = replicaStore(await inBrowser());
      const dying = { ...store, putPage: killedAfter(boundary, store.putPage) };
      await catalogueService(deps(dying)).refresh().catch(nothing);
      const durable = await store.pageHashes();
      const before = answered.length;
      expect(await catalogueService(deps(store)).refresh()).toMatchObject({ phase: 'ready', products: server.size() });
      expect(
        answered.slice(before).filter((hash) => durable.has(hash)),
        `killed at page ${boundary}`,
      ).toEqual([]);
      expect(repeated(), `killed at page ${boundary}`).toBeLessThanOrEqual(1);
      expect(await store.pageHashes()).toEqual(new Set(pages));
    }
  });
});

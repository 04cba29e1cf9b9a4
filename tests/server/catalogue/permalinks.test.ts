/** Products and categories under addresses of their own (specification §2, §7; domain 1.4), on the server and on a device. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import * as v from 'valibot';

import type { InitPayload } from '#core/contract/shop/init.ts';
import { permalinksOf } from '#core/contract/pages/permalinks/permalinks.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { products } from '#core/resources/catalogue/products.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { productHooks } from '#server/subjects/catalogue/products/product-hooks.ts';
import { randomIds } from '#server/ids.ts';
import type { AddressOf } from '#server/subjects/catalogue/addresses/address-rows.ts';
import { changeAddress, type NewAddress } from '#server/subjects/catalogue/addresses/change-address.ts';
import { changedSince, readCursor } from '#server/subjects/catalogue/channel-changes.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import { catalogueSource } from '#server/subjects/catalogue/catalogue-source.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { TEST_SETTINGS } from '#tests/support/settings.ts';

const PADS: AddressOf = { kind: 'product', area: 'auto', slug: 'pad-1' };
const BRAKES: AddressOf = { kind: 'category', area: 'auto', slug: 'plaquettes' };
const PATTERN = '/auto/nos-produits/piece/pad-1';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const change = async (of: AddressOf, to: NewAddress) => {
  const changed = await changeAddress({ db: server.db, clock: server.clock, ids: randomIds }, of, to);
  await server.refresh();
  return changed;
};
const pageAt = async (path: string, search = ''): Promise<unknown> =>
  (await server.call('api.page', { query: { path, search } })).json();
const routeAt = async (path: string) => v.parse(v.looseObject({ status: v.number() }), await pageAt(path));
const init = async (): Promise<InitPayload> => (await server.call('api.init')).json();
const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? [error.code, error.data.fields?.[0]] : error),
  );

test('an article opens at its own address, is canonical there, and the pattern leads to it', async () => {
  expect(await change(PADS, { permalink: 'freinage/plaquettes-avant' })).toEqual({
    before: PATTERN,
    after: '/freinage/plaquettes-avant',
  });
  expect(await pageAt('/freinage/plaquettes-avant')).toMatchObject({
    status: 200,
    route: 'permalink.product',
    meta: { type: 'piece', slug: 'pad-1' },
    page: { kind: 'product', row: { path: '/freinage/plaquettes-avant' } },
    head: { canonical: 'http://shop.test/freinage/plaquettes-avant' },
  });
  expect(await pageAt(PATTERN, '?variante=A')).toEqual({ status: 301, to: '/freinage/plaquettes-avant?variante=A' });
  const { products } = (await init()).permalinks.routes;
  expect(products).toEqual([{ uri: 'freinage/plaquettes-avant', type: 'piece', slug: 'pad-1', area: 'auto' }]);
});

test('lists, search, the site map and carts link to it there', async () => {
  const list = JSON.stringify(await pageAt('/auto/nos-produits/plaquettes'));
  expect(list).toContain('"path":"/freinage/plaquettes-avant"');
  const found = await (await server.call('api.search', { query: { q: 'plaquettes avant' } })).json();
  expect(JSON.stringify(found)).toContain('"href":"/freinage/plaquettes-avant"');
  const suggested = await (await server.call('api.search.suggest', { query: { q: 'plaquettes avant' } })).text();
  expect(suggested).toContain('"/freinage/plaquettes-avant"');
  const map = await (await server.send('/sitemap.xml')).text();
  expect(map).toContain('<loc>http://shop.test/freinage/plaquettes-avant</loc>');
  expect(map).not.toContain(PATTERN);
});

test('a department too, with its state in the query, and in the breadcrumbs of its articles', async () => {
  await change(BRAKES, { permalink: 'freinage' });
  expect(await pageAt('/freinage', '?page=1')).toMatchObject({
    status: 200,
    route: 'permalink.category',
    meta: { type: 'category', slug: 'plaquettes' },
    head: { canonical: 'http://shop.test/freinage' },
  });
  expect(await pageAt('/auto/nos-produits/plaquettes', '?sort=price')).toEqual({
    status: 301,
    to: '/freinage?sort=price',
  });
  expect(JSON.stringify(await pageAt('/freinage/plaquettes-avant'))).toContain('"href":"/freinage"}');
});

test('a device without a network reads the same from the start-up payload', async () => {
  const live = await openCatalogue({ db: server.db, clock: server.clock });
  const place = { siteName: 'Bitume', origin: 'http://shop.test', settings: TEST_SETTINGS };
  const { permalinks: _own, ...state } = live.current();
  const permalinks = permalinksOf((await init()).permalinks.routes);
  const source: PageSource = catalogueSource({ ...state, permalinks }, place);
  for (const path of ['/freinage', '/freinage/plaquettes-avant', PATTERN, '/auto/nos-produits/plaquettes']) {
    const [mine, theirs] = [await resolvePage(source, path, ''), await routeAt(path)];
    expect([path, mine.status, 'route' in mine ? mine.route : '']).toEqual([
      path,
      theirs.status,
      theirs['route'] ?? '',
    ]);
  }
});

test('every address it ever had leads to the newest in one step', async () => {
  await change(PADS, { permalink: 'promo/plaquettes' });
  expect(await pageAt('/freinage/plaquettes-avant')).toEqual({ status: 301, to: '/promo/plaquettes' });
  await change(PADS, { slug: 'plaquettes-avant' });
  const moved: AddressOf = { kind: 'product', area: 'auto', slug: 'plaquettes-avant' };
  for (const old of [PATTERN, '/freinage/plaquettes-avant'])
    expect(await pageAt(old)).toEqual({ status: 301, to: '/promo/plaquettes' });
  await change(moved, { permalink: null });
  for (const old of [PATTERN, '/freinage/plaquettes-avant', '/promo/plaquettes'])
    expect(await pageAt(old)).toEqual({ status: 301, to: '/auto/nos-produits/piece/plaquettes-avant' });
  expect(await pageAt('/auto/nos-produits/piece/plaquettes-avant')).toMatchObject({
    status: 200,
    route: 'auto.product',
  });
  await change(moved, { slug: 'pad-1' });
  expect(await pageAt(PATTERN)).toMatchObject({ status: 200 });
  expect(await pageAt('/promo/plaquettes')).toEqual({ status: 301, to: PATTERN });
});

test('an address is one thing only', async () => {
  await change(PADS, { permalink: 'promo/plaquettes' });
  const helmet: AddressOf = { kind: 'category', area: 'moto', slug: 'casques' };
  const taken = ['input.invalid', { path: 'permalink', code: 'unique' }];
  expect(await refused(change(helmet, { permalink: 'promo/plaquettes' }))).toEqual(taken);
  const wrong = ['input.invalid', { path: 'permalink', code: 'path.invalid' }];
  for (const permalink of ['login', 'moto/contact', 'Été', ''])
    expect(await refused(change(helmet, { permalink }))).toEqual(wrong);
  expect(await refused(change(BRAKES, { slug: 'pieces' }))).toEqual([
    'input.invalid',
    { path: 'slug', code: 'unique' },
  ]);
  expect(await refused(change({ kind: 'product', area: 'auto', slug: 'nothing' }, { permalink: null }))).toEqual([
    'record.unknown',
    undefined,
  ]);
});

describe('of what was deleted, or written meanwhile', () => {
  const productAt = async (slug: string) =>
    server.db
      .selectFrom('product')
      .select(['id', 'uuid', 'rev', 'slug'])
      .where('slug', '=', slug)
      .where('parent_id', 'is', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
  const redirectOf = async (path: string) =>
    (await server.db.selectFrom('redirect').select('to_path').where('from_path', '=', path).executeTakeFirst())
      ?.to_path;

  test('S140 a new slug is a revision, which devices read with the product: an open form does not put the former one back', async () => {
    const before = await productAt('pad-1');
    const { rev } = await readCursor(server.db);
    await change({ kind: 'product', uuid: before.uuid }, { slug: 'plaquettes-avant' });
    expect((await productAt('plaquettes-avant')).rev).toBe(before.rev + 1);
    await publishTouched({ db: server.db, clock: server.clock, ids: randomIds });
    expect((await changedSince(server.db, rev)).productIds).toContain(before.id);
    await change({ kind: 'product', uuid: before.uuid }, { slug: 'pad-1' });
  });

  test('S140 a deleted product gives up its own address, which others may take, and what led there leads to its pattern', async () => {
    const { uuid, rev } = await productAt('pad-1');
    await change({ kind: 'product', uuid }, { permalink: 'promo/plaquettes' });
    const service = resourceService(products, {
      db: server.db,
      clock: server.clock,
      announce: () => Promise.resolve(),
      hooks: { products: productHooks({ ids: randomIds }) },
    });
    const author = {
      kind: 'admin',
      id: 'camille',
      permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
    } as const;
    const seen = await service.show(author, uuid);
    await service.destroy(author, { uuid, rev: seen.rev });
    expect(seen.rev).toBeGreaterThanOrEqual(rev);
    expect(await redirectOf('/promo/plaquettes')).toBe(PATTERN);
    expect(await refused(change({ kind: 'product', uuid }, { slug: 'revient' }))).toEqual([
      'record.unknown',
      undefined,
    ]);

    const taker = randomUUID();
    await sql`
      insert into product (uuid, area, type, family_id, sku, slug, name, name_key, price)
      select ${taker}, area, type, family_id, 'PAD-2', slug, name, name_key, price from product where uuid = ${uuid}`.execute(
      server.db,
    );
    await change({ kind: 'product', area: 'auto', slug: 'pad-1' }, { slug: 'pad-1', permalink: 'promo/plaquettes' });
    const { rows } = await sql<{ uuid: string }>`
      select p.uuid from permalink l join product p on p.id = l.product_id where l.path = 'promo/plaquettes'`.execute(
      server.db,
    );
    expect(rows).toEqual([{ uuid: taker }]);
  });
});

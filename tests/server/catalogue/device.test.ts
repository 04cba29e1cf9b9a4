import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import type { CatalogueQuery } from '#core/search/query/query.ts';
import { readChanges } from '#server/subjects/catalogue/changes.ts';
import { productEntity } from '#server/subjects/catalogue/entities.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { createManifests } from '#server/subjects/catalogue/publish/manifest.ts';
import { createPageReader } from '#server/subjects/catalogue/publish/page-store.ts';
import { downloadPages } from '#src/catalogue/replica/download.ts';
import { openIdb } from '#src/catalogue/store/idb.ts';
import { detailPages } from '#src/catalogue/prefetch/areas-on-device.ts';
import { httpOrigin } from '#src/catalogue/published/origin.ts';
import { readReplica } from '#src/catalogue/replica/open-replica.ts';
import type { Replica } from '#src/catalogue/replica/replica.ts';
import { OBJECT_STORES } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore, type ReplicaStore } from '#src/catalogue/store/store.ts';
import { syncCatalogue } from '#src/catalogue/replica/sync.ts';
import { wishes } from '#tests/catalogue/device.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { announce, plantSmallShop, type SmallShop } from './small-shop.ts';
import { TEST_SETTINGS } from '#tests/support/settings.ts';

const PLACE = { siteName: 'Bitume', origin: 'https://bitume.test', settings: TEST_SETTINGS };
const TABLE = {
  'api.catalogue.manifest': { uri: 'manifest', methods: ['GET'] },
  'api.catalogue.page': { uri: 'pages/{hash}', methods: ['GET'] },
  'api.catalogue.changes': { uri: 'changes', methods: ['GET'] },
};
const QUESTIONS: readonly CatalogueQuery[] = (['relevance', 'price', 'name', 'created_at'] as const).flatMap((sort) => [
  { groups: [], sort, offset: 0, limit: 24, facets: true },
  { text: 'frein', groups: [], sort, offset: 0, limit: 24, facets: true },
]);

let database: TestDatabase;
let shop: SmallShop;
let live: LiveCatalogue;
let store: ReplicaStore;
let device: Replica;
let send: typeof fetch;
const bodies: number[] = [];

beforeAll(async () => {
  const clock = createTestClock();
  database = await createTestDatabase();
  const { db } = database;
  shop = await plantSmallShop(db);
  live = await openCatalogue({ db, clock });
  const manifests = createManifests({ db, clock, live });
  const answer = async (url: URL): Promise<BodyInit | null> => {
    const [, kind, hash = ''] = url.pathname.split('/');
    if (kind === 'manifest') return JSON.stringify(await manifests.current());
    if (kind === 'pages') return (await createPageReader(db)(hash))?.bytes.slice() ?? null;
    const { epoch = '', rev, revId = '' } = Object.fromEntries(url.searchParams);
    return JSON.stringify(await readChanges({ db, live }, { epoch, rev: Number(rev), revId }));
  };
  send = async (input) => {
    const body = await answer(new URL(input instanceof Request ? input.url : input, 'http://shop.test'));
    if (typeof body === 'string') bodies.push(body.length);
    return new Response(body, { status: body === null ? 404 : 200 });
  };
  store = replicaStore(await openIdb('device-and-server', 1, OBJECT_STORES));
  await syncCatalogue(store, httpOrigin(TABLE, send), wishes);
  device = await read();
  await downloadPages(
    store,
    httpOrigin(TABLE, send),
    detailPages(device.state, () => true),
    wishes,
  );
});
afterAll(() => database.drop());

async function read(): Promise<Replica> {
  const state = await store.state();
  if (state === null) throw new Error('there is no replica');
  return readReplica(store, state, () => Promise.resolve());
}

async function followServer(): Promise<string> {
  await live.refresh();
  const outcome = await syncCatalogue(store, httpOrigin(TABLE, send), wishes);
  const state = await store.state();
  if (outcome.kind === 'changed' && state !== null) await device.apply(outcome.changes, state);
  return outcome.kind;
}

async function expectAgreement(): Promise<void> {
  const { catalogue, structure, cursor } = live.current();
  const source = device.source(PLACE);
  for (const question of QUESTIONS) expect(await source.query(question)).toEqual(catalogue.query(question));
  expect(device.structure()).toEqual(structure);
  expect(device.state.cursor).toEqual(cursor);
}

const pageOf = (slug: string) => resolvePage(device.source(PLACE), `/auto/nos-produits/piece/${slug}`, '');

describe('a device and the server', () => {
  it('agree on every list after a first load, and the device has the details', async () => {
    await expectAgreement();
    expect(await pageOf('pad-1')).toMatchObject({ status: 200, page: { detail: { shortDescription: 'Freinez.' } } });
  });

  it('agree after a change, at the cost of that change', async () => {
    await announce(database.db, [productEntity(shop.products.pads)], (db) =>
      db.updateTable('product').set({ name: 'Plaquettes arrière' }).where('id', '=', shop.products.pads).execute(),
    );
    expect(await followServer()).toBe('changed');
    await expectAgreement();
    expect(await pageOf('pad-1')).toMatchObject({ page: { row: { name: 'Plaquettes arrière' } } });
  });

  it('agree that a hidden product is gone, within one pull', async () => {
    await announce(database.db, [productEntity(shop.products.disc)], (db) =>
      db.updateTable('product').set({ is_visible: false }).where('id', '=', shop.products.disc).execute(),
    );
    expect(await followServer()).toBe('changed');
    await expectAgreement();
    expect(await pageOf('disc-1')).toEqual({ status: 404 });
  });

  it('agree on nothing new in 400 bytes, and a device started anew agrees too', async () => {
    bodies.length = 0;
    expect(await followServer()).toBe('unchanged');
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toBeLessThanOrEqual(400);
    device = await read();
    await expectAgreement();
  });
});

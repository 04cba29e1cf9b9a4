import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LIST_PICTURE_WIDTHS, PICTURE_WIDTHS } from '#core/contract/pages/paths.ts';
import { demoShop } from '#demo/demo-shop.ts';
import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import { randomIds } from '#server/ids.ts';
import { makeAvif } from '#server/platform/media/make-avif.ts';
import { addGenerated } from '#demo/fill/add-generated.ts';
import { seedShop } from '#demo/fill/seed-shop.ts';
import type { FillDeps } from '#server/platform/fill-shop.ts';
import { createAttempts } from '#server/platform/attempts.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import type { AccountDeps } from '#server/subjects/account/account-deps.ts';
import { demoCustomers } from '#server/subjects/account/demo-customers.ts';
import { createPasswords } from '#server/subjects/account/passwords/passwords.ts';
import { attemptLimits, createAttemptLocks } from '#server/subjects/account/sign-in/attempt-locks.ts';
import { signIn } from '#server/subjects/account/sign-in/sign-in.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { CHEAP_HASHES } from '#tests/server/cheap-hashes.ts';

let database: TestDatabase;
let folder: string;
let deps: FillDeps;
let seeded: boolean[];
const told: string[] = [];
const jobs: { kind: string; hash: string }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
  deps = {
    db: database.db,
    clock: createTestClock('2026-11-21T09:00:00.000Z'),
    ids: randomIds,
    storage: interrupted(createDiskStorage(folder)),
    jobs: {
      enqueue: async (_within, kind, data) => {
        if ('hash' in data) jobs.push({ kind, hash: data.hash });
      },
    },
    tell: (message) => told.push(message),
  };
  // two processes that start together on one new database
  seeded = await Promise.all([seedShop(deps), seedShop(deps)]);
}, 240_000);

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** As an earlier run left it that was cut short: nearly all pictures are there, those of a first digit are still to come. */
function interrupted(storage: StorageGateway): StorageGateway {
  return { ...storage, has: async (name) => !isMissing(name) || storage.has(name) };
}
const isMissing = (name: string) => name.startsWith('0');

const count = async (table: 'product' | 'category' | 'media' | 'product_stock') => {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n;
};

const variants = demoShop.products.flatMap((product) => product.variants);

describe('seeding the demo shop', () => {
  it('writes every article, variant, department and content', async () => {
    expect(await count('product')).toBe(demoShop.products.length + variants.length + 1);
    expect(await count('category')).toBe(demoShop.categories.length);
    const contents = await database.db
      .selectFrom('cms_document')
      .select('uuid')
      .where('kind', '=', 'content')
      .where('status', '=', 'published')
      .execute();
    expect(contents).toHaveLength(demoShop.contents.length);
  });

  it('is done once by processes that start together', () => {
    expect(seeded.filter(Boolean)).toEqual([true]);
  });

  it('changes nothing when it is run again', async () => {
    const before = await database.db.selectFrom('channel').selectAll().execute();
    expect(await seedShop(deps)).toBe(false);
    expect(await count('product')).toBe(demoShop.products.length + variants.length + 1);
    expect(await database.db.selectFrom('channel').selectAll().execute()).toEqual(before);
  });

  it('advances the catalogue channel once, with its structure, contents and articles', async () => {
    const channel = await database.db
      .selectFrom('channel')
      .selectAll()
      .where('name', '=', 'catalogue')
      .executeTakeFirstOrThrow();
    expect(channel.rev).toBe(1);
    const changes = await database.db
      .selectFrom('channel_change')
      .select('entity')
      .where('channel', '=', 'catalogue')
      .execute();
    expect(changes.map((one) => one.entity)).toEqual(expect.arrayContaining(['structure', 'contents']));
    /* and what is downloaded, which is written after them */
    expect(changes).toHaveLength(demoShop.products.length + 3);
  });

  it('goes on with the pictures where a run was cut short, in every width', async () => {
    const media = await database.db.selectFrom('media').selectAll().execute();
    const made = media.filter(({ hash }) => isMissing(hash));
    expect(made.length).toBeGreaterThan(5);
    for (const { hash } of made) {
      for (const width of PICTURE_WIDTHS) {
        const size = await sharp((await deps.storage.read(`${hash}-${width}.webp`)) ?? undefined).metadata();
        expect([size.format, size.width, size.height]).toEqual(['webp', width, width]);
      }
      for (const width of LIST_PICTURE_WIDTHS) expect(await deps.storage.has(`${hash}-${width}.avif`)).toBe(true);
    }
    expect(media.every(({ width, height }) => width === 800 && height === 800)).toBe(true);
    expect(told).toContain(`pictures ${media.length} of ${media.length}`);
  });

  it('names only pictures that are stored', async () => {
    const media = await database.db.selectFrom('media').select(['uuid', 'hash']).execute();
    const [files, hashes] = [new Set(media.map(({ uuid }) => uuid)), new Set(media.map(({ hash }) => hash))];
    const categories = await database.db.selectFrom('category').select('picture').execute();
    const sliders = await database.db.selectFrom('slider').select('pictures').execute();
    const shown = sliders.flatMap((row) => Object.values(row.pictures));
    expect(categories.length + shown.length).toBeGreaterThan(70);
    expect(categories.filter(({ picture }) => picture === null || !files.has(picture))).toEqual([]);
    expect(shown.filter((one) => one === null || !hashes.has(one.hash))).toEqual([]);
  });

  it('leaves the large AVIF sizes of every picture to a job', async () => {
    const media = await database.db.selectFrom('media').select('hash').orderBy('hash').execute();
    expect(jobs.map((job) => job.hash).sort()).toEqual(media.map((row) => row.hash));
    const hash = media.find((row) => isMissing(row.hash))?.hash ?? '';
    expect(await createDiskStorage(folder).has(`${hash}-800.avif`)).toBe(false);
    await makeAvif({ ...deps, storage: createDiskStorage(folder) }, hash);
    expect(await deps.storage.has(`${hash}-800.avif`)).toBe(true);
    const { sizes } = await database.db
      .selectFrom('media')
      .select('sizes')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow();
    expect(sizes).toEqual({ webp: [...PICTURE_WIDTHS], avif: [...PICTURE_WIDTHS] });
  });

  it('has two customers, each with an order: one received and invoiced, one that waits for its transfer', async () => {
    const orders = await database.db
      .selectFrom('sale_order')
      .innerJoin('customer', 'customer.id', 'sale_order.customer_id')
      .select(['customer.email', 'group_code', 'sale_order.status', 'sale_order.paid_total'])
      .select((row) =>
        row
          .selectFrom('invoice')
          .whereRef('order_id', '=', 'sale_order.id')
          .select(row.fn.countAll<number>().as('n'))
          .as('invoices'),
      )
      .orderBy('customer.email')
      .execute();
    expect(orders).toMatchObject([
      { email: 'client@bitume.example', group_code: 'general', status: 'completed', invoices: 1 },
      { email: 'garage@bitume.example', group_code: 'pro', status: 'pending_payment', invoices: 0 },
    ]);
    expect(Number(orders[0]?.paid_total)).toBeGreaterThan(0);
  });

  it('tells how they sign in, and lets nobody in by what everybody knows where strangers reach the shop', async () => {
    const accounts = await demoCustomers(database.db);
    expect(accounts.map(({ email }) => email)).toEqual(['client@bitume.example', 'garage@bitume.example']);
    const { db, clock, ids } = deps;
    const account = (exposed: boolean): AccountDeps => ({
      db,
      ids,
      exposed: async () => exposed,
      jobs: deps.jobs,
      attempts: createAttempts({ db, clock }),
      locks: createAttemptLocks({ db, clock, limits: async () => attemptLimits(await settingsIn(db)) }),
      passwords: createPasswords(ids, CHEAP_HASHES),
      limitFactor: 1,
      shopEmail: 'shop@example.fr',
      hosts: [],
      settings: () => settingsIn(db),
      note: () => {},
      forget: async () => {},
    });
    const browser = { visitor: null, session: null, network: 'test', userAgent: 'test', now: clock.now() };
    for (const one of accounts) {
      const body = { ...one, remember: false, device: null };
      await expect(signIn(account(true), browser, body)).rejects.toMatchObject({ code: 'auth.inactive' });
      expect(await signIn(account(false), browser, body)).toMatchObject({ remembered: false });
    }
  });

  it('relates articles both ways', async () => {
    const one = database.db
      .selectFrom('product_relation as r')
      .innerJoin('product as a', 'a.id', 'r.product_id')
      .innerJoin('product as b', 'b.id', 'r.related_id')
      .select('b.sku');
    const ofDisc = await one.where('a.sku', '=', 'FD-4281').execute();
    expect(ofDisc.map((row) => row.sku)).toContain('FP-1130');
    const ofPads = await one.where('a.sku', '=', 'FP-1130').execute();
    expect(ofPads.map((row) => row.sku)).toContain('FD-4281');
  });

  it('keeps the price a reduction is measured against', async () => {
    const disc = await database.db
      .selectFrom('product')
      .selectAll()
      .where('sku', '=', 'FD-4281')
      .executeTakeFirstOrThrow();
    expect(disc).toMatchObject({ price: '106.5000', special_price: '84.9000', prior_price: '106.5000' });
    expect(disc.special_from).toBe('2026-11-14');
    const periods = await database.db
      .selectFrom('product_price_history')
      .select(['price', 'ended_at'])
      .where('product_id', '=', disc.id)
      .orderBy('started_at')
      .execute();
    expect(periods.map((row) => [row.price, row.ended_at === null])).toEqual([
      ['106.5000', false],
      ['84.9000', true],
    ]);
  });
});

const generated = () =>
  database.db
    .selectFrom('product')
    .select(['sku', 'uuid', 'name', 'price'])
    .where('sku', 'like', 'G3-%')
    .orderBy('sku')
    .execute();

describe('adding generated articles', () => {
  const asked = { count: 40, seed: 3 };
  it('writes them beside the demo and announces them, then only what is missing', async () => {
    expect(await addGenerated(deps, { ...asked, count: 25 })).toBe(25);
    const first = await generated();
    expect(await addGenerated(deps, asked)).toBe(15);
    const all = await generated();
    expect(all.filter((row) => first.some((one) => one.uuid === row.uuid))).toEqual(first);
    expect(await addGenerated(deps, asked)).toBe(0);
    expect(await generated()).toEqual(all);
    const channel = await database.db
      .selectFrom('channel')
      .select('rev')
      .where('name', '=', 'catalogue')
      .executeTakeFirstOrThrow();
    expect(channel.rev).toBe(3);
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { emptyComponent } from '#core/contract/cms/empty-body.ts';
import {
  contentEntity,
  CONTENTS_ENTITY,
  productEntity,
  STRUCTURE_ENTITY,
} from '#server/subjects/catalogue/entities.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { createManifests } from '#server/subjects/catalogue/publish/manifest.ts';
import { detailOf, type CatalogueState } from '#server/subjects/catalogue/state.ts';
import { contentWith } from '#tests/server/cms/plant-content.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { announce, plantSmallShop, type SmallShop } from './small-shop.ts';

const HOUR_MS = 3_600_000;

let database: TestDatabase;
let shop: SmallShop;
let live: LiveCatalogue;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await plantSmallShop(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  live = await openCatalogue({ db: database.db, clock: createTestClock() });
});

const row = (state: CatalogueState, id: number) => {
  const found = state.catalogue.byId(id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
};

const AT = new Date('2026-02-01T09:00:00.000Z');
const WRITTEN = { created_at: AT, updated_at: AT };

/** What visitors see of a document. */
const shownAs = (body: object) => ({
  working: JSON.stringify(body),
  published: JSON.stringify(body),
  published_rev: 1,
  published_at: AT,
});

const byId = (of: CatalogueState) => [...of.catalogue.rows()].sort((left, right) => left.id - right.id);

describe('the catalogue as it was loaded', () => {
  it('holds what is public, with its texts, category path, brand, references and picture', () => {
    const { categories, options, products } = shop;
    const state = live.current();
    expect(state.catalogue.size).toBe(3);
    expect(row(state, products.pads)).toMatchObject({
      area: 'auto',
      type: 'simple',
      family: 'piece',
      slug: 'pad-1',
      name: 'Plaquettes de frein avant',
      brand: { id: options.brembo, label: 'Brembo' },
      references: ['P 85 020', '09.A417.11'],
      categoryIds: [categories.brakes, categories.parts],
      optionIds: [options.brembo],
      createdDay: 20_485,
      image: { hash: 'picturehash', width: 800, height: 600 },
      price: 399_000,
      regular: null,
      priceFrom: false,
      stock: 2,
      low: 0,
      taxPercent: 20,
    });
    expect(detailOf(state, products.pads)).toMatchObject({
      shortDescription: 'Freinez.',
      attributes: [{ code: 'brand', value: null, optionIds: [options.brembo] }],
      related: [row(state, products.disc).uuid],
      pictures: [{ hash: 'picturehash', alt: 'Plaquettes' }],
    });
    expect(state.catalogue.byId(products.secret)).toBeNull();
  });

  it('asks the price of the day and strikes the prior one while a reduction lasts', () => {
    expect(row(live.current(), shop.products.disc)).toMatchObject({
      price: 800_000,
      regular: 950_000,
      stock: 1,
      low: 3,
    });
  });

  it('offers a product with variants from the lowest price, in stock as soon as one variant is', () => {
    const { options, products } = shop;
    const state = live.current();
    expect(row(state, products.helmet)).toMatchObject({
      price: 2_499_000,
      priceFrom: true,
      variants: 2,
      stock: 1,
      low: 2,
      optionIds: [options.nolan, options.medium, options.large],
    });
    expect(detailOf(state, products.helmet)).toMatchObject({
      superAttributes: ['size'],
      variants: [
        { sku: 'HELMET-M', optionIds: [options.medium], price: 2_499_000, stock: 0, low: 0 },
        { sku: 'HELMET-L', optionIds: [options.large], price: 2_599_000, stock: 1, low: 2 },
      ],
    });
  });

  it('counts products of a category and below, and leaves hidden categories out', () => {
    const counts = live.current().structure.categories.map((one) => [one.slug, one.productsCount]);
    expect(counts).toEqual([
      ['pieces', 2],
      ['plaquettes', 1],
      ['casques', 1],
    ]);
  });

  it('holds published contents only, and the redirects', () => {
    const { contents, structure } = live.current();
    expect(contents.documents.map((one) => one.path).sort()).toEqual(['auto/conseils/freins', 'livraison']);
    expect(structure.redirects).toEqual({ '/ancien': { to: '/livraison', status: 301 } });
  });
});

describe('the catalogue as it follows the channel', () => {
  it('stays the same state while nothing was announced', async () => {
    const before = live.current();
    await database.db
      .updateTable('product')
      .set({ subtitle: 'non annoncé' })
      .where('id', '=', shop.products.pads)
      .execute();
    expect(await live.refresh()).toBe(before);
  });

  it('takes in a product that changed, and leaves the former state as it was', async () => {
    const { pads } = shop.products;
    const before = live.current();
    await announce(database.db, [productEntity(pads)], (db) =>
      db.updateTable('product').set({ name: 'Plaquettes neuves', price: '41' }).where('id', '=', pads).execute(),
    );
    const after = await live.refresh();
    expect(after.cursor.rev).toBe(before.cursor.rev + 1);
    expect(row(after, pads)).toMatchObject({ name: 'Plaquettes neuves', price: 410_000 });
    expect(row(before, pads).name).not.toBe('Plaquettes neuves');
    expect(live.current()).toBe(after);
  });

  it('keeps structure and contents as they are, and their pages, where only a price moved', async () => {
    const before = await live.refresh();
    await announce(database.db, [productEntity(shop.products.pads)], (db) =>
      db.updateTable('product').set({ price: '42' }).where('id', '=', shop.products.pads).execute(),
    );
    const after = await live.refresh();
    expect(row(after, shop.products.pads).price).toBe(420_000);
    expect(after.structure).toBe(before.structure);
    expect(after.structurePage).toBe(before.structurePage);
    expect(after.contentPages).toBe(before.contentPages);
  });

  it('drops a product that is withdrawn, in the counts too, and takes it back', async () => {
    const { disc } = shop.products;
    const active = (is_active: boolean) =>
      announce(database.db, [productEntity(disc)], (db) =>
        db.updateTable('product').set({ is_active }).where('id', '=', disc).execute(),
      );
    await active(false);
    const without = await live.refresh();
    expect(without.catalogue.byId(disc)).toBeNull();
    expect(detailOf(without, disc)).toBeNull();
    expect(without.structure.categories.find((one) => one.slug === 'pieces')?.productsCount).toBe(1);
    await active(true);
    expect((await live.refresh()).catalogue.byId(disc)).not.toBeNull();
  });

  it('gives rows the new name of their brand when the structure changes', async () => {
    const { options, products } = shop;
    await announce(database.db, [STRUCTURE_ENTITY], (db) =>
      db.updateTable('attribute_option').set({ name: 'Brembo Racing' }).where('id', '=', options.brembo).execute(),
    );
    const state = await live.refresh();
    expect(row(state, products.pads).brand?.label).toBe('Brembo Racing');
    const found = state.catalogue.query({
      text: 'racing',
      groups: [],
      sort: 'relevance',
      offset: 0,
      limit: 5,
      facets: false,
    });
    expect(found.rows.map((one) => one.id)).toEqual([products.pads]);
  });

  it('publishes a page', async () => {
    await announce(database.db, [CONTENTS_ENTITY], (db) =>
      db
        .updateTable('cms_document')
        .set({
          status: 'published',
          published: JSON.stringify(contentWith({ title: 'Neuf', slug: 'brouillon' })),
          published_rev: 1,
          path: 'brouillon',
        })
        .where('slug', '=', 'brouillon')
        .execute(),
    );
    const state = await live.refresh();
    expect(state.contentIndex.search('neuf', 5).map((hit) => hit.entry.id)).toEqual(['brouillon']);
  });

  it('reads a content that is written, appears or goes alone, and is what a fresh load is', async () => {
    const fresh = async () => (await openCatalogue({ db: database.db, clock: createTestClock() })).current().contents;
    const [page, post, component] = [randomUUID(), randomUUID(), randomUUID()];
    const content = (uuid: string, type: string, title: string) => ({
      uuid,
      kind: 'content' as const,
      type,
      title,
      slug: uuid,
      path: uuid,
      status: 'published' as const,
      rev: 1,
      ...WRITTEN,
      ...shownAs(contentWith({ title, slug: uuid })),
    });
    const announced = (uuid: string, change: Parameters<typeof announce>[2]) =>
      announce(database.db, [contentEntity(uuid)], change);
    await announced(page, (db) =>
      db
        .insertInto('cms_document')
        .values(content(page, 'page', 'Alpha'))
        .execute(),
    );
    await announced(post, (db) =>
      db
        .insertInto('cms_document')
        .values(content(post, 'conseils', 'Bêta'))
        .execute(),
    );
    const part = { kind: 'component', type: 'component', title: 'Part', slug: component, status: 'published' } as const;
    await announced(component, (db) =>
      db
        .insertInto('cms_document')
        .values({ uuid: component, rev: 1, ...part, ...WRITTEN, ...shownAs(emptyComponent()) })
        .execute(),
    );
    const before = live.current().contents;
    const after = (await live.refresh()).contents;
    expect(after).toEqual(await fresh());
    expect(after.documents.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining([page, post]));
    /* the others are those of before: they were not read */
    const kept = after.documents.filter(({ uuid }) => uuid !== page && uuid !== post);
    expect(kept.every((one) => before.documents.includes(one))).toBe(true);
    await announced(page, (db) =>
      db
        .updateTable('cms_document')
        .set(shownAs(contentWith({ title: 'Gamma', slug: page })))
        .where('uuid', '=', page)
        .execute(),
    );
    await announced(post, (db) =>
      db.updateTable('cms_document').set({ status: 'draft' }).where('uuid', '=', post).execute(),
    );
    const last = (await live.refresh()).contents;
    expect(last).toEqual(await fresh());
    expect(last.documents.find(({ uuid }) => uuid === page)?.title).toBe('Gamma');
    expect(last.documents.find(({ uuid }) => uuid === post)).toBeUndefined();
  });

  it('becomes, step by step, what a fresh load is', async () => {
    await live.refresh();
    const fresh = (await openCatalogue({ db: database.db, clock: createTestClock() })).current();
    const state = live.current();
    expect(byId(state)).toEqual(byId(fresh));
    expect(state.structure).toEqual(fresh.structure);
    expect(state.contents).toEqual(fresh.contents);
    for (const { id } of byId(fresh)) expect(state.detailTexts.get(id)).toBe(fresh.detailTexts.get(id));
  });

  it('says of a quiet shop that its prices still hold before they would tell their date, to new devices too', async () => {
    const clock = createTestClock();
    const quiet = await openCatalogue({ db: database.db, clock });
    const before = quiet.current();
    const earlier = await createManifests({ db: database.db, clock, live: quiet }).current();
    expect(earlier.pricedAt).toBe(before.pricedAt);
    clock.advance(11 * HOUR_MS);
    expect(await quiet.refresh()).toBe(before);
    clock.advance(HOUR_MS);
    const after = await quiet.refresh();
    expect(after).toEqual({ ...before, pricedAt: clock.now().toISOString() });
    expect(after.catalogue).toBe(before.catalogue);
    /* another process finds the pages that the first one kept */
    const manifest = await createManifests({ db: database.db, clock, live: quiet }).current();
    expect(manifest).toEqual({ ...earlier, pricedAt: after.pricedAt });
  });

  it('loads anew when the database has another history', async () => {
    const { pads } = shop.products;
    const before = live.current();
    await database.db.updateTable('product').set({ subtitle: 'restauré' }).where('id', '=', pads).execute();
    await database.db.updateTable('shop').set({ epoch: '00000000-0000-4000-8000-000000000001' }).execute();
    const after = await live.refresh();
    expect(after.cursor.epoch).not.toBe(before.cursor.epoch);
    expect(row(after, pads).subtitle).toBe('restauré');
  });
});

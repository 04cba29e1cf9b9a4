/** Categories written in the back office, as the shop shows them a moment later (domain 2.4). */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import { randomIds } from '#server/ids.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';

import { BLANK, type CategoryFields } from './blank-category.ts';

let server: WholeServer;
let office: OfficeVisit;
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
});
afterAll(() => server.close());

const seenSchema = v.looseObject({ rev: v.number() });
const wrongSchema = v.looseObject({
  code: v.string(),
  data: v.looseObject({ fields: v.optional(v.array(v.looseObject({ path: v.string(), code: v.string() }))) }),
});
const nodeSchema = v.array(
  v.looseObject({ uuid: v.string(), rev: v.number(), slug: v.string(), parent: v.nullable(v.string()) }),
);

/** The shop has heard of everything: structure, and products that were touched. */
const heard = async () => {
  await publishTouched({ db: server.db, clock: server.clock, ids: randomIds });
  await server.refresh();
};
const tree = async () => v.parse(nodeSchema, await (await office.call('api.admin.categories.tree')).json());
const nodeOf = async (slug: string) => {
  const node = (await tree()).find((one) => one.slug === slug);
  if (node === undefined) throw new Error(`no category ${slug}`);
  return node;
};
const store = (fields: Partial<CategoryFields>, uuid: string = randomUUID()) =>
  office.call('api.admin.categories.store', { body: { uuid, fields: { ...BLANK, ...fields } } });
const write = async (slug: string, fields: Partial<CategoryFields>, translations?: object) => {
  const { uuid } = await nodeOf(slug);
  const known = await (await office.call('api.admin.categories.show', { params: { uuid } })).json();
  const { rev, fields: before } = v.parse(v.looseObject({ rev: v.number(), fields: v.looseObject({}) }), known);
  return office.call('api.admin.categories.update', {
    params: { uuid },
    body: { rev, fields: { ...before, ...fields }, ...(translations === undefined ? {} : { translations }) },
  });
};
const move = async (slug: string, parent: string | null, position = 0, rev?: number) => {
  const node = await nodeOf(slug);
  return office.call('api.admin.categories.move', {
    params: { uuid: node.uuid },
    body: { rev: rev ?? node.rev, parent: parent === null ? null : (await nodeOf(parent)).uuid, position },
  });
};
const wrongIn = async (answer: Response) => {
  const { code, data } = v.parse(wrongSchema, await answer.json());
  return [answer.status, code, ...(data.fields ?? []).map((one) => `${one.path} ${one.code}`)];
};
const listSchema = v.looseObject({
  status: v.literal(200),
  page: v.looseObject({
    list: v.looseObject({ total: v.number(), rows: v.array(v.looseObject({ sku: v.string() })) }),
  }),
});
const pageAt = async (path: string, search = ''): Promise<unknown> =>
  (await server.call('api.page', { query: { path, search } })).json();
const skusAt = async (path: string, search = ''): Promise<string[]> =>
  v.parse(listSchema, await pageAt(path, search)).page.list.rows.map(({ sku }) => sku);
const countOf = async (slug: string): Promise<unknown> => {
  const answer = await server.call('api.categories.show', { params: { area: 'auto', slug } });
  return Reflect.get(
    v.parse(v.looseObject({ category: v.looseObject({}) }), await answer.json()).category,
    'productsCount',
  );
};

describe('what cannot be is refused at its field', () => {
  const wrongs: readonly (readonly [string, Partial<CategoryFields>, string])[] = [
    ['a slug that another has in this area', { slug: 'plaquettes' }, 'fields.slug slug.taken'],
    ['no slug', { slug: '' }, 'fields.slug slug.empty'],
    ['a slug with other signs', { slug: 'Freins & co' }, 'fields.slug slug.invalid'],
    ['no name', { name: ' ' }, 'fields.name required'],
    ['a filter that no list has', { filters: ['brand', 'nothing'] }, 'fields.filters category.noFilter'],
    ['a picture that the library does not have', { banner: randomUUID() }, 'fields.banner reference.unknown'],
    ['a parent that is gone', { parentId: randomUUID() }, 'fields.parentId category.unknown'],
  ];
  test.each(wrongs)('%s', async (_what, fields, wrong) => {
    expect(await wrongIn(await store({ slug: 'nouveau', ...fields }))).toEqual([422, 'input.invalid', wrong]);
  });

  test('the same slug lives in the other area', async () => {
    expect((await store({ area: 'moto', name: 'Plaquettes', slug: 'plaquettes' })).status).toBe(200);
    expect(
      (
        await office.call('api.admin.categories.destroy', {
          params: {
            uuid: (await tree()).find((one) => one.slug === 'plaquettes' && one['area'] === 'moto')?.uuid ?? '',
          },
          body: { rev: 1 },
        })
      ).status,
    ).toBe(200);
  });

  test('a category does not move into itself, below itself, or into the other area, and stays in its own', async () => {
    expect(await wrongIn(await move('pieces', 'pieces'))).toEqual([422, 'input.invalid', 'parent category.circle']);
    expect(await wrongIn(await move('pieces', 'plaquettes'))).toEqual([422, 'input.invalid', 'parent category.circle']);
    expect(await wrongIn(await move('plaquettes', 'casques'))).toEqual([
      422,
      'input.invalid',
      'parent category.otherArea',
    ]);
    expect(await wrongIn(await write('plaquettes', { area: 'moto' }))).toEqual([
      422,
      'input.invalid',
      'fields.area value.immutable',
    ]);
  });

  test('what was moved since is not moved on an older revision', async () => {
    const { rev } = await nodeOf('cachee');
    expect((await move('cachee', null, 0)).status).toBe(200);
    expect((await wrongIn(await move('cachee', null, 1, rev)))[1]).toBe('record.moved');
  });

  test('a category with others below it stays', async () => {
    const { uuid, rev } = await nodeOf('pieces');
    const answer = await office.call('api.admin.categories.destroy', { params: { uuid }, body: { rev } });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'record.inUse', data: { by: ['category_child'] } });
  });

  test('markup in every field is text: the shop draws it as it was typed', async () => {
    const html = '<img src=x onerror=alert(1)>';
    const told = { name: html, description: html, metaTitle: html, metaDescription: html };
    expect((await store({ ...told, slug: 'balises' })).status).toBe(200);
    await heard();
    expect(await pageAt('/auto/nos-produits/balises')).toMatchObject({ status: 200 });
    const { uuid, rev } = await nodeOf('balises');
    expect((await office.call('api.admin.categories.destroy', { params: { uuid }, body: { rev } })).status).toBe(200);
    await heard();
  });
});

test('without the right to write nothing is moved, counted or put in', async () => {
  const reader = await signedIn(server, ['categories.index', 'categories.view']);
  const { uuid, rev } = await nodeOf('pieces');
  const params = { uuid };
  expect((await reader.call('api.admin.categories.tree')).status).toBe(200);
  for (const [name, body] of [
    ['api.admin.categories.move', { rev, parent: null, position: 0 }],
    ['api.admin.categories.products.add', { products: [] }],
    ['api.admin.categories.products.order', { rev, product: randomUUID(), position: 0 }],
  ] as const)
    expect([name, (await reader.call(name, { params, body })).status]).toEqual([name, 403]);
  expect((await reader.call('api.admin.categories.product-count')).status).toBe(403);
});

test('a new slug is the address at once, and every former one leads there in one step', async () => {
  expect((await write('plaquettes', { slug: 'freins' })).status).toBe(200);
  expect((await write('freins', { slug: 'plaquettes-de-frein' })).status).toBe(200);
  await heard();
  const now = '/auto/nos-produits/plaquettes-de-frein';
  for (const old of ['plaquettes', 'freins'])
    expect(await pageAt(`/auto/nos-produits/${old}`)).toEqual({ status: 301, to: now });
  expect((await write('plaquettes-de-frein', { slug: 'plaquettes' })).status).toBe(200);
  await heard();
  expect(await pageAt('/auto/nos-produits/plaquettes')).toMatchObject({ status: 200 });
  expect(await pageAt(now)).toEqual({ status: 301, to: '/auto/nos-produits/plaquettes' });
});

test('a category that moves takes its products with it: lists, counts and the tree of the shop follow', async () => {
  expect(await countOf('pieces')).toBe(2);
  expect((await move('plaquettes', null)).status).toBe(200);
  await heard();
  expect([await countOf('pieces'), await countOf('plaquettes')]).toEqual([1, 1]);
  expect(await skusAt('/auto/nos-produits/pieces')).toEqual(['DISC-1']);
  expect((await move('plaquettes', 'pieces')).status).toBe(200);
  await heard();
  expect(await countOf('pieces')).toBe(2);
});

test('S140 a category that goes leaves its products in the shop, and its address leads to the one it lay in', async () => {
  expect((await store({ name: 'Disques', slug: 'disques', parentId: (await nodeOf('pieces')).uuid })).status).toBe(200);
  const { uuid } = await nodeOf('disques');
  const disc = await server.db
    .selectFrom('product')
    .select(['uuid', 'rev'])
    .where('sku', '=', 'DISC-1')
    .executeTakeFirstOrThrow();
  const added = await office.call('api.admin.categories.products.add', {
    params: { uuid },
    body: { products: [disc.uuid] },
  });
  expect(await added.json()).toEqual({ done: 1 });
  /* a form of the product that was open before names other categories: it is told, and puts none of them back */
  const after = await server.db.selectFrom('product').select('rev').where('uuid', '=', disc.uuid).executeTakeFirst();
  expect(after?.rev).toBe(disc.rev + 1);
  await heard();
  expect(await skusAt('/auto/nos-produits/disques')).toEqual(['DISC-1']);
  const { rev } = await nodeOf('disques');
  expect((await office.call('api.admin.categories.destroy', { params: { uuid }, body: { rev } })).status).toBe(200);
  await heard();
  expect(await pageAt('/auto/nos-produits/disques')).toEqual({ status: 301, to: '/auto/nos-produits/pieces' });
  expect(await skusAt('/auto/nos-produits/pieces')).toContain('DISC-1');
});

test('its list comes in the order of the category where the visitor asks for none', async () => {
  const { uuid, rev } = await nodeOf('pieces');
  const skus = async (search = '') => skusAt('/auto/nos-produits/pieces', search);
  const usual = await skus();
  const last = usual.at(-1) ?? '';
  const product = await server.db
    .selectFrom('product')
    .select('uuid')
    .where('sku', '=', last)
    .executeTakeFirstOrThrow();
  const place = (position: number | null, on: number) =>
    office.call('api.admin.categories.products.order', {
      params: { uuid },
      body: { rev: on, product: product.uuid, position },
    });
  const placed = v.parse(seenSchema, await (await place(0, rev)).json());
  await heard();
  expect(await skus()).toEqual([last, ...usual.filter((sku) => sku !== last)]);
  const index = await server.call('api.products.index', { query: { area: 'auto', category: 'pieces' } });
  expect(JSON.stringify(await index.json()).indexOf(last)).toBeGreaterThan(0);
  expect(await skus('?sort=name')).toEqual(['DISC-1', 'PAD-1']);
  expect(v.parse(wrongSchema, await (await place(1, rev)).json()).code).toBe('record.moved');
  expect((await place(null, placed.rev)).status).toBe(200);
  await heard();
  expect(await skus()).toEqual(usual);

  for (const [productOrder, order] of [
    ['price', ['PAD-1', 'DISC-1']],
    ['price_desc', ['DISC-1', 'PAD-1']],
  ] as const) {
    expect((await write('pieces', { productOrder })).status).toBe(200);
    await heard();
    expect([productOrder, await skus()]).toEqual([productOrder, order]);
    expect(await skus('?sort=name')).toEqual(['DISC-1', 'PAD-1']);
  }
  expect((await write('pieces', { productOrder: 'sales' })).status).toBe(200);
  await heard();
  expect((await skus()).toSorted()).toEqual(usual.toSorted());
  expect((await write('pieces', { productOrder: 'manual' })).status).toBe(200);
  await heard();
});

test('it shows what it was told to: both, its products or its description, in the language of the reader', async () => {
  const english = { en_GB: { name: 'Parts', description: 'Everything for the workshop.' } };
  expect(
    (await write('pieces', { description: 'Tout pour l’atelier.', displayMode: 'description_only' }, english)).status,
  ).toBe(200);
  await heard();
  expect(await pageAt('/auto/nos-produits/pieces')).toMatchObject({
    page: { displayMode: 'description_only', list: { total: 0, rows: [] } },
    head: { description: 'Tout pour l’atelier.' },
  });
  const shown = await (await server.call('api.categories.show', { params: { area: 'auto', slug: 'pieces' } })).json();
  expect(shown).toMatchObject({
    category: {
      name: { fr_FR: 'Pièces', en_GB: 'Parts' },
      translations: { en_GB: { description: 'Everything for the workshop.' } },
    },
  });
  expect((await write('pieces', { displayMode: 'products_and_description' }, {})).status).toBe(200);
  await heard();
  expect(await skusAt('/auto/nos-produits/pieces')).toHaveLength(2);
});

test('its banner stands above the list, is named by the library, and follows what is said of it there', async () => {
  const uuid = randomUUID();
  const now = server.clock.now();
  const { rev_id: baseRevId } = await server.db
    .insertInto('media_file')
    .values({
      uuid,
      type: 'image',
      file_name: 'atelier.webp',
      hash: 'bannerhash',
      stored: 'bannerhash.webp',
      mime: 'image/webp',
      bytes: 10,
      width: 800,
      height: 200,
      uploaded_by: 'Camille',
      created_at: now,
      updated_at: now,
    })
    .returning('rev_id')
    .executeTakeFirstOrThrow();
  expect((await write('casques', { banner: uuid })).status).toBe(200);
  await heard();
  const path = '/moto/nos-produits/casques';
  expect(await pageAt(path)).toMatchObject({ page: { banner: { hash: 'bannerhash', alt: '' } } });
  const said = { fileName: 'atelier', title: '', caption: '', folder: null, category: null, focalPoint: null };
  const body = { ...said, baseRev: 1, baseRevId, alt: { fr_FR: 'L’atelier', en_GB: '' } };
  expect((await office.call('api.admin.media.update', { params: { uuid }, body })).status).toBe(200);
  await heard();
  expect(await pageAt(path)).toMatchObject({ page: { banner: { alt: 'L’atelier' } } });
  const usage = await office.call('api.admin.media.usage', { params: { uuid } });
  expect(await usage.json()).toEqual([expect.objectContaining({ kind: 'category', title: 'Casques' })]);
});

test('filters come in the order offered', async () => {
  const codes = async () => {
    const answer = await server.call('api.categories.filters', { params: { area: 'moto', slug: 'casques' } });
    const { attributes } = v.parse(
      v.looseObject({ attributes: v.array(v.looseObject({ code: v.string() })) }),
      await answer.json(),
    );
    return attributes.map(({ code }) => code);
  };
  expect(await codes()).toEqual(['brand', 'size']);
  expect((await write('casques', { filters: ['size', 'brand'] })).status).toBe(200);
  await heard();
  expect(await codes()).toEqual(['size', 'brand']);
});

test('products are found by name or reference, and only those of the area', async () => {
  const { uuid } = await nodeOf('plaquettes');
  const find = async (q: string) => {
    const answer = await office.call('api.admin.categories.products.find', { params: { uuid }, query: { q } });
    return v.parse(v.array(v.looseObject({ sku: v.string() })), await answer.json()).map(({ sku }) => sku);
  };
  expect(await find('disque')).toEqual(['DISC-1']);
  expect(await find('disc-1')).toEqual(['DISC-1']);
  expect(await find('casque')).toEqual([]);
  expect(await find('100%')).toEqual([]);
  const helmet = await server.db
    .selectFrom('product')
    .select('uuid')
    .where('sku', '=', 'HELMET')
    .executeTakeFirstOrThrow();
  const body = { products: [helmet.uuid] };
  const answer = await office.call('api.admin.categories.products.add', { params: { uuid }, body });
  expect(await wrongIn(answer)).toEqual([422, 'input.invalid', 'products category.otherArea']);
});

test('a move is told by the history of the category', async () => {
  const { uuid } = await nodeOf('plaquettes');
  const history = await (await office.call('api.admin.categories.history', { params: { uuid } })).json();
  expect(JSON.stringify(history)).toContain('parentId');
});

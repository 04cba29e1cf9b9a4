import { expect, it } from 'vitest';
import { Catalogue } from '#core/search/catalogue.ts';
import type { ContentDocument, Contents } from '#core/contract/content/content-document.ts';
import { resolveBlocks } from '#core/contract/pages/blocks/resolve-blocks.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { newBlock, type BlockType, type PropsOf } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import { contents as someContents, rowOf, structure, uuidOf } from '#tests/catalogue/small-shop.ts';
import { TEST_SETTINGS } from '#tests/support/settings.ts';

const block = <Type extends BlockType>(type: Type, id: string, props: Partial<PropsOf<Type>>): Block => {
  const blank = newBlock(type, id);
  return { ...blank, props: { ...blank.props, ...props } };
};

const [page] = someContents.documents;
if (page === undefined) throw new Error('the small shop has a page');
const post: ContentDocument = {
  ...page,
  uuid: uuidOf(2000),
  type: 'post',
  list: 'conseils',
  path: 'conseils/un',
  title: 'Un',
};
const picture = { hash: 'a'.repeat(32), width: 8, height: 6, alt: 'Pneu' };
const inner = uuidOf(3000);
const round = uuidOf(3001);

const contents: Contents = {
  documents: [post, { ...page, slug: 'auto', path: 'auto', blocks: [block('services', 's', {})] }],
  postLists: [],
  components: {
    [inner]: { blocks: [block('text', 'in', {})], media: { [uuidOf(4000)]: picture } },
    [round]: { blocks: [block('component', 'again', { component: round })], media: {} },
  },
};

const catalogue = new Catalogue();
catalogue.apply([...Array.from({ length: 30 }, (_, at) => rowOf(at + 1)), rowOf(91, { type: 'vehicle' })], []);

const source: PageSource = {
  state: async () => ({
    rev: 1,
    pricedAt: '2026-11-24T09:00:00.000Z',
    siteName: 'B',
    origin: 'http://b',
    settings: TEST_SETTINGS,
  }),
  structure: async () => structure,
  contents: async () => contents,
  query: async (query) => catalogue.query(query),
  nearest: async () => [],
  searchContents: async () => [],
  rowBySlug: async (area, slug) => catalogue.bySlug(area, slug),
  rowsByUuid: async (uuids) => uuids.flatMap((uuid) => catalogue.byUuid(uuid) ?? []),
  detail: async () => null,
};

const shown = (...blocks: Block[]) => resolveBlocks({ blocks }, null, source);

it('a shelf shows as many articles as it asks for, of what it asks for', async () => {
  const category = structure.categories[0];
  const { rows } = await shown(
    block('products', 'best', { limit: 4 }),
    block('products', 'cars', { source: 'vehicles' }),
    block('products', 'hand', { source: 'choice', products: [uuidOf(777), uuidOf(3), uuidOf(1)] }),
    block('products', 'none', { source: 'category', category: uuidOf(777) }),
    block('products', 'some', { source: 'category', category: category?.uuid ?? '', limit: 2 }),
    block('product', 'one', { product: uuidOf(2) }),
  );
  expect(rows['best']).toHaveLength(4);
  expect(rows['cars']?.map(({ type }) => type)).toEqual(['vehicle']);
  expect(rows['hand']?.map(({ uuid }) => uuid)).toEqual([uuidOf(3), uuidOf(1)]);
  expect(rows['none']).toEqual([]);
  expect(rows['some']?.every(({ categoryIds }) => categoryIds.includes(category?.id ?? 0))).toBe(true);
  expect(rows['one']?.map(({ uuid }) => uuid)).toEqual([uuidOf(2)]);
});

it('a component stands with its blocks and pictures, and one that names itself comes to an end', async () => {
  const one = await shown(
    block('component', 'c', { component: inner }),
    block('component', 'gone', { component: uuidOf(9) }),
  );
  expect(one.blocks.map(({ children }) => children?.map(({ id }) => id))).toEqual([['in'], []]);
  expect(one.media).toEqual({ [uuidOf(4000)]: picture });
  const circle = await shown(block('component', 'c', { component: round }));
  expect(JSON.stringify(circle.blocks).match(/"again"/gu)?.length).toBeLessThan(5);
});

it('posts are those of the list that is named, or of all', async () => {
  const { posts } = await shown(block('posts', 'all', {}), block('posts', 'other', { list: 'actualites' }));
  expect(posts['all']?.map(({ title }) => title)).toEqual(['Un']);
  expect(posts['other']).toEqual([]);
});

it('a page with the slug of an area is its home', async () => {
  const home = await resolvePage(source, '/auto', '');
  expect(
    home.status === 200 && home.page.kind === 'home' ? home.page.shown?.blocks.map(({ type }) => type) : home,
  ).toEqual(['services']);
  const other = await resolvePage(source, '/moto', '');
  expect(other.status === 200 && other.page.kind === 'home' ? other.page.shown : other).toBeUndefined();
});

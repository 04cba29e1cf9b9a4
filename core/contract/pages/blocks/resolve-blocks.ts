/** What the blocks of a page show, from the source of the page: the same rule on the server and on the device. */
import { eachBlock, mapBlocks, type Block } from '#core/domain/blocks/block.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { orderIn } from '#core/contract/pages/categories/category-order.ts';
import type { CatalogueQuery } from '#core/search/query/query.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Contents, ContentDocument, ContentPart } from '#core/contract/content/content-document.ts';
import { isOf, type BlockOf, type ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import { summariesOf } from '#core/contract/pages/blocks/summaries.ts';
import { DEFAULT_LIST } from '#core/contract/pages/list-address.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import { listQuery } from '#core/contract/pages/product-list.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';

/** Components in components: deeper ones are left out, which also ends a circle. */
const COMPONENTS_DEEP = 3;

type Components = NonNullable<Contents['components']>;

/** Every component with its blocks as children. */
const withComponents = (blocks: readonly Block[], components: Components, deep = 1): Block[] =>
  mapBlocks(blocks, (block) => {
    if (!isOf(block, 'component')) return block;
    const part = deep > COMPONENTS_DEEP ? undefined : components[block.props.component];
    return { ...block, children: part === undefined ? [] : withComponents(part.blocks, components, deep + 1) };
  });

/** Components that are shown. */
const partsOf = (blocks: readonly Block[], components: Components): readonly ContentPart[] =>
  [...eachBlock(blocks)].flatMap((block) =>
    isOf(block, 'component') ? (components[block.props.component] ?? []) : [],
  );

/** Pictures of several places. */
const together = (maps: readonly (ContentPart['media'] | undefined)[]): ContentPart['media'] =>
  Object.fromEntries(maps.flatMap((one) => Object.entries(one ?? {})));

function queryOf({ props }: BlockOf<'products'>, area: Area | undefined, structure: Structure): CatalogueQuery | null {
  const base = { ...listQuery(DEFAULT_LIST, { area }, props.limit), facets: false };
  switch (props.source) {
    case 'best':
      return { ...base, inStock: true };
    case 'new':
      return { ...base, sort: 'created_at', desc: true };
    case 'promo':
      return { ...base, promo: true };
    case 'vehicles':
      return { ...base, type: 'vehicle' };
    case 'category': {
      const category = structure.categories.find(({ uuid }) => uuid === props.category);
      if (category === undefined) return null;
      return { ...base, area: category.area, categoryId: category.id, ...orderIn(category) };
    }
    case 'choice':
      return null;
  }
}

async function rowsOf(
  block: Block,
  area: Area | undefined,
  { source, structure }: { source: PageSource; structure: Structure },
): Promise<readonly CatalogueRow[] | null> {
  if (isOf(block, 'product')) return source.rowsByUuid([block.props.product]);
  if (!isOf(block, 'products')) return null;
  if (block.props.source === 'choice') return source.rowsByUuid(block.props.products.slice(0, block.props.limit));
  const query = queryOf(block, area, structure);
  return query === null ? [] : (await source.query(query)).rows;
}

function departmentsOf(
  { props }: BlockOf<'categories'>,
  area: Area | undefined,
  { categories }: Structure,
): readonly number[] {
  const found = props.categories.flatMap((uuid) => categories.find((one) => one.uuid === uuid) ?? []);
  const main = categories.filter((one) => one.parentId === null && (area === undefined || one.area === area));
  return (found.length > 0 ? found : main).filter((one) => one.productsCount > 0).map(({ id }) => id);
}

const postsOf = (
  { props }: BlockOf<'posts'>,
  area: Area | undefined,
  { documents }: Contents,
): ReturnType<typeof summariesOf> =>
  summariesOf(
    documents.filter(
      (one) =>
        one.type === 'post' &&
        (props.list === '' || one.list === props.list) &&
        (one.area === null || area === undefined || one.area === area),
    ),
  ).slice(0, props.limit);

/** @param area of the page; null for both */
export async function resolveBlocks(
  { blocks = [], media, locale }: Pick<ContentDocument, 'blocks' | 'media' | 'locale'>,
  area: Area | null,
  source: PageSource,
): Promise<ShownBlocks> {
  const [contents, structure] = await Promise.all([source.contents(), source.structure()]);
  const components = contents.components ?? {};
  const whole = withComponents(blocks, components);
  const all = [...eachBlock(whole)];
  const parts = partsOf(whole, components);
  const own = area ?? undefined;
  const rows = await Promise.all(
    all.map(async (block) => [block.id, await rowsOf(block, own, { source, structure })] as const),
  );
  return {
    blocks: whole,
    rows: Object.fromEntries(rows.flatMap(([id, found]) => (found === null ? [] : [[id, found] as const]))),
    posts: Object.fromEntries(
      all.flatMap((block) => (isOf(block, 'posts') ? [[block.id, postsOf(block, own, contents)] as const] : [])),
    ),
    departments: Object.fromEntries(
      all.flatMap((block) =>
        isOf(block, 'categories') ? [[block.id, departmentsOf(block, own, structure)] as const] : [],
      ),
    ),
    media: together([...parts.map((one) => one.media), media]),
    ...(locale === undefined ? {} : { locale }),
  };
}

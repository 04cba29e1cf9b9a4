/** The page builder's questions to the shop, answered from what visitors see. */
import type { blocksFindRoute, FoundTarget } from '#core/contract/cms/block-routes.ts';
import { resolveBlocks } from '#core/contract/pages/blocks/resolve-blocks.ts';
import type { ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import { DEFAULT_LIST } from '#core/contract/pages/list-address.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import { listQuery } from '#core/contract/pages/product-list.ts';
import { readBlocks } from '#core/domain/blocks/read.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { slugOf } from '#core/domain/text/slug.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

const MOST = 20;

type Found = RouteAnswer<typeof blocksFindRoute>[number];

export const shownBlocks = (
  source: PageSource,
  { area, blocks }: { readonly area: Area | null; readonly blocks: readonly unknown[] },
): Promise<ShownBlocks> => resolveBlocks({ blocks: readBlocks(blocks) }, area, source);

const ofRow = ({ uuid, name, sku }: CatalogueRow): Found => ({ value: uuid, title: name, subtitle: sku });

/** Everything of a kind that is small enough to be looked through. */
async function allOf(target: Exclude<FoundTarget, 'product'>, source: PageSource): Promise<Found[]> {
  if (target === 'category') {
    const { categories } = await source.structure();
    return categories.map(({ uuid, name, area }) => ({ value: uuid, title: name.fr_FR, subtitle: area }));
  }
  if (target === 'slider') {
    const { sliders } = await source.structure();
    return Object.entries(sliders).map(([code, slides]) => ({
      value: code,
      title: code,
      subtitle: slides.map(({ title }) => title).join(', '),
    }));
  }
  const { postLists, components = {} } = await source.contents();
  return target === 'postList'
    ? postLists.map(({ slug, label }) => ({ value: slug, title: label, subtitle: slug }))
    : Object.keys(components).map((uuid) => ({ value: uuid, title: uuid, subtitle: '' }));
}

export async function findTargets(
  source: PageSource,
  { target, words, values }: { target: FoundTarget; words: string; values: readonly string[] },
): Promise<Found[]> {
  if (target === 'product') {
    if (values.length > 0) return (await source.rowsByUuid(values)).map(ofRow);
    const query = { ...listQuery(DEFAULT_LIST, { text: words }, MOST), facets: false };
    return (await source.query(query)).rows.map(ofRow);
  }
  const all = await allOf(target, source);
  if (values.length > 0) return all.filter(({ value }) => values.includes(value));
  const wanted = slugOf(words);
  return all.filter(({ title }) => slugOf(title).includes(wanted)).slice(0, MOST);
}

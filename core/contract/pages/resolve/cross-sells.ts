/** « Pensez-y aussi » : what goes with the articles of a cart (domain 2.8). */
import type { PageSource } from '#core/contract/pages/page-source.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

export interface CrossSells {
  /** In the order of the cart's lines, each once, without what lies in the cart. */
  readonly rows: readonly CatalogueRow[];
  /** Articles of which only the card is here: what goes with them is not known. */
  readonly unknown: readonly CatalogueRow[];
}

/**
 * The first choice of every article comes before the second of any.
 * @param named what goes with each article, by UUID, in the order that the shop gave
 */
export function inTurns(named: readonly (readonly string[])[], without: ReadonlySet<string>): string[] {
  const longest = Math.max(0, ...named.map((uuids) => uuids.length));
  const turns = Array.from({ length: longest }, (_, at) => named.flatMap((uuids) => uuids.slice(at, at + 1)));
  return [...new Set(turns.flat())].filter((uuid) => !without.has(uuid));
}

export async function crossSellsOf(
  source: Pick<PageSource, 'detail' | 'rowsByUuid'>,
  uuids: readonly string[],
): Promise<CrossSells> {
  const articles = await source.rowsByUuid(uuids);
  const details = await Promise.all(articles.map(async (row) => ({ row, detail: await source.detail(row) })));
  const areas = new Set(articles.map(({ area }) => area));
  const named = details.map(({ detail }) => detail?.crossSells ?? []);
  const rows = await source.rowsByUuid(inTurns(named, new Set(uuids)));
  return {
    rows: rows.filter(({ area }) => areas.has(area)),
    unknown: details.filter(({ detail }) => detail === null).map(({ row }) => row),
  };
}

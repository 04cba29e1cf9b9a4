import type { PageSource } from '#core/contract/pages/page-source.ts';
import { addressed, type Permalinks } from '#core/contract/pages/permalinks/permalinks.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/** The same source, whose articles know their addresses. */
export function addressedSource(source: PageSource, permalinks: Permalinks): PageSource {
  if (permalinks.products.size === 0) return source;
  const all = (rows: readonly CatalogueRow[]) => rows.map((row) => addressed(row, permalinks));
  return {
    ...source,
    query: async (query) => {
      const result = await source.query(query);
      return { ...result, rows: all(result.rows) };
    },
    rowBySlug: async (area, slug) => {
      const row = await source.rowBySlug(area, slug);
      return row === null ? null : addressed(row, permalinks);
    },
    rowsByUuid: async (uuids) => all(await source.rowsByUuid(uuids)),
  };
}

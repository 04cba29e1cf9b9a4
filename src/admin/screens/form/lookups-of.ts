import { RESOURCES } from '#core/resources/all.ts';
import type { LookupRow } from '#core/resources/resource-rows.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { findByWords } from '#src/admin/forms/lookup/find-by-words.ts';
import type { Lookups } from '#src/admin/forms/lookup/lookups.ts';

type Known = Readonly<Record<string, readonly LookupRow[]>>;

const found = (rows: readonly LookupRow[], words: string): readonly LookupRow[] =>
  findByWords(
    rows.map((row) => ({ ...row, name: row.title })),
    words,
  ).map(({ uuid, title }) => ({ uuid, title }));

/**
 * Looks other records up by their routes, unless they are known.
 * @throws Error for a name that no definition has: a fault of a definition
 */
export function lookupsOf(call: Call, known: Known = {}): Lookups {
  const route = (wanted: string) => {
    const found = RESOURCES.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`no managed thing named ${wanted}`);
    return `api.admin.${found.name}.lookup` as const;
  };
  return {
    find: async (resource, words, signal) => {
      const rows = known[resource];
      return rows === undefined ? call(route(resource), { query: { q: words } }, { signal }) : found(rows, words);
    },
    name: async (resource, uuids, signal) => {
      const rows = known[resource];
      return rows === undefined
        ? call(route(resource), { query: { ids: [...uuids] } }, { signal })
        : rows.filter(({ uuid }) => uuids.includes(uuid));
    },
  };
}

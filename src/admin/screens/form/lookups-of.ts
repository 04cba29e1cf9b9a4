import { RESOURCES } from '#core/resources/all.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import type { Lookups } from '#src/admin/forms/lookup/lookups.ts';

/** Looks other records up by their routes. @throws Error for a name that no definition has: a fault of a definition */
export function lookupsOf(call: Call): Lookups {
  const route = (wanted: string) => {
    const found = RESOURCES.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`no managed thing named ${wanted}`);
    return `api.admin.${found.name}.lookup` as const;
  };
  return {
    find: (resource, words, signal) => call(route(resource), { query: { q: words } }, { signal }),
    name: (resource, uuids, signal) => call(route(resource), { query: { ids: [...uuids] } }, { signal }),
  };
}

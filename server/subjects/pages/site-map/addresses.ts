/** Every public address that may be indexed, in an order that one state of the catalogue keeps (domain 1.3). */
import { setImmediate as nextTurn } from 'node:timers/promises';

import { contentPath, categoryPath, postListPath, productPath } from '#core/contract/pages/paths.ts';
import { addressed } from '#core/contract/pages/permalinks/permalinks.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { documentClass, isIndexable } from '#core/contract/pages/traits/documents.ts';
import { readPlace } from '#core/search/catalogue.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';

export interface Address {
  readonly path: string;
  /** Day of its last change, where it is known. */
  readonly changed: string | null;
}

export type MappedState = Pick<CatalogueState, 'structure' | 'contents' | 'catalogue' | 'permalinks'>;

/** Days of the last change of products, by id. */
export type ChangedOn = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** Pages that always exist; those of contents stand among the contents, and an empty cart is not worth a way to it. */
const FIXED = PAGE_ROUTES.filter(
  ({ id, path, kind }) =>
    isIndexable(id) && documentClass(kind) === 'shared' && kind !== 'content' && !path.includes('{'),
).map(({ path }) => path);

/** Articles written between two looks at what else waits. */
const AT_A_TIME = 500;

/** All but the articles. */
export function pageAddresses({ structure, contents }: Pick<MappedState, 'structure' | 'contents'>): Address[] {
  const paths = [
    ...FIXED,
    ...structure.categories.map(categoryPath),
    ...contents.postLists.map((list) => postListPath(list.slug)),
  ];
  const known = new Set(paths);
  const dated = contents.documents
    /* an editor keeps a page out of the index */
    .filter(({ shared }) => shared?.index ?? true)
    .map((one) => ({ path: contentPath(one.path), changed: one.updatedAt.slice(0, 10) }))
    .filter(({ path }) => !known.has(path));
  return [...paths.map((path) => ({ path, changed: null })), ...dated];
}

/** So many articles, those before them left out; others get their turn meanwhile. */
export async function articleAddresses(
  { catalogue, permalinks }: Pick<MappedState, 'catalogue' | 'permalinks'>,
  { skip, count }: { readonly skip: number; readonly count: number },
  changedOn: ChangedOn,
): Promise<Address[]> {
  const found: { readonly id: number; readonly path: string }[] = [];
  let seen = 0;
  for (const place of catalogue.places(skip)) {
    if (seen === count) break;
    seen += 1;
    if (seen % AT_A_TIME === 0) await nextTurn();
    const row = readPlace(place);
    /* nobody is led to what is sold (rule V4) */
    if (row.sale === 'sold' || row.sale === 'unlisted') continue;
    found.push({ id: row.id, path: productPath(addressed(row, permalinks)) });
  }
  const days = await changedOn(found.map(({ id }) => id));
  return found.map(({ id, path }) => ({ path, changed: days.get(id) ?? null }));
}

/** From the bytes of a page to what it says. Shapes are checked shallowly: the page's name is the hash of its content. */
import type { Contents } from '#core/contract/content/content-document.ts';
import type { ContentsHead, ContentsPage } from '#core/contract/content/content-pages.ts';
import type { DetailPage, ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import type { CutPage } from '#core/search/pages/pages.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/** Pages on this device, by their names. */
interface KnownPages {
  readonly page: (hash: string) => Promise<Uint8Array | null>;
  readonly dropPages: (hashes: readonly string[]) => Promise<void>;
}

/** A page that is not here or not what it should be: it is fetched again. `hash` is null for changes. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage';
  readonly hash: string | null;

  constructor(reason: string, hash: string | null, cause?: unknown) {
    super(reason, { cause });
    this.hash = hash;
  }
}

type Guard<T> = (value: unknown) => value is T;

function hasArrays(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && keys.every((key) => Array.isArray(value[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export const isCardPage: Guard<CutPage> = (value): value is CutPage =>
  hasArrays(value, ['ids', 'uuids', 'names', 'slugs', 'categoryIds', 'optionIds']) && value['kind'] === 'card';

export const isOfferPage: Guard<CutPage> = (value): value is CutPage =>
  hasArrays(value, ['ids', 'prices', 'stocks']) && value['kind'] === 'offer';

export const isDetailPage: Guard<DetailPage> = (value): value is DetailPage => hasArrays(value, ['details']);

export const isStructure: Guard<Structure> = (value): value is Structure =>
  hasArrays(value, ['categories', 'attributes', 'families']) &&
  isRecord(value['redirects']) &&
  isRecord(value['menus']);

export const isContents: Guard<Contents> = (value): value is Contents => hasArrays(value, ['documents', 'postLists']);

export const isContentsHead: Guard<ContentsHead> = (value): value is ContentsHead =>
  hasArrays(value, ['pages', 'postLists']);

export const isContentsPage: Guard<ContentsPage> = (value): value is ContentsPage => hasArrays(value, ['documents']);

export const isRow: Guard<CatalogueRow> = (value): value is CatalogueRow =>
  hasArrays(value, ['categoryIds', 'optionIds', 'references']) &&
  Number.isSafeInteger(value['id']) &&
  Number.isSafeInteger(value['price']) &&
  ['uuid', 'area', 'type', 'family', 'slug', 'name'].every((key) => typeof value[key] === 'string');

export const isDetail: Guard<ProductDetail> = (value): value is ProductDetail =>
  hasArrays(value, ['description', 'pictures', 'variants']) && typeof value['uuid'] === 'string';

const decoder = new TextDecoder();

/** The page of this name; throws `UnreadablePage` when it is missing, broken or of another kind. */
export async function pageOf<T>(store: Pick<KnownPages, 'page'>, hash: string, guard: Guard<T>): Promise<T> {
  const bytes = await store.page(hash);
  if (bytes === null) throw new UnreadablePage('the page is not here', hash);
  return parsePage(bytes, hash, guard);
}

/** What `read` answers; null, and the page let go of, to be fetched again, where one cannot be read. */
export async function readable<T>(store: Pick<KnownPages, 'dropPages'>, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadablePage)) throw error;
    if (error.hash !== null) await store.dropPages([error.hash]);
    return null;
  }
}

/** What these bytes say; throws `UnreadablePage` when they are broken or of another kind. */
export function parsePage<T>(bytes: Uint8Array, hash: string, guard: Guard<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch (error) {
    throw new UnreadablePage('the page is broken', hash, error);
  }
  return checked(value, guard, hash);
}

/** The value as what it should be; throws `UnreadablePage`. */
export function checked<T>(value: unknown, guard: Guard<T>, hash: string | null = null): T {
  if (!guard(value)) throw new UnreadablePage('the page is of another kind', hash);
  return value;
}

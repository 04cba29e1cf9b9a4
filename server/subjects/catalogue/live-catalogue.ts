import type { Cursor } from '#core/wire/sync.ts';
import { DEFAULT_STOCK_RULES } from '#core/domain/catalogue/stock.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Db } from '#server/database/connection.ts';

import { productAssembler } from '#server/subjects/catalogue/load/assemble-product.ts';
import { changedSince, isKnownRevision, readCursor, type ChangedEntities } from './channel-changes.ts';
import { loadContents, reloadContents } from '#server/subjects/catalogue/load/load-contents.ts';
import { loadPermalinks } from '#server/subjects/catalogue/load/load-permalinks.ts';
import { joinValues, type FoundValues } from '#server/subjects/catalogue/load/attributes/value-options.ts';
import { loadStructure } from '#server/subjects/catalogue/load/load-structure.ts';
import { loadProductRecords } from '#server/subjects/catalogue/load/product-records.ts';
import { storePages } from '#server/subjects/catalogue/publish/page-store.ts';
import { namedPages, nextState, type CatalogueState, type LoadedParts } from './state.ts';
import { loadStockRules } from '#server/subjects/catalogue/load/stock-rules.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

/** The catalogue this process answers from, and how it follows the database. */
export interface LiveCatalogue {
  current(): CatalogueState;
  /** Catches up with the channel's revision; one query when nothing is new, otherwise what changed. */
  refresh(): Promise<CatalogueState>;
}

/** Loads the whole public catalogue; afterwards it follows by `refresh`, which whoever composes the server repeats. */
export async function openCatalogue(deps: Pick<ShopTools, 'db' | 'clock'>): Promise<LiveCatalogue> {
  let state = await follow(deps, null);
  let running: Promise<CatalogueState> | null = null;
  const refreshOnce = async () => {
    state = await follow(deps, state);
    return state;
  };
  return {
    current: () => state,
    refresh: () => {
      running ??= refreshOnce().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** A price tells its date when it is a day old: in a shop where nothing moves, what is sent never comes near that. */
const CONFIRM_MS = 12 * 3_600_000;

/** The same state, said to be true now where it was last said long ago. */
function confirmed(state: CatalogueState, now: Date): CatalogueState {
  if (now.getTime() - Date.parse(state.pricedAt) < CONFIRM_MS) return state;
  return { ...state, pricedAt: now.toISOString() };
}

async function follow(deps: Pick<ShopTools, 'db' | 'clock'>, before: CatalogueState | null): Promise<CatalogueState> {
  const { db, clock } = deps;
  if (before && isSameCursor(await readCursor(db), before.cursor)) return confirmed(before, clock.now());
  // one snapshot of the database: revision and rows belong together
  const next = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const cursor = await readCursor(trx);
      const known = before && (await isKnownRevision(trx, before.cursor)) ? before : null;
      const changed = known && (await changedSince(trx, known.cursor.rev));
      const parts = await load(trx, cursor, clock.now(), changed, known);
      // rows hold names of the structure (brand, ancestors, family): with another structure all are made anew
      return nextState(changed?.structure ? null : known, parts);
    });
  const known = new Set(before && namedPages(before).map(({ hash }) => hash));
  // the heads last: whoever finds one finds its pages
  const made = namedPages(next).filter(({ hash }) => !known.has(hash));
  await storePages(db, made, clock.now());
  return next;
}

async function load(
  db: Db,
  cursor: Cursor,
  now: Date,
  changed: ChangedEntities | null,
  before: CatalogueState | null,
): Promise<LoadedParts> {
  const isWhole = changed === null || before === null || changed.structure;
  const structure = isWhole ? await loadStructure(db) : before.structure;
  const rules = { stock: await loadStockRules(db, DEFAULT_STOCK_RULES), now };
  const products = await loadProducts(db, productAssembler(structure, rules), isWhole ? undefined : changed.productIds);
  return {
    cursor,
    pricedAt: now.toISOString(),
    ...(isWhole ? { structure, permalinks: await loadPermalinks(db) } : {}),
    ...(await loadedContents(db, isWhole ? 'all' : changed.contents, before)),
    ...products,
    removedIds: isWhole ? [] : changed.productIds.filter((id) => !products.detailTexts.has(id)),
  };
}

/** Nothing where no content has changed. */
async function loadedContents(
  db: Db,
  changed: ChangedEntities['contents'],
  before: CatalogueState | null,
): Promise<Pick<LoadedParts, 'contents'>> {
  if (changed === 'all' || before === null) return { contents: await loadContents(db) };
  return changed.length === 0 ? {} : { contents: await reloadContents(db, before.contents, changed) };
}

type Assemble = ReturnType<typeof productAssembler>;

/** Details become texts one by one: as objects those of a large shop would take several times the room. */
async function loadProducts(
  db: Db,
  assemble: Assemble,
  ids: readonly number[] | undefined,
): Promise<Pick<LoadedParts, 'rows' | 'detailTexts' | 'values'>> {
  let values: FoundValues = new Map();
  const rows: CatalogueRow[] = [];
  const detailTexts = new Map<number, Buffer>();
  for await (const batch of loadProductRecords(db, ids))
    for (const records of batch) {
      const product = assemble(records);
      if (!product) continue;
      rows.push(product.row);
      values = joinValues(values, product.values);
      detailTexts.set(product.row.id, Buffer.from(JSON.stringify(product.detail)));
    }
  return { rows, detailTexts, values };
}

function isSameCursor(left: Cursor, right: Cursor): boolean {
  return left.epoch === right.epoch && left.rev === right.rev && left.revId === right.revId;
}

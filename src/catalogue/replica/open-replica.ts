/** From what the device stores to a replica in memory: by the snapshot in a moment, or by the pages. */
import { searchStructure } from '#core/contract/pages/search/searchable.ts';
import { Catalogue } from '#core/search/catalogue.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { buildSegment } from '#core/search/segment/segment.ts';
import { openLists, openSearch, slicesOf } from '#core/search/snapshot/snapshot.ts';
import { SEGMENT_ROWS } from './loading-replica.ts';
import { rowsOfCut } from '#src/catalogue/store/cut-rows.ts';
import { Details } from '#src/catalogue/store/details.ts';
import { SnapshotLists } from './snapshot-lists.ts';
import { overlayOf } from '#src/catalogue/published/overlay.ts';
import { readContents } from './contents.ts';
import { UnreadablePage, isStructure, pageOf } from '#src/catalogue/published/page-bytes.ts';
import { Replica, takeIn } from './replica.ts';
import type { Products } from './replica.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';
import { CUTS, FIND, changesSince, readCuts, stampText } from '#src/catalogue/store/snapshot.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

/** Slices of texts that are read in one go while nobody waits for them. */
const SLICES_AT_ONCE = 100;

/**
 * Reads what the state names, segment by segment; `pause` lets questions to the former replica in between. Throws
 * `UnreadablePage` when a page is missing or broken.
 */
export async function readReplica(
  store: ReplicaStore,
  state: ReplicaState,
  pause: () => Promise<void>,
): Promise<Replica> {
  const structure = await pageOf(store, state.structure, isStructure);
  const contents = await readContents(store, state);
  const catalogue = new Catalogue(searchStructure(structure));
  const ids = new Map<string, Uint32Array>();
  let rows: CatalogueRow[] = [];
  for (const cut of state.manifest.cuts) {
    const read = await rowsOfCut(store, cut);
    ids.set(cut.detail.hash, read.ids);
    for (const row of read.rows) rows.push(row);
    if (rows.length < SEGMENT_ROWS) continue;
    catalogue.add(buildSegment(rows));
    rows = [];
    await pause();
  }
  if (rows.length > 0) catalogue.add(buildSegment(rows));
  const products = { catalogue, details: new Details(store, ids) };
  const overlay = overlayOf(await store.changes());
  takeIn(products, overlay);
  const parts = { structure, early: null, overlaid: overlay.told, unfolded: overlay.told };
  return new Replica(store, state, {
    ...parts,
    contents: async () => contents,
    products: async () => products,
  });
}

/**
 * Opens the snapshot: lists answer once its first part is read, search when the rest is. Null when it does not match
 * the state; what it lacks of the pages throws `UnreadablePage`.
 */
export async function openReplica(store: ReplicaStore, state: ReplicaState): Promise<Replica | null> {
  const [head, changes, structure] = await Promise.all([
    store.snapshot(),
    store.changes(),
    pageOf(store, state.structure, isStructure),
  ]);
  if (head === null) return null;
  const { stamp, list } = head;
  const newer = changesSince(stamp, state, changes);
  const lists = openLists(list, stampText(stamp));
  if (newer === null || lists === null) return null;

  const searchable = searchStructure(structure);
  const overlay = overlayOf(newer);
  const rows = [...overlay.rows.values()];
  const changed = rows.length === 0 ? null : buildSegment(rows);
  const catalogueOf = (segment: typeof lists): Catalogue => {
    const catalogue = new Catalogue(searchable);
    catalogue.add(segment);
    catalogue.apply([], [...overlay.removed]);
    if (changed !== null) catalogue.add(changed);
    return catalogue;
  };
  const early = new SnapshotLists(store, stamp, lists, catalogueOf);
  const complete = async (): Promise<Products> => {
    // A few slices at a time: a list on its way to the screen waits for one such reading at most.
    const slices = Array.from({ length: slicesOf(lists) }, (_, slice) => slice);
    for (let from = 0; from < slices.length; from += SLICES_AT_ONCE)
      await early.fill(slices.slice(from, from + SLICES_AT_ONCE));
    const { segment } = await early.filtered();
    const [find, cuts] = await store.snapshotParts(stamp, [FIND, CUTS]);
    const whole = find ? openSearch(segment, find, stampText(stamp)) : null;
    const ids = cuts ? readCuts(cuts, stamp, state) : null;
    if (whole === null || ids === null) throw new UnreadablePage('the snapshot is not here', null);
    const details = new Details(store, ids);
    for (const [id, detail] of overlayOf(changes).details) details.put(id, detail);
    return { catalogue: catalogueOf(whole), details };
  };
  return new Replica(store, state, {
    structure,
    early,
    contents: () => readContents(store, state),
    products: complete,
    overlaid: overlayOf(changes).told,
    unfolded: overlay.told,
  });
}

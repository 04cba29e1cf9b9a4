import { buildSegment } from '#core/search/segment/segment.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { rowsOfCut } from './cut-rows.ts';
import { overlayOf } from '#src/catalogue/published/overlay.ts';
import { UnreadablePage } from '#src/catalogue/published/page-bytes.ts';
import { changesSince, snapshotParts } from './snapshot.ts';
import type { ReplicaStore } from './store.ts';

/**
 * Writes what the store holds as one snapshot; false when there is nothing to write, or the store moved on meanwhile.
 * Costs the whole catalogue, in time and for a moment in memory: run it where nobody waits.
 */
export async function compactReplica(store: ReplicaStore): Promise<boolean> {
  const [state, changes] = [await store.state(), await store.changes()];
  if (state === null) return false;
  const stamp = { manifest: state.manifest.cursor, cursor: state.cursor };
  const newer = changesSince({ ...stamp, cursor: stamp.manifest }, state, changes);
  if (newer === null) return false;
  const cuts = new Map<string, Uint32Array>();
  const rows = new Map<number, CatalogueRow>();
  try {
    for (const cut of state.manifest.cuts) {
      const read = await rowsOfCut(store, cut);
      cuts.set(cut.detail.hash, read.ids);
      for (const row of read.rows) rows.set(row.id, row);
    }
    const overlay = overlayOf(newer);
    for (const id of overlay.removed) rows.delete(id);
    for (const [id, row] of overlay.rows) rows.set(id, row);
  } catch (error) {
    // Whoever reads the pages for the screen finds the same, and repairs it.
    if (error instanceof UnreadablePage) return false;
    throw error;
  }
  return store.putSnapshot(stamp, snapshotParts(buildSegment([...rows.values()]), cuts, stamp));
}

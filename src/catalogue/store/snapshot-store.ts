import { cursor } from '#core/wire/sync.ts';
import * as v from 'valibot';
import { STATE_KEYS } from './catalogue-database.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { isSameCursor, readState } from '#src/catalogue/published/replica-state.ts';
import { LIST, stampText } from './snapshot.ts';
import type { SnapshotParts, SnapshotStamp } from './snapshot.ts';

const STAMP = 'stamp';
const stampSchema = v.object({ manifest: cursor, cursor });

export interface SnapshotHead {
  readonly stamp: SnapshotStamp;
  readonly list: Uint8Array;
}

/** The whole catalogue as one segment in bytes: derived, and disposable. */
export interface SnapshotStore {
  /** What the snapshot here was made of, with its first part; null when there is none. */
  snapshot: () => Promise<SnapshotHead | null>;
  /** Parts of the snapshot of this stamp; null for those that are not here, or no longer. */
  snapshotParts: (stamp: SnapshotStamp, names: readonly string[]) => Promise<(Uint8Array | null)[]>;
  /** Replaces the snapshot; false, and nothing written, when the manifest in force is another by now. */
  putSnapshot: (stamp: SnapshotStamp, parts: SnapshotParts) => Promise<boolean>;
  dropSnapshot: () => Promise<void>;
}

export function snapshotStore(database: CatalogueDatabase): SnapshotStore {
  return {
    snapshot: () =>
      database.read(['snapshot'], async ({ snapshot }) => {
        const [stored, list] = await Promise.all([snapshot.get(STAMP), snapshot.get(LIST)]);
        const stamp = v.safeParse(stampSchema, stored);
        return stamp.success && list instanceof Uint8Array ? { stamp: stamp.output, list } : null;
      }),
    snapshotParts: (stamp, names) =>
      database.read(['snapshot'], async ({ snapshot }) => {
        const [stored, ...parts] = await Promise.all([STAMP, ...names].map((name) => snapshot.get(name)));
        const here = v.safeParse(stampSchema, stored);
        const isOther = !here.success || stampText(here.output) !== stampText(stamp);
        return parts.map((part) => (isOther || !(part instanceof Uint8Array) ? null : part));
      }),
    putSnapshot: (stamp, parts) =>
      database.write(['snapshot', 'state'], async ({ snapshot, state }) => {
        const now = readState(await state.get(STATE_KEYS.current));
        if (now === null || !isSameCursor(now.manifest.cursor, stamp.manifest)) return false;
        await snapshot.clear();
        await Promise.all([...parts].map(([name, bytes]) => snapshot.put(name, bytes)));
        await snapshot.put(STAMP, stamp);
        return true;
      }),
    dropSnapshot: () => database.write(['snapshot'], ({ snapshot }) => snapshot.clear()),
  };
}

import { changesRoute } from '#core/contract/catalogue.ts';
import { cursor } from '#core/contract/sync.ts';
import * as v from 'valibot';
import type { Database, Shelves } from './database.ts';
import { openIdb } from './idb.ts';
import { memoryDatabase } from './memory-database.ts';
import type { CatalogueChanges } from './origin.ts';
import { isSameCursor, namedPages, readState, requiredPages } from './replica-state.ts';
import type { ReplicaState } from './replica-state.ts';
import { LIST, stampText } from './snapshot.ts';
import type { SnapshotParts, SnapshotStamp } from './snapshot.ts';

/**
 * `pages`: hash → bytes as they came. `changes`: revision → one answer of the changes route. `state`: the one record
 * that says what counts. `photos`: what the picture cache holds (see photos.ts). `snapshot`: what the pages and changes
 * come to, ready to be searched; derived and disposable.
 */
export const SHELVES = ['pages', 'changes', 'state', 'photos', 'snapshot'] as const;
type CatalogueShelf = (typeof SHELVES)[number];
export type CatalogueDatabase = Database<CatalogueShelf>;

const NAME = 'catalogue';
const VERSION = 2;
const CURRENT = 'current';
const STAMP = 'stamp';

const stampSchema = v.object({ manifest: cursor, cursor });

/** The catalogue's own database, apart from everything of the person; in memory where the browser refuses one. */
export async function openCatalogueDatabase(): Promise<CatalogueDatabase> {
  try {
    return await openIdb(NAME, VERSION, SHELVES);
  } catch {
    // Refused (private window, blocked storage, broken profile): works, and says so by `isDurable`.
    return memoryCatalogueDatabase();
  }
}

export function memoryCatalogueDatabase(): CatalogueDatabase {
  return memoryDatabase(SHELVES);
}

/** What a commit did; pages that are missing have to be fetched before it is tried again. */
export type Commit = { readonly kind: 'committed' } | { readonly kind: 'missing'; readonly hashes: readonly string[] };

export interface SnapshotHead {
  readonly stamp: SnapshotStamp;
  readonly list: Uint8Array;
}

export interface ReplicaStore {
  readonly isDurable: boolean;
  state: () => Promise<ReplicaState | null>;
  pageHashes: () => Promise<ReadonlySet<string>>;
  page: (hash: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  putPage: (hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  dropPages: (hashes: readonly string[]) => Promise<void>;
  /** Changes since the manifest, oldest first. */
  changes: () => Promise<CatalogueChanges[]>;
  /**
   * Makes a manifest current, once all its pages are here, and lets go of what it no longer names. With `reset` the
   * changes kept so far are void; otherwise those newer than the manifest stay in force.
   */
  commitManifest: (next: ReplicaState, reset: boolean) => Promise<Commit>;
  /** Takes changes in together with their cursor; false, and nothing written, when they start elsewhere. */
  commitChanges: (changes: CatalogueChanges) => Promise<boolean>;
  /** What the snapshot here was made of, with its first part; null when there is none. */
  snapshot: () => Promise<SnapshotHead | null>;
  /** Parts of the snapshot of this stamp; null for those that are not here, or no longer. */
  snapshotParts: (stamp: SnapshotStamp, names: readonly string[]) => Promise<(Uint8Array | null)[]>;
  /** Replaces the snapshot; false, and nothing written, when the manifest in force is another by now. */
  putSnapshot: (stamp: SnapshotStamp, parts: SnapshotParts) => Promise<boolean>;
  dropSnapshot: () => Promise<void>;
  /** Lets go of everything but pages, which are named by their content and stay true. */
  forgetState: () => Promise<void>;
}

/** What stands when a manifest becomes current: a stale one, from a cache, does not undo newer changes. */
function standing(before: ReplicaState | null, next: ReplicaState, reset: boolean): ReplicaState {
  const keeps = !reset && before?.cursor.epoch === next.cursor.epoch && before.cursor.rev > next.cursor.rev;
  return keeps ? { ...before, manifest: next.manifest } : next;
}

async function missingPages(pages: Shelves<'pages'>['pages'], state: ReplicaState): Promise<string[]> {
  const here = new Set(await pages.keys());
  return requiredPages(state).filter((hash) => !here.has(hash));
}

function asChanges(stored: unknown): CatalogueChanges[] {
  const parsed = v.safeParse(changesRoute.answer, stored);
  return parsed.success && parsed.output.kind === 'changes' ? [parsed.output] : [];
}

export function replicaStore(database: CatalogueDatabase): ReplicaStore {
  return {
    isDurable: database.isDurable,
    state: () => database.read(['state'], async ({ state }) => readState(await state.get(CURRENT))),
    pageHashes: () =>
      database.read(['pages'], async ({ pages }) => new Set((await pages.keys()).map((hash) => String(hash)))),
    page: (hash) =>
      database.read(['pages'], async ({ pages }) => {
        const bytes = await pages.get(hash);
        return bytes instanceof Uint8Array ? new Uint8Array(bytes) : null;
      }),
    putPage: (hash, bytes) => database.write(['pages'], ({ pages }) => pages.put(hash, bytes)),
    dropPages: (hashes) =>
      database.write(['pages'], async ({ pages }) => {
        for (const hash of hashes) await pages.remove(hash);
      }),
    changes: () => database.read(['changes'], async ({ changes }) => (await changes.values()).flatMap(asChanges)),
    commitManifest: (next, reset) =>
      database.write(['pages', 'changes', 'state'], async ({ pages, changes, state }): Promise<Commit> => {
        const stands = standing(readState(await state.get(CURRENT)), next, reset);
        const missing = await missingPages(pages, stands);
        if (missing.length > 0) return { kind: 'missing', hashes: missing };
        for (const rev of await changes.keys()) {
          if (stands === next || Number(rev) <= next.cursor.rev) await changes.remove(rev);
        }
        const named = namedPages(stands);
        for (const hash of await pages.keys()) if (!named.has(String(hash))) await pages.remove(hash);
        await state.put(CURRENT, stands);
        return { kind: 'committed' };
      }),
    commitChanges: (change) =>
      database.write(['pages', 'changes', 'state'], async ({ pages, changes, state }) => {
        const before = readState(await state.get(CURRENT));
        if (before === null || !isSameCursor(before.cursor, change.from)) return false;
        const after = {
          ...before,
          cursor: change.to,
          pricedAt: change.pricedAt,
          structure: change.structure ?? before.structure,
          contents: change.contents ?? before.contents,
        };
        if ((await missingPages(pages, after)).length > 0) return false;
        await changes.put(change.to.rev, change);
        await state.put(CURRENT, after);
        return true;
      }),
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
        const now = readState(await state.get(CURRENT));
        if (now === null || !isSameCursor(now.manifest.cursor, stamp.manifest)) return false;
        await snapshot.clear();
        await Promise.all([...parts].map(([name, bytes]) => snapshot.put(name, bytes)));
        await snapshot.put(STAMP, stamp);
        return true;
      }),
    dropSnapshot: () => database.write(['snapshot'], ({ snapshot }) => snapshot.clear()),
    forgetState: () =>
      database.write(['changes', 'state', 'snapshot'], async ({ changes, state, snapshot }) => {
        await changes.clear();
        await state.clear();
        await snapshot.clear();
      }),
  };
}

import { changesRoute } from '#core/contract/catalogue.ts';
import { cursor } from '#core/contract/sync.ts';
import { AREAS } from '#core/domain/area.ts';
import type { Area } from '#core/domain/area.ts';
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
/** A first load that is not complete; beside the state, which it becomes. */
const BEGUN = 'begun';
/** Areas the person keeps whole; stands beside the state, and outlives it. */
const KEPT = 'kept';
/** Lists looked at last, for the next start; beside the state, which says whether they still hold. */
const LISTS = 'lists';
const STAMP = 'stamp';

const keptSchema = v.array(v.picklist(AREAS));
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
  /** The first load that began and was not completed; null when there is none. */
  begun: () => Promise<ReplicaState | null>;
  /** Keeps what a first load leads to, so that the next start can answer from what came of it. */
  begin: (next: ReplicaState) => Promise<void>;
  /** Changes since the manifest, or since a revision, oldest first. */
  changes: (since?: number) => Promise<CatalogueChanges[]>;
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
  /** Areas of which the person wants everything here. */
  keptAreas: () => Promise<ReadonlySet<Area>>;
  keepArea: (area: Area, keeps: boolean) => Promise<void>;
  /** What `keepLists` kept, whatever it is, and the state of the same moment. */
  keptLists: () => Promise<{ readonly state: ReplicaState | null; readonly lists: unknown }>;
  keepLists: (lists: unknown) => Promise<void>;
  /** Lets go of what is known of the catalogue; pages stay, because they are named by their content, and what the person wants. */
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

function readKept(stored: unknown): ReadonlySet<Area> {
  const parsed = v.safeParse(keptSchema, stored);
  return new Set(parsed.success ? parsed.output : []);
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
    begun: () => database.read(['state'], async ({ state }) => readState(await state.get(BEGUN))),
    begin: (next) => database.write(['state'], ({ state }) => state.put(BEGUN, next)),
    changes: (since) =>
      database.read(['changes'], async ({ changes }) => (await changes.values(since)).flatMap(asChanges)),
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
        await state.remove(BEGUN);
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
        const isNamedAnew = change.structure !== null || change.contents !== null;
        if (isNamedAnew && (await missingPages(pages, after)).length > 0) return false;
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
    keptAreas: () => database.read(['state'], async ({ state }) => readKept(await state.get(KEPT))),
    keepArea: (area, keeps) =>
      database.write(['state'], async ({ state }) => {
        const kept = new Set(readKept(await state.get(KEPT)));
        if (keeps) kept.add(area);
        else kept.delete(area);
        await state.put(KEPT, [...kept]);
      }),
    keptLists: () =>
      database.read(['state'], async ({ state }) => {
        const [current, lists] = await Promise.all([state.get(CURRENT), state.get(LISTS)]);
        return { state: readState(current), lists };
      }),
    keepLists: (lists) => database.write(['state'], ({ state }) => state.put(LISTS, lists)),
    forgetState: () =>
      database.write(['changes', 'state', 'snapshot'], async ({ changes, state, snapshot }) => {
        await changes.clear();
        await state.remove(CURRENT);
        await state.remove(BEGUN);
        await snapshot.clear();
      }),
  };
}

import { changesRoute } from '#core/contract/catalogue.ts';
import * as v from 'valibot';
import type { Database, Shelves } from './database.ts';
import { openIdb } from './idb.ts';
import { memoryDatabase } from './memory-database.ts';
import type { CatalogueChanges } from './origin.ts';
import { isSameCursor, namedPages, readState, requiredPages } from './replica-state.ts';
import type { ReplicaState } from './replica-state.ts';

/**
 * `pages`: hash → bytes as they came. `changes`: revision → one answer of the changes route. `state`: the one record
 * that says what counts. `photos`: what the picture cache holds (see photos.ts).
 */
const SHELVES = ['pages', 'changes', 'state', 'photos'] as const;
export type CatalogueShelf = (typeof SHELVES)[number];
export type CatalogueDatabase = Database<CatalogueShelf>;

const NAME = 'catalogue';
const VERSION = 1;
const CURRENT = 'current';

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
    forgetState: () =>
      database.write(['changes', 'state'], async ({ changes, state }) => {
        await changes.clear();
        await state.clear();
      }),
  };
}

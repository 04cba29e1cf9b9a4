import { changesRoute } from '#core/contract/catalogue/catalogue.ts';
import * as v from 'valibot';
import { STATE_KEYS } from './catalogue-database.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import type { ObjectStores } from './database.ts';
import type { CatalogueChanges } from '#src/catalogue/published/origin.ts';
import { isSameCursor, namedPages, readState, requiredPages } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';

/** What a commit did; pages that are missing have to be fetched before it is tried again. */
export type Commit = { readonly kind: 'committed' } | { readonly kind: 'missing'; readonly hashes: readonly string[] };

/** Which manifest and which changes are in force. */
export interface StateStore {
  state: () => Promise<ReplicaState | null>;
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
  /**
   * Takes changes in together with their cursor; false, and nothing written, when they start elsewhere. `contentPages` are
   * those the head named in them leads to.
   */
  commitChanges: (changes: CatalogueChanges, contentPages?: readonly string[]) => Promise<boolean>;
  /** Lets go of what is known of the catalogue; pages stay, because they are named by their content, and what the person wants. */
  forgetState: () => Promise<void>;
}

type CommitStores = ObjectStores<'pages' | 'changes' | 'state'>;

/** What stands when a manifest becomes current: a stale one, from a cache, does not undo newer changes. */
function standing(before: ReplicaState | null, next: ReplicaState, reset: boolean): ReplicaState {
  const keeps = !reset && before?.cursor.epoch === next.cursor.epoch && before.cursor.rev > next.cursor.rev;
  return keeps ? { ...before, manifest: next.manifest } : next;
}

async function missingPages(pages: ObjectStores<'pages'>['pages'], state: ReplicaState): Promise<string[]> {
  const here = new Set(await pages.keys());
  return requiredPages(state).filter((hash) => !here.has(hash));
}

function asChanges(stored: unknown): CatalogueChanges[] {
  const parsed = v.safeParse(changesRoute.answer, stored);
  return parsed.success && parsed.output.kind === 'changes' ? [parsed.output] : [];
}

async function commitManifest(objectStores: CommitStores, next: ReplicaState, reset: boolean): Promise<Commit> {
  const { pages, changes, state } = objectStores;
  const stands = standing(readState(await state.get(STATE_KEYS.current)), next, reset);
  const missing = await missingPages(pages, stands);
  if (missing.length > 0) return { kind: 'missing', hashes: missing };
  for (const rev of await changes.keys()) {
    if (stands === next || Number(rev) <= next.cursor.rev) await changes.remove(rev);
  }
  const named = namedPages(stands);
  for (const hash of await pages.keys()) if (!named.has(String(hash))) await pages.remove(hash);
  await state.put(STATE_KEYS.current, stands);
  await state.remove(STATE_KEYS.begun);
  return { kind: 'committed' };
}

/** What names the contents after a change: a head where the shop knows one, else their one page. */
function contentsAfter(
  { contents, contentPages }: ReplicaState,
  change: CatalogueChanges,
  named: readonly string[] | undefined,
): Pick<ReplicaState, 'contents' | 'contentPages'> {
  if (typeof change.contentsHead === 'string' && named !== undefined)
    return { contents: change.contentsHead, contentPages: [...named] };
  if (change.contentsHead === undefined && change.contents !== null) return { contents: change.contents };
  return contentPages === undefined ? { contents } : { contents, contentPages };
}

async function commitChanges(
  { pages, changes, state }: CommitStores,
  change: CatalogueChanges,
  contentPages: readonly string[] | undefined,
): Promise<boolean> {
  const before = readState(await state.get(STATE_KEYS.current));
  if (before === null || !isSameCursor(before.cursor, change.from)) return false;
  const { manifest } = before;
  const after: ReplicaState = {
    manifest,
    cursor: change.to,
    pricedAt: change.pricedAt,
    structure: change.structure ?? before.structure,
    ...contentsAfter(before, change, contentPages),
  };
  const isNamedAnew = change.structure !== null || change.contents !== null;
  if (isNamedAnew && (await missingPages(pages, after)).length > 0) return false;
  await changes.put(change.to.rev, change);
  await state.put(STATE_KEYS.current, after);
  return true;
}

export function stateStore(database: CatalogueDatabase): StateStore {
  return {
    state: () => database.read(['state'], async ({ state }) => readState(await state.get(STATE_KEYS.current))),
    begun: () => database.read(['state'], async ({ state }) => readState(await state.get(STATE_KEYS.begun))),
    begin: (next) => database.write(['state'], ({ state }) => state.put(STATE_KEYS.begun, next)),
    changes: (since) =>
      database.read(['changes'], async ({ changes }) => (await changes.values(since)).flatMap(asChanges)),
    commitManifest: (next, reset) =>
      database.write(['pages', 'changes', 'state'], (objectStores) => commitManifest(objectStores, next, reset)),
    commitChanges: (change, contentPages) =>
      database.write(['pages', 'changes', 'state'], (objectStores) =>
        commitChanges(objectStores, change, contentPages),
      ),
    forgetState: () =>
      database.write(['changes', 'state', 'snapshot'], async ({ changes, state, snapshot }) => {
        await changes.clear();
        await state.remove(STATE_KEYS.current);
        await state.remove(STATE_KEYS.begun);
        await snapshot.clear();
      }),
  };
}

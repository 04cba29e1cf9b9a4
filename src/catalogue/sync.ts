import { CATALOGUE_FORMAT } from '#core/contract/catalogue.ts';
import type { Manifest, ManifestCut } from '#core/contract/catalogue.ts';
import { downloadPages } from './download.ts';
import { OriginUnreachable } from './origin.ts';
import type { CatalogueChanges, CatalogueOrigin } from './origin.ts';
import { isSameCursor, requiredPages, stateOf } from './replica-state.ts';
import type { ReplicaState } from './replica-state.ts';
import type { ReplicaStore } from './store.ts';

/** Above so many changed rows beside the pages, fresh pages are cheaper to search than changes. */
export const MOST_OVERLAID = 2_000;

/** Details of a whole area come along up to this many products (design §4). */
export const MOST_DETAILED = 5_000;

/** Each time a page goes missing the manifest is read again; a server that keeps losing them is out of order. */
const MANIFEST_ATTEMPTS = 3;

/**
 * What became of the replica. `unchanged` wrote nothing; `changed` is to be applied to what is in memory; `replaced`
 * is to be read anew; `foreign`: the server speaks another format, this build goes on with what it has.
 */
export type SyncOutcome =
  | { readonly kind: 'unchanged'; readonly at: string | null }
  | { readonly kind: 'changed'; readonly changes: CatalogueChanges }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'foreign' };

const UNCHANGED: SyncOutcome = { kind: 'unchanged', at: null };

export interface SyncWishes {
  /** The category on the screen: its pages come first. */
  readonly visited: number | null;
  readonly parallel: number;
  readonly onProgress: (loaded: number, total: number) => void;
}

/** Brings the replica up to the server: costs what changed, and a manifest only where there is no way around it. */
export async function syncCatalogue(
  store: ReplicaStore,
  origin: CatalogueOrigin,
  wishes: SyncWishes,
): Promise<SyncOutcome> {
  const state = await store.state();
  if (state === null) return loadManifest(store, origin, wishes, true);
  const reply = await origin.changes(state.cursor);
  if (reply.kind === 'unchanged') return reply;
  if (reply.kind === 'reset') return loadManifest(store, origin, wishes, true);
  // A cache may answer from the past or for somebody else's cursor: such an answer is no answer.
  if (!isSameCursor(reply.from, state.cursor)) return UNCHANGED;
  const named = [reply.structure, reply.contents].filter((hash) => hash !== null);
  const done = await downloadPages(store, origin, named, wishes);
  if (done === 'gone') return loadManifest(store, origin, wishes, false);
  // Another tab was faster: what it stored is read like any other replica.
  return (await store.commitChanges(reply)) ? { kind: 'changed', changes: reply } : { kind: 'replaced' };
}

/** Fetches the pages of the server's manifest that are not here, then makes it current; the old one serves meanwhile. */
export async function loadManifest(
  store: ReplicaStore,
  origin: CatalogueOrigin,
  wishes: SyncWishes,
  reset: boolean,
): Promise<SyncOutcome> {
  for (let attempt = 0; attempt < MANIFEST_ATTEMPTS; attempt += 1) {
    const manifest = await origin.manifest();
    if (manifest.format !== CATALOGUE_FORMAT) return { kind: 'foreign' };
    const current = reset ? null : await store.state();
    if (current !== null && isSameCursor(current.manifest.cursor, manifest.cursor)) return UNCHANGED;
    const next = stateOf({ ...manifest, cuts: inOrderOfNeed(manifest, wishes.visited) });
    const done = await downloadPages(store, origin, requiredPages(next), wishes);
    if (done === 'gone') continue;
    const commit = await store.commitManifest(next, reset);
    if (commit.kind === 'committed') return { kind: 'replaced' };
  }
  throw new OriginUnreachable('pages of the manifest are missing');
}

/** Fetches the details of areas small enough to be had whole; a page that is gone waits for the next manifest. */
export async function loadDetails(
  store: ReplicaStore,
  origin: CatalogueOrigin,
  state: ReplicaState,
  wishes: SyncWishes,
): Promise<void> {
  const { cuts } = state.manifest;
  const rowsOf = (area: ManifestCut['area']): number =>
    cuts.filter((cut) => cut.area === area).reduce((sum, cut) => sum + cut.rows, 0);
  const wanted = cuts.filter((cut) => rowsOf(cut.area) <= MOST_DETAILED).map((cut) => cut.detail.hash);
  await downloadPages(store, origin, wanted, wishes);
}

/** The visited category first, then its area, then the rest, each in the shop's own order. */
function inOrderOfNeed(manifest: Manifest, visited: number | null): ManifestCut[] {
  if (visited === null) return manifest.cuts;
  const near = manifest.cuts.find((cut) => cut.categories.includes(visited))?.area;
  const rank = (cut: ManifestCut): number => (cut.categories.includes(visited) ? 0 : cut.area === near ? 1 : 2);
  return manifest.cuts.toSorted((left, right) => rank(left) - rank(right));
}

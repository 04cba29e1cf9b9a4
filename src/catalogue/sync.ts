import type { Area } from '#core/domain/area.ts';
import { CATALOGUE_FORMAT } from '#core/contract/catalogue.ts';
import type { Manifest, ManifestCut } from '#core/contract/catalogue.ts';
import { downloadPages } from './download.ts';
import type { DownloadWishes } from './download.ts';
import { inOrderOfNeed } from './order-of-need.ts';
import { OriginUnreachable } from './origin.ts';
import type { CatalogueChanges, CatalogueOrigin } from './origin.ts';
import { isStructure, pageOf } from './page-bytes.ts';
import { isSameCursor, requiredPages, stateOf } from './replica-state.ts';
import type { ReplicaState } from './replica-state.ts';
import type { ReplicaStore } from './store.ts';

/** Above so many changed rows beside the pages, fresh pages are cheaper to search than changes. */
export const MOST_OVERLAID = 2_000;

/** Details of a whole area come along up to this many products (design §4); beyond, those of products looked at. */
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

export interface SyncWishes extends DownloadWishes {
  /** The category on the screen: its pages come first. */
  readonly visited: number | null;
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
    const next = stateOf({ ...manifest, cuts: await orderedCuts(store, origin, manifest, wishes) });
    const done = await downloadPages(store, origin, requiredPages(next), wishes);
    if (done === 'gone') continue;
    const commit = await store.commitManifest(next, reset);
    if (commit.kind === 'committed') return { kind: 'replaced' };
  }
  throw new OriginUnreachable('pages of the manifest are missing');
}

/** Areas small enough that the details of all their products come along. */
export function detailedAreas(state: ReplicaState, mostDetailed: number): ReadonlySet<Area> {
  const rows = new Map<Area, number>();
  for (const cut of state.manifest.cuts) rows.set(cut.area, (rows.get(cut.area) ?? 0) + cut.rows);
  return new Set([...rows].flatMap(([area, count]) => (count <= mostDetailed ? [area] : [])));
}

/** Fetches the details of whole areas; a page that is gone waits for the next manifest. */
export async function loadDetails(
  store: ReplicaStore,
  origin: CatalogueOrigin,
  state: ReplicaState,
  areas: ReadonlySet<Area>,
  wishes: DownloadWishes,
): Promise<void> {
  const wanted = state.manifest.cuts.filter((cut) => areas.has(cut.area)).map((cut) => cut.detail.hash);
  await downloadPages(store, origin, wanted, wishes);
}

/** The cuts in the order they are wanted; for that the tree of categories comes before all other pages. */
async function orderedCuts(
  store: ReplicaStore,
  origin: CatalogueOrigin,
  manifest: Manifest,
  { visited, parallel }: SyncWishes,
): Promise<ManifestCut[]> {
  if (visited === null) return manifest.cuts;
  const { hash } = manifest.structure;
  const done = await downloadPages(store, origin, [hash], { parallel, onProgress: () => undefined });
  if (done === 'gone') return manifest.cuts;
  const { categories } = await pageOf(store, hash, isStructure);
  return inOrderOfNeed(manifest.cuts, categories, visited);
}

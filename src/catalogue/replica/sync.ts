import { CATALOGUE_FORMAT } from '#core/contract/catalogue/catalogue.ts';
import type { Manifest } from '#core/contract/catalogue/catalogue.ts';
import { Arrivals, orderFor } from './arrivals.ts';
import type { ArrivalWishes, ReplicaLoad } from './arrivals.ts';
import { downloadPages } from './download.ts';
import type { DownloadCompany } from './download.ts';
import { OriginUnreachable } from '#src/catalogue/published/origin.ts';
import type { CatalogueChanges, CatalogueOrigin } from '#src/catalogue/published/origin.ts';
import { firstOfContents, pagesOfHead } from './contents.ts';
import { UnreadablePage, isStructure, pageOf, readable } from '#src/catalogue/published/page-bytes.ts';
import { basisOf, isSameCursor, requiredPages, stateOf } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

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

/** `visited`: the pages of that category come first, also when it changes on the way. */
export interface SyncWishes extends Required<Pick<DownloadCompany, 'onProgress'>>, ArrivalWishes {
  /** Builds what is to come while it comes; null where another catalogue answers meanwhile. */
  readonly begin: (next: ReplicaState) => Promise<ReplicaLoad | null>;
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
  const contentPages = await downloadNamed(store, origin, reply, wishes);
  if (contentPages === 'gone') return loadManifest(store, origin, wishes, false);
  // Another tab was faster: what it stored is read like any other replica.
  const isMine = await store.commitChanges(reply, contentPages);
  return isMine ? { kind: 'changed', changes: reply } : { kind: 'replaced' };
}

/** The pages that changes name, of which most are here; answers those of the contents, where they are named anew. */
async function downloadNamed(
  store: ReplicaStore,
  origin: CatalogueOrigin,
  { structure, contents, contentsHead }: CatalogueChanges,
  { onProgress }: SyncWishes,
): Promise<readonly string[] | undefined | 'gone'> {
  const named = [structure, contentsHead === undefined ? contents : contentsHead].filter((hash) => hash !== null);
  if ((await downloadPages(store, origin, named, { onProgress })) === 'gone') return 'gone';
  const pages = await readable(store, () => pagesOfHead(store, contentsHead));
  if (pages === null) return 'gone';
  return (await downloadPages(store, origin, pages ?? [])) === 'gone' ? 'gone' : pages;
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
    const come = await downloadManifest(store, origin, manifest, wishes);
    if (come === 'gone') continue;
    const commit = await store.commitManifest(come.next, reset);
    if (commit.kind === 'missing') continue;
    await come.arrivals?.finish(store);
    return { kind: 'replaced' };
  }
  throw new OriginUnreachable('pages of the manifest are missing');
}

/** What a manifest led to, and what was built of it on the way, if somebody builds. */
interface Come {
  readonly next: ReplicaState;
  readonly arrivals: Arrivals | null;
}

/**
 * All pages of a manifest, the structure first: it says what the visitor needs next, and what can be answered before
 * the rest is here.
 */
async function downloadManifest(
  store: ReplicaStore,
  origin: CatalogueOrigin,
  manifest: Manifest,
  wishes: SyncWishes,
): Promise<Come | 'gone'> {
  const { cuts, contentsHead } = manifest;
  const { structure, contents } = basisOf(manifest);
  if ((await downloadPages(store, origin, [structure, contents])) === 'gone') return 'gone';
  try {
    const next = stateOf(manifest, await pagesOfHead(store, contentsHead?.hash));
    if ((await downloadPages(store, origin, firstOfContents(next))) === 'gone') return 'gone';
    const { categories } = await pageOf(store, structure, isStructure);
    const reorder = orderFor(cuts, categories, wishes.visited);
    const arriving = await wishes.begin(next);
    const arrivals = arriving === null ? null : new Arrivals(cuts, categories, arriving, wishes);
    const onPage = (hash: string, bytes: Uint8Array): void => arrivals?.come(hash, bytes);
    const { onProgress } = wishes;
    const done = await downloadPages(store, origin, requiredPages(next), { reorder, onPage, onProgress });
    return done === 'gone' ? 'gone' : { next, arrivals };
  } catch (error) {
    if (!(error instanceof UnreadablePage) || error.hash === null) throw error;
    await store.dropPages([error.hash]);
    return 'gone';
  }
}

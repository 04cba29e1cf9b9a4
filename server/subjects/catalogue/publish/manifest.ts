import * as v from 'valibot';

import {
  CATALOGUE_FORMAT,
  manifest as manifestSchema,
  type Manifest,
  type ManifestCut,
} from '#core/contract/catalogue/catalogue.ts';
import { cutPages, type Cut } from '#core/search/pages/cut.ts';
import { encodeCardPage, encodeOfferPage } from '#core/search/pages/pages.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';

import { changedSince, isKnownRevision } from '#server/subjects/catalogue/channel-changes.ts';
import type { LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { latestManifest, makePage, nameOf, pagesOfHead, storePages, touchPages } from './page-store.ts';
import { namedPages, type CatalogueState } from '#server/subjects/catalogue/state.ts';

export interface ManifestDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: LiveCatalogue;
}

/** Up to here the pages are cut anew with every revision; it costs milliseconds. */
const SMALL = 2_000;
/** Above, one product in so many may have changed since: devices read those few as changes. */
const SHARE = 50;

export interface Manifests {
  /** The pages a new device starts from. Their cursor may lie behind the catalogue's: `changes` leads on from there. */
  current(): Promise<Manifest>;
  /** Keeps the pages of the current manifest and state another week. */
  keep(): Promise<void>;
}

interface StoredManifest {
  /** Of its own page, by which the next process finds it. */
  readonly hash: string;
  readonly manifest: Manifest;
}

export function createManifests(deps: ManifestDeps): Manifests {
  let made: StoredManifest | null = null;
  let running: Promise<StoredManifest> | null = null;
  const renew = async (state: CatalogueState) => {
    made ??= await storedManifest(deps.db);
    if (made && (await isFreshEnough(deps.db, made.manifest, state))) return made;
    made = await buildManifest(deps, state);
    return made;
  };
  const current = () => {
    const state = deps.live.current();
    if (made?.manifest.cursor.revId === state.cursor.revId) return Promise.resolve(made);
    running ??= renew(state).finally(() => {
      running = null;
    });
    return running;
  };
  return {
    current: async () => {
      const { manifest } = await current();
      const { cursor, pricedAt } = deps.live.current();
      /* kept since an earlier start, or since prices were last confirmed */
      return manifest.cursor.revId === cursor.revId ? { ...manifest, pricedAt } : manifest;
    },
    keep: async () => {
      const { hash, manifest } = await current();
      const { cuts, structure, contents, contentsHead } = manifest;
      const cutHashes = cuts.flatMap(({ card, offer, detail }) => [card.hash, offer.hash, detail.hash]);
      const contentHashes = contentsHead === undefined ? [] : await pagesOfHead(deps.db, contentsHead.hash);
      const ofState = namedPages(deps.live.current()).map((page) => page.hash);
      const pages = [hash, structure.hash, contents.hash, ...contentHashes, ...cutHashes, ...ofState];
      await touchPages(deps.db, [...new Set(pages)], deps.clock.now());
    },
  };
}

/** The manifest another process or an earlier start left; null for none or one of another format. */
async function storedManifest(db: Db): Promise<StoredManifest | null> {
  const found = await latestManifest(db);
  if (found === null) return null;
  const parsed = v.safeParse(manifestSchema, JSON.parse(found.text));
  if (!parsed.success || parsed.output.format !== CATALOGUE_FORMAT) return null;
  return { hash: found.hash, manifest: parsed.output };
}

async function isFreshEnough(db: Db, manifest: Manifest, state: CatalogueState): Promise<boolean> {
  if (manifest.cursor.epoch !== state.cursor.epoch || !(await isKnownRevision(db, manifest.cursor))) return false;
  if (manifest.cursor.rev === state.cursor.rev) return true;
  if (state.catalogue.size <= SMALL) return false;
  const { productIds } = await changedSince(db, manifest.cursor.rev);
  return productIds.length <= state.catalogue.size / SHARE;
}

async function buildManifest({ db, clock }: ManifestDeps, state: CatalogueState): Promise<StoredManifest> {
  const rows = [...state.catalogue.rows()];
  const menuOrder = state.structure.categories.map((category) => category.id);
  const cuts: ManifestCut[] = [];
  // page by page: at most one is held in memory, and requests are answered in between
  for (const cut of cutPages(rows, menuOrder)) cuts.push(await storeCut(db, cut, state, clock.now()));
  const manifest: Manifest = {
    format: CATALOGUE_FORMAT,
    cursor: state.cursor,
    pricedAt: state.pricedAt,
    structure: nameOf(state.structurePage),
    contents: state.contentPages.wholeName,
    contentsHead: nameOf(state.contentPages.head),
    cuts,
  };
  const page = makePage('manifest', JSON.stringify(manifest));
  // last, so that whoever finds the manifest finds its pages
  await storePages(db, [...namedPages(state), page], clock.now());
  return { hash: page.hash, manifest };
}

async function storeCut(db: Db, cut: Cut<CatalogueRow>, state: CatalogueState, now: Date): Promise<ManifestCut> {
  const { area, categoryIds, rows } = cut;
  const card = makePage('card', JSON.stringify(encodeCardPage(rows)));
  const offer = makePage('offer', JSON.stringify(encodeOfferPage(rows)));
  const texts = rows.map((row) => state.detailTexts.get(row.id) ?? 'null');
  const detail = makePage('detail', `{"details":[${texts.join(',')}]}`);
  await storePages(db, [card, offer, detail], now);
  const names = { card: nameOf(card), offer: nameOf(offer), detail: nameOf(detail) };
  return { area, rows: rows.length, categories: [...categoryIds], ...names };
}

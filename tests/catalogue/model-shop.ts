import { createHash } from 'node:crypto';
import { CATALOGUE_FORMAT } from '#core/contract/catalogue/catalogue.ts';
import type { Manifest } from '#core/contract/catalogue/catalogue.ts';
import type { Contents } from '#core/contract/content/content-document.ts';
import type { ContentsHead, ContentsPage } from '#core/contract/content/content-pages.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import type { Cursor } from '#core/wire/sync.ts';
import { cutPages } from '#core/search/pages/cut.ts';
import { encodeCardPage, encodeOfferPage } from '#core/search/pages/pages.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { stateOf } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';
import { OriginUnreachable } from '#src/catalogue/published/origin.ts';
import type { CatalogueChanges, CatalogueOrigin } from '#src/catalogue/published/origin.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';

interface Edit {
  readonly rows?: readonly CatalogueRow[];
  readonly removed?: readonly number[];
  readonly structure?: Structure;
  readonly contents?: Contents;
}

interface Revision {
  readonly cursor: Cursor;
  readonly ids: readonly number[];
  readonly removed: readonly number[];
  readonly structure: string | null;
  readonly contents: ContentsNames | null;
}

/** What the shop says of contents: their one page, and the head of their pages. */
interface ContentsNames {
  readonly contents: string;
  readonly contentsHead: string;
}

const NONE = { contents: null, contentsHead: null };

const detailOf = (row: CatalogueRow, text = row.name): ProductDetail =>
  detailWith({
    uuid: row.uuid,
    shortDescription: text,
    description: [{ type: 'paragraph', text: [{ text }] }],
  });

function bytesOf(value: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(value)));
}

/** A server of the catalogue in a few lines: what the replica has to agree with. */
export class ModelShop {
  readonly pages = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly rows = new Map<number, CatalogueRow>();
  structure: Structure;
  contents: Contents;
  manifest: Manifest;
  /** Hashes asked for, in order; and hashes answered. */
  asked: string[] = [];
  answered: string[] = [];
  requests = 0;
  isDown = false;
  /** A shop from before contents had a head. */
  isOld = false;
  #epoch = 'first';
  #revisions: Revision[] = [];

  constructor(rows: readonly CatalogueRow[], structure: Structure, contents: Contents) {
    for (const row of rows) this.rows.set(row.id, row);
    this.structure = structure;
    this.contents = contents;
    this.manifest = this.publish();
  }

  get cursor(): Cursor {
    return this.#revisions.at(-1)?.cursor ?? this.#cursorOf(1);
  }

  /** A new revision; the manifest stays as it was until `publish`. */
  edit({ rows = [], removed = [], structure, contents }: Edit): void {
    for (const row of rows) this.rows.set(row.id, row);
    for (const id of removed) this.rows.delete(id);
    if (structure) this.structure = structure;
    if (contents) this.contents = contents;
    this.#revisions.push({
      cursor: this.#cursorOf(this.cursor.rev + 1),
      ids: rows.map((row) => row.id),
      removed,
      structure: structure ? this.#store(structure) : null,
      contents: contents ? this.#storeContents() : null,
    });
  }

  publish(): Manifest {
    this.structure = this.#counted();
    const cuts = cutPages([...this.rows.values()], [], { target: 3, most: 4, least: 1 });
    const nameOf = (hash: string) => ({ hash, bytes: this.pages.get(hash)?.length ?? 0 });
    const named = (value: unknown) => nameOf(this.#store(value));
    const { contents, contentsHead } = this.#storeContents();
    this.manifest = {
      format: CATALOGUE_FORMAT,
      cursor: this.cursor,
      pricedAt: pricedAt(this.cursor.rev),
      structure: named(this.structure),
      contents: nameOf(contents),
      ...(this.isOld ? {} : { contentsHead: nameOf(contentsHead) }),
      cuts: cuts.map(({ area, categoryIds, rows }) => ({
        area,
        rows: rows.length,
        categories: [...categoryIds],
        card: named(encodeCardPage(rows)),
        offer: named(encodeOfferPage(rows)),
        detail: named({ details: rows.map((row) => detailOf(row)) }),
      })),
    };
    return this.manifest;
  }

  /** The database comes back from a backup: the same revisions may mean something else now. */
  restore(rows: readonly CatalogueRow[]): void {
    this.#epoch = 'second';
    this.#revisions = [];
    this.rows.clear();
    for (const row of rows) this.rows.set(row.id, row);
    this.publish();
  }

  /** Pages of old manifests are collected. */
  forgetOldPages(): void {
    const { structure, contents, contentsHead, cuts } = this.manifest;
    const named = new Set([
      ...[structure, contents, ...cuts.flatMap((cut) => [cut.card, cut.offer, cut.detail])].map((one) => one.hash),
      ...(contentsHead === undefined ? [] : [contentsHead.hash, ...this.contentPages()]),
    ]);
    for (const hash of this.pages.keys()) if (!named.has(hash)) this.pages.delete(hash);
  }

  /** The pages of the contents of now. */
  contentPages(): string[] {
    const { documents } = this.contents;
    return documents.map((one) => this.#store({ documents: [one] } satisfies ContentsPage));
  }

  /** What a device holds that has come as far as the manifest. */
  manifestState(): ReplicaState {
    return stateOf(this.manifest, this.isOld ? undefined : this.contentPages());
  }

  origin(): CatalogueOrigin {
    return {
      manifest: async () => {
        this.#request();
        return this.manifest;
      },
      page: async (hash) => {
        this.#request();
        this.asked.push(hash);
        await Promise.resolve();
        const bytes = this.pages.get(hash) ?? null;
        if (bytes !== null) this.answered.push(hash);
        return bytes;
      },
      changes: async (since) => {
        this.#request();
        return this.changesSince(since);
      },
    };
  }

  changesSince(since: Cursor): CatalogueChanges | { kind: 'reset' } | { kind: 'unchanged'; at: string } {
    const to = this.cursor;
    if (since.epoch !== to.epoch || since.revId !== this.#cursorOf(since.rev).revId) return { kind: 'reset' };
    if (since.rev === to.rev) return { kind: 'unchanged', at: '2026-11-21T10:00:00.000Z' };
    const newer = this.#revisions.filter((one) => one.cursor.rev > since.rev);
    const ids = [...new Set(newer.flatMap((one) => one.ids))];
    const rows = ids.flatMap((id) => this.rows.get(id) ?? []);
    const removed = [...new Set(newer.flatMap((one) => one.removed))].filter((id) => !this.rows.has(id));
    const { contents, contentsHead } = newer.findLast((one) => one.contents !== null)?.contents ?? NONE;
    return {
      kind: 'changes',
      from: since,
      to,
      pricedAt: pricedAt(to.rev),
      products: rows.map((row) => ({ row, detail: detailOf(row) })),
      removed,
      structure: newer.findLast((one) => one.structure !== null)?.structure ?? null,
      contents,
      ...(this.isOld ? {} : { contentsHead }),
    };
  }

  /** The structure as a shop publishes it: with what each category has. */
  #counted(): Structure {
    const rows = [...this.rows.values()];
    const countOf = (id: number) => rows.filter((row) => row.categoryIds.includes(id)).length;
    const categories = this.structure.categories.map((one) => ({ ...one, productsCount: countOf(one.id) }));
    return { ...this.structure, categories };
  }

  /** One document a page. */
  #storeContents(): ContentsNames {
    const { postLists } = this.contents;
    const head = this.#store({ postLists, pages: this.contentPages() } satisfies ContentsHead);
    return { contents: this.#store(this.contents), contentsHead: head };
  }

  #request(): void {
    this.requests += 1;
    if (this.isDown) throw new OriginUnreachable('the wire is cut');
  }

  #cursorOf(rev: number): Cursor {
    return { epoch: this.#epoch, rev, revId: `${this.#epoch}-${rev}` };
  }

  #store(value: unknown): string {
    const bytes = bytesOf(value);
    const hash = createHash('sha256').update(bytes).digest('base64url');
    this.pages.set(hash, bytes);
    return hash;
  }
}

function pricedAt(rev: number): string {
  return new Date(Date.UTC(2026, 10, 21, 8, rev)).toISOString();
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { Db } from '#server/database/connection.ts';
import { RawJson } from '#server/platform/raw-json.ts';
import { readHead, wholeContents } from './whole-contents.ts';

export type PageKind =
  | 'card'
  | 'offer'
  | 'detail'
  | 'structure'
  | 'contents'
  | 'contents.head'
  | 'contents.page'
  | 'manifest';

/** A document whose name is the hash of its bytes: it never changes, and may be kept by anybody for ever. */
export interface Page {
  readonly hash: string;
  readonly kind: PageKind;
  readonly body: Buffer;
}

export interface PageName {
  readonly hash: string;
  readonly bytes: number;
}

export function makePage(kind: PageKind, json: string): Page {
  const body = Buffer.from(json);
  return { hash: createHash('sha256').update(body).digest('base64url'), kind, body };
}

export function nameOf({ hash, body }: Page): PageName {
  return { hash, bytes: body.byteLength };
}

/** Stores pages; those that are there already are named anew, which keeps them (`dropOldPages`). */
export async function storePages(db: Db, pages: readonly Page[], now: Date): Promise<void> {
  const names = pages.map(({ hash }) => hash);
  const here = (await touchPages(db, names, now)) === new Set(names).size ? null : await storedNames(db, names);
  if (here === null) return;
  for (const { hash, kind, body } of pages) {
    if (here.has(hash)) continue;
    await db
      .insertInto('catalogue_page')
      .values({ hash, kind, body, last_named_at: now })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ last_named_at: now }))
      .execute();
  }
}

async function storedNames(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('catalogue_page').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Notes that pages are named by something current; the number of those that exist. */
export async function touchPages(db: Db, hashes: readonly string[], now: Date): Promise<number> {
  if (hashes.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('catalogue_page')
    .set({ last_named_at: now })
    .where('hash', 'in', hashes)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The head of contents and the pages it names. */
export async function pagesOfHead(db: Db, head: string): Promise<readonly string[]> {
  const body = (await bodiesOf(db, [head])).get(head);
  return body === undefined ? [head] : [head, ...readHead(body).pages];
}

/** Pages last named before this are gone for every device that pulled within the week (design §5, rule 12). */
const KEPT_MS = 7 * 86_400_000;

export async function dropOldPages(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('catalogue_page')
    .where('last_named_at', '<', new Date(now.getTime() - KEPT_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The manifest that was named last, by this process or another. */
export async function latestManifest(db: Db): Promise<{ hash: string; text: string } | null> {
  const row = await db
    .selectFrom('catalogue_page')
    .select(['hash', 'body'])
    .where('kind', '=', 'manifest')
    .orderBy('last_named_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { hash: row.hash, text: row.body.toString('utf8') } : null;
}

async function bodiesOf(db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await db.selectFrom('catalogue_page').select(['hash', 'body']).where('hash', 'in', hashes).execute();
  return new Map(rows.map(({ hash, body }) => [hash, body]));
}

const compress = promisify(brotliCompress);
const BROTLI_QUALITY = 5;

/** Reads pages by hash, those asked for lately from memory, compressed once. Null for an unknown hash. */
export function createPageReader(db: Db, limitBytes = 32 * 1024 * 1024): (hash: string) => Promise<RawJson | null> {
  const kept = new Map<string, RawJson>();
  let bytes = 0;
  const forget = (hash: string, page: RawJson) => {
    kept.delete(hash);
    bytes -= sizeOf(page);
  };
  return async (hash) => {
    const known = kept.get(hash);
    if (known) {
      kept.delete(hash);
      kept.set(hash, known);
      return known;
    }
    const row = await db
      .selectFrom('catalogue_page')
      .select(['kind', 'body'])
      .where('hash', '=', hash)
      .where('kind', '!=', 'manifest')
      .executeTakeFirst();
    const body = row?.kind === 'contents' ? await wholeContents(row.body, (names) => bodiesOf(db, names)) : row?.body;
    if (!body) return null;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
    const page = new RawJson(new Uint8Array(body), new Uint8Array(await compress(body, options)));
    const meanwhile = kept.get(hash);
    if (meanwhile) return meanwhile;
    kept.set(hash, page);
    bytes += sizeOf(page);
    for (const [oldest, old] of kept) {
      if (bytes <= limitBytes) break;
      forget(oldest, old);
    }
    return page;
  };
}

function sizeOf(page: RawJson): number {
  return page.bytes.byteLength + (page.brotli?.byteLength ?? 0);
}

import { sql } from 'kysely';

import { linksIn } from '#core/contract/cms/links/body-links.ts';
import { LONGEST_LINK } from '#core/contract/cms/links/links.ts';
import { readSome } from '#core/contract/cms/document-bodies.ts';
import { withTextLinks } from '#core/domain/blocks/change-links.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { linkTarget } from '#core/domain/links/link-target.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { LinkUseRow } from '#server/database/tables/link-tables.ts';

import type { LinkDeps } from './link-deps.ts';

type Source = LinkUseRow['source'];

/** A link and where it stands. */
interface Found {
  readonly href: string;
  readonly words: string;
  readonly source: Source;
  readonly uuid: string;
  readonly type: string;
  readonly title: string;
}

type Reading = Pick<LinkDeps, 'origin' | 'report'>;

/** Rows of one statement. */
const ROWS_AT_ONCE = 1_000;

/** Writes down every link of the shop and where it stands; what stands nowhere any more is forgotten. */
export async function collectLinks(trx: Trx, { origin, report }: Reading): Promise<void> {
  const found = [
    ...(await inDocuments(trx, report)),
    ...(await inProducts(trx, report)),
    ...(await inCategories(trx)),
    ...(await inSliders(trx)),
    ...(await inRedirects(trx)),
  ];
  await trx.deleteFrom('link_use').execute();
  await storeUses(trx, found, origin);
  await trx
    .deleteFrom('link_check')
    .where((no) => no.not(no.exists(no.selectFrom('link_use').select('link').whereRef('link', '=', 'link_check.uuid'))))
    .execute();
}

/** Writes down the links of one document anew, after it was written. */
export async function collectDocument(trx: Trx, uuid: string, origin: string): Promise<void> {
  await trx.deleteFrom('link_use').where('source_uuid', '=', uuid).execute();
  const failing = (error: unknown): never => {
    throw error;
  };
  await storeUses(trx, await inDocuments(trx, failing, uuid), origin);
}

async function storeUses(trx: Trx, found: readonly Found[], origin: string): Promise<void> {
  const judged = found.flatMap((one) => {
    const target = linkTarget(one.href, origin);
    if (target.kind === 'none') return [];
    const url = target.kind === 'outside' ? target.url : one.href.trim();
    return url.length > LONGEST_LINK ? [] : [{ ...one, url, target }];
  });
  const urls = new Map(judged.map(({ url, target }) => [url, target]));
  const rows = [...urls].map(([url, { kind }]) => ({ url, is_inside: kind !== 'outside' }));
  const known = new Map<string, string>();
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const stored = await trx
      .insertInto('link_check')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((on) => on.column('url').doUpdateSet((row) => ({ is_inside: row.ref('excluded.is_inside') })))
      .returning(['uuid', 'url'])
      .execute();
    for (const { uuid, url } of stored) known.set(url, uuid);
  }
  const uses = new Map(
    judged.flatMap(({ url, source, uuid, type, title, words }) => {
      const link = known.get(url);
      const row = { source, source_uuid: uuid, type, title, words: cutText(words, 200) };
      return link === undefined ? [] : [[`${link} ${source} ${uuid}`, { link, ...row }] as const];
    }),
  );
  const all = [...uses.values()];
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE)
    await trx
      .insertInto('link_use')
      .values(all.slice(at, at + ROWS_AT_ONCE))
      .onConflict((on) => on.doNothing())
      .execute();
}

interface Place {
  readonly source: Source;
  readonly uuid: string;
  readonly report: LinkDeps['report'];
}

/** Links of one row; one that cannot be read is told, and keeps none of the others from being read. */
function read({ report, ...place }: Place, links: () => Found[]): Found[] {
  try {
    return links();
  } catch (error) {
    report(error, place);
    return [];
  }
}

const isLinked = (kind: DocumentKind): kind is 'content' | 'component' | 'menu' => kind !== 'term';

/** As they are written now, which is what is mended; what is in the bin leads nobody anywhere. */
async function inDocuments(trx: Trx, report: LinkDeps['report'], uuid?: string): Promise<Found[]> {
  const rows = await trx
    .selectFrom('cms_document')
    .select(['uuid', 'kind', 'type', 'title', 'working'])
    .where('deleted_at', 'is', null)
    .$if(uuid !== undefined, (query) => query.where('uuid', '=', uuid ?? ''))
    .execute();
  return rows.flatMap(({ uuid: of, kind, type, title, working }) => {
    if (!isLinked(kind)) return [];
    return read({ source: kind, uuid: of, report }, () => {
      const some = readSome(kind, working);
      return some === null ? [] : linksIn(some).map((link) => ({ ...link, source: kind, uuid: of, type, title }));
    });
  });
}

async function inProducts(trx: Trx, report: LinkDeps['report']): Promise<Found[]> {
  const rows = await trx
    .selectFrom('product')
    .select(['uuid', 'name', 'description'])
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`position('"href"' in description::text) > 0`)
    .execute();
  return rows.flatMap(({ uuid, name, description }) =>
    read({ source: 'product', uuid, report }, () => {
      const found: Found[] = [];
      withTextLinks(readRichText(description), (href, words) => {
        found.push({ href, words, source: 'product', uuid, type: '', title: name });
        return href;
      });
      return found;
    }),
  );
}

/** An address among words: what ends the sentence is none of it. */
const ADDRESSES = /https?:\/\/[^\s<>"'«»()]*[^\s<>"'«»().,;:!?]/gu;

/** Their descriptions are plain text: an address is written out. */
async function inCategories(trx: Trx): Promise<Found[]> {
  const rows = await trx
    .selectFrom('category')
    .select(['uuid', 'name', 'description'])
    .where('description', 'like', '%http%')
    .execute();
  return rows.flatMap(({ uuid, name, description }) =>
    [...(description ?? '').matchAll(ADDRESSES)].map(([href]) => ({
      href,
      words: '',
      source: 'category' as const,
      uuid,
      type: '',
      title: name,
    })),
  );
}

async function inSliders(trx: Trx): Promise<Found[]> {
  const rows = await trx.selectFrom('slider').select(['code', 'slides']).execute();
  return rows.flatMap(({ code, slides }) =>
    slides.flatMap(({ href, title }) =>
      typeof href === 'string' && href !== ''
        ? [{ href, words: title, source: 'slider' as const, uuid: code, type: '', title: code }]
        : [],
    ),
  );
}

async function inRedirects(trx: Trx): Promise<Found[]> {
  const rows = await trx.selectFrom('redirect').select(['uuid', 'from_path', 'to_path', 'status']).execute();
  return rows
    .filter(({ status }) => status !== 410)
    .map(({ uuid, from_path: from, to_path: to }) => ({
      href: to,
      words: '',
      source: 'redirect',
      uuid,
      type: '',
      title: from,
    }));
}

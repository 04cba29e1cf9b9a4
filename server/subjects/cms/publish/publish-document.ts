import { sql } from 'kysely';

import type { Block } from '#core/domain/blocks/block.ts';
import { withHtml } from '#core/domain/blocks/contents.ts';
import type { SomeBody } from '#core/contract/cms/document-bodies.ts';
import { mapLanguages } from '#core/contract/cms/body/in-languages.ts';
import { movePath } from '#core/domain/shop/redirect.ts';
import { contentPath } from '#core/contract/pages/paths.ts';
import { cleanHtml } from '#server/platform/html/clean-html.ts';
import type { Trx } from '#server/database/transaction.ts';
import {
  CATALOGUE_CHANNEL,
  contentEntity,
  CONTENTS_ENTITY,
  STRUCTURE_ENTITY,
} from '#server/subjects/catalogue/entities.ts';
import { storeRedirects } from '#server/subjects/catalogue/addresses/address-rows.ts';
import { addressOf, readAddressFacts } from '#server/subjects/cms/addresses/content-address.ts';
import type { Editing, StoredDocument } from '#server/subjects/cms/document-row.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

import { missingMedia, storedBody } from './check-content.ts';

/** Nothing of the HTML that somebody wrote runs anything. */
function harmless(some: SomeBody): SomeBody {
  const clean = <T extends { blocks: readonly Block[] }>(words: T): T => ({
    ...words,
    blocks: withHtml(words.blocks, cleanHtml),
  });
  switch (some.of) {
    case 'content':
      return { of: some.of, body: { ...some.body, translations: mapLanguages(some.body.translations, clean) } };
    case 'component':
      return { of: some.of, body: { ...some.body, translations: mapLanguages(some.body.translations, clean) } };
    default:
      return some;
  }
}

export interface Shown {
  readonly row: StoredDocument;
  readonly some: SomeBody;
  readonly rev: number;
}

/**
 * Copies one known revision into what visitors see, and tells every process and device of the shop. Where the address
 * moved, the former one leads to the new one for good (domain 1.4).
 * @returns the address without a slash at its start; null for what has none
 */
export async function showRevision(
  editing: Pick<Editing, 'trx' | 'ids' | 'now'>,
  shown: Shown,
): Promise<string | null> {
  const { trx, now } = editing;
  const { row, rev } = shown;
  const some = harmless(shown.some);
  const path = some.of === 'content' ? addressOf(row, some.body, await readAddressFacts(trx, row.type), now) : null;
  const isFirst = row.published_at === null || row.published === null;
  await trx
    .updateTable('cms_document')
    .set({
      published: JSON.stringify(some.body),
      published_rev: rev,
      published_at: isFirst ? now : row.published_at,
      path,
      scheduled: null,
      scheduled_rev: null,
      scheduled_at: null,
    })
    .where('uuid', '=', row.uuid)
    .execute();
  const hasMoved = path !== null && (await leadHere(trx, now, row.path, path));
  /* what stands where it stood concerns no menu */
  const isWhereItWas = row.status === 'published' && row.published !== null && row.path === path;
  await tellShop(editing, row, { inMenus: !isWhereItWas, inStructure: hasMoved });
  return path;
}

/** @returns whether an address leads elsewhere now */
const leadHere = (trx: Trx, now: Date, from: string | null, to: string): Promise<boolean> =>
  storeRedirects(trx, now, (before) => {
    const moved = from === null ? before : movePath(before, contentPath(from), contentPath(to));
    return new Map([...moved].filter(([source]) => source !== contentPath(to)));
  });

interface Concerned {
  /** It appears, goes or stands elsewhere: menus that name it are not what they were. */
  readonly inMenus: boolean;
  /** Addresses that lead elsewhere have changed. */
  readonly inStructure: boolean;
}

/**
 * Every process and device of the shop hears that something shows differently. Menus and addresses are part of the
 * structure; a category's name stands in every content that has it.
 */
export async function tellShop(
  { trx, ids, now }: Pick<Editing, 'trx' | 'ids' | 'now'>,
  { uuid, kind }: Pick<StoredDocument, 'uuid' | 'kind'>,
  concerned: Concerned = { inMenus: true, inStructure: false },
): Promise<void> {
  const inStructure = kind === 'menu' || concerned.inStructure || (concerned.inMenus && (await isInMenu(trx, uuid)));
  const own = kind === 'menu' ? [] : [kind === 'term' ? CONTENTS_ENTITY : contentEntity(uuid)];
  const entities = [...own, ...(inStructure ? [STRUCTURE_ENTITY] : [])];
  await advanceChannel(
    trx,
    CATALOGUE_CHANNEL,
    entities.map((entity) => ({ entity })),
    { ids, now },
  );
}

/** A menu hides what is not shown, and links to where it stands. */
async function isInMenu(trx: Trx, uuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('cms_document')
    .select('uuid')
    .where('kind', '=', 'menu')
    .where(sql<boolean>`position(${uuid} in published::text) > 0`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What has no workflow is shown as it was saved, as soon as every file it names is at the shop.
 */
export async function publishNow(editing: Editing, uuid: string): Promise<void> {
  const { trx } = editing;
  const row = await trx.selectFrom('cms_document').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const some = storedBody(row, row.working);
  if ((await missingMedia(trx, some)).length > 0) return;
  await showRevision(editing, { row, some, rev: row.rev });
  if (row.status !== 'published' && row.deleted_at === null)
    await trx.updateTable('cms_document').set({ status: 'published' }).where('uuid', '=', uuid).execute();
}

/** The library as lists and pickers ask for it. */
import { sql, type Selectable, type SqlBool } from 'kysely';

import {
  MEDIA_CHANGES_AT_ONCE,
  type MediaFile,
  type mediaChangesRoute,
  type mediaIndexRoute,
} from '#core/contract/cms/media/media-file.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { MediaFileRow } from '#server/database/tables/media-tables.ts';
import type { Trx } from '#server/database/transaction.ts';

type Asked = RouteInput<typeof mediaIndexRoute>['query'];

export type MediaRow = Selectable<MediaFileRow>;

export const asMediaFile = (row: MediaRow): MediaFile => ({
  uuid: row.uuid,
  rev: row.rev,
  revId: row.rev_id,
  type: row.type,
  fileName: row.file_name,
  mime: row.mime,
  bytes: row.bytes,
  hash: row.hash,
  href: `/media/${row.stored}`,
  width: row.width,
  height: row.height,
  title: row.title,
  alt: { fr_FR: row.alt.fr_FR ?? '', en_GB: row.alt.en_GB ?? '' },
  caption: row.caption,
  folder: row.folder,
  category: row.category,
  focalPoint: row.focal_x === null || row.focal_y === null ? null : { x: row.focal_x, y: row.focal_y },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** A file that is there. @throws Refusal `record.unknown` */
export async function knownMedia(db: Db | Trx, uuid: string, lock = false): Promise<MediaRow> {
  const row = await db
    .selectFrom('media_file')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  return row;
}

const NO_ALT = sql<SqlBool>`(type = 'image' and coalesce(alt ->> 'fr_FR', '') = '')`;

const escaped = (word: string) => word.replaceAll(/[\\%_]/gu, '\\$&');

/** One word of the name, the title, the caption or a text in place of the picture. */
const saying = (word: string) => sql<SqlBool>`
  fold_text(file_name || ' ' || title || ' ' || caption || ' ' || alt::text) like fold_text(${`%${escaped(word)}%`})`;

const found = (db: Db, { q, type, folder, category, lacks, ids }: Asked) => {
  let query = db.selectFrom('media_file').where('deleted_at', 'is', null);
  for (const word of q.split(/\s+/u).filter((one) => one !== '')) query = query.where(saying(word));
  if (type !== undefined) query = query.where('type', '=', type);
  if (folder === 'none') query = query.where('folder', 'is', null);
  else if (folder !== undefined) query = query.where('folder', '=', folder);
  if (category !== undefined) query = query.where('category', '=', category);
  if (lacks === 'alt') query = query.where(NO_ALT);
  if (ids !== undefined) query = query.where('uuid', 'in', ids.length === 0 ? [''] : ids);
  return query;
};

const ORDERS = {
  newest: sql`created_at desc, uuid`,
  oldest: sql`created_at, uuid`,
  name: sql`lower(file_name), uuid`,
  largest: sql`bytes desc, uuid`,
} as const;

async function countsOf(db: Db) {
  const of = (type: string) => sql<number>`count(*) filter (where type = ${type})`;
  return db
    .selectFrom('media_file')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      of('image').as('image'),
      of('video').as('video'),
      of('pdf').as('pdf'),
      of('document').as('document'),
      sql<number>`count(*) filter (where ${NO_ALT})`.as('noAlt'),
    ])
    .executeTakeFirstOrThrow();
}

export async function listMedia(db: Db, asked: Asked): Promise<RouteAnswer<typeof mediaIndexRoute>> {
  const [rows, total, counts] = await Promise.all([
    found(db, asked).selectAll().orderBy(ORDERS[asked.sort]).offset(asked.from).limit(asked.perPage).execute(),
    found(db, asked)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    countsOf(db),
  ]);
  return { data: rows.map(asMediaFile), total: total.count, counts };
}

/**
 * Files written or removed since an instant, the oldest change first; all of one instant are told together. What a device
 * holds of another history of the shop is worth nothing: it is told of all (rule S119).
 */
export async function changedMedia(
  db: Db,
  asked: RouteInput<typeof mediaChangesRoute>['query'],
  atOnce = MEDIA_CHANGES_AT_ONCE,
): Promise<RouteAnswer<typeof mediaChangesRoute>> {
  const { epoch } = await db.selectFrom('shop').select('epoch').executeTakeFirstOrThrow();
  const reset = asked.epoch !== undefined && asked.epoch !== epoch;
  const since = reset ? undefined : asked.since;
  const rows = await db
    .selectFrom('media_file')
    .selectAll()
    .where('updated_at', '>', since === undefined ? new Date(0) : new Date(since))
    .orderBy('updated_at')
    .modifyEnd(sql`fetch first ${sql.lit(atOnce)} rows with ties`)
    .execute();
  const next = rows.at(-1)?.updated_at.toISOString() ?? since ?? null;
  return {
    epoch,
    reset,
    files: rows.filter((row) => row.deleted_at === null).map(asMediaFile),
    gone: rows.filter((row) => row.deleted_at !== null).map(({ uuid }) => uuid),
    next,
    hasMore: rows.length >= atOnce,
  };
}

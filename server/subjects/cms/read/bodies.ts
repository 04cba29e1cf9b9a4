import type {
  documentBodiesRoute,
  documentHistoryRoute,
  documentRevisionRoute,
} from '#core/contract/cms/document-routes.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { demand, mayDo, placeOf } from '#server/subjects/cms/document-row.ts';

type Reader = Pick<Admin, 'id' | 'permissions'>;

/** Newest bodies of documents; of those that are gone, or may not be seen, nothing. */
export async function readBodies(
  db: Db,
  admin: Reader,
  uuids: readonly string[],
): Promise<RouteAnswer<typeof documentBodiesRoute>> {
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom('cms_document')
    .select(['uuid', 'kind', 'type', 'rev', 'rev_id', 'working'])
    .where('uuid', 'in', uuids)
    .execute();
  return rows
    .filter((row) => mayDo(admin, placeOf(row), 'view'))
    .map(({ uuid, rev, rev_id: revId, working }) => ({ uuid, rev, revId, body: working }));
}

/** @throws Refusal `record.unknown`, `permission.missing` */
async function visible(db: Db, admin: Reader, doc: string) {
  const row = await db
    .selectFrom('cms_document')
    .select(['uuid', 'kind', 'type', 'published_rev'])
    .where('uuid', '=', doc)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  demand(admin, placeOf(row), 'view');
  return row;
}

const MOST = 200;

const authorIn = ({ author_id: uuid, author_name: name }: { author_id: string | null; author_name: string }) =>
  uuid === null ? (name === '' ? null : { uuid: '', name }) : { uuid, name };

/** Revisions of a document, newest first. */
export async function readHistory(
  db: Db,
  admin: Reader,
  doc: string,
): Promise<RouteAnswer<typeof documentHistoryRoute>> {
  const { published_rev: shown } = await visible(db, admin, doc);
  const rows = await db
    .selectFrom('cms_revision')
    .select(['rev', 'rev_id', 'at', 'author_id', 'author_name', 'named'])
    .where('document', '=', doc)
    .orderBy('rev', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    rev: row.rev,
    revId: row.rev_id,
    at: row.at.toISOString(),
    author: authorIn(row),
    named: row.named,
    published: row.rev === shown,
  }));
}

/** One revision with its body. @throws Refusal `record.unknown` */
export async function readRevision(
  db: Db,
  admin: Reader,
  { doc, rev, revId }: { readonly doc: string; readonly rev: number; readonly revId?: string | undefined },
): Promise<RouteAnswer<typeof documentRevisionRoute>> {
  await visible(db, admin, doc);
  const row = await db
    .selectFrom('cms_revision')
    .selectAll()
    .where('document', '=', doc)
    .where('rev', '=', rev)
    .executeTakeFirst();
  if (row === undefined || (revId !== undefined && revId !== row.rev_id)) throw new Refusal('record.unknown');
  return { uuid: doc, rev, revId: row.rev_id, at: row.at.toISOString(), author: authorIn(row), body: row.body };
}

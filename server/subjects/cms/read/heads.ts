import { documentKind, type DocumentHead } from '#core/contract/cms/document.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import type { RecordKey, SyncedRecord } from '#core/wire/record.ts';
import type { Db } from '#server/database/connection.ts';
import { mayDo, placeOf } from '#server/subjects/cms/document-row.ts';
import type { Wanted } from '#server/sync/change/subject.ts';

/** The heads of documents that somebody may see in lists, by their keys. */
export async function readHeads(
  db: Db,
  admin: Pick<Admin, 'id' | 'permissions'>,
  wanted: Wanted,
): Promise<ReadonlyMap<RecordKey, SyncedRecord>> {
  let query = db
    .selectFrom('cms_document')
    .leftJoin('admin', 'admin.uuid', 'cms_document.author_id')
    .select([
      'cms_document.uuid',
      'kind',
      'type',
      'title',
      'slug',
      'status',
      'cms_document.rev',
      'cms_document.rev_id',
      'published_rev',
      'published_at',
      'scheduled_at',
      'cms_document.created_at',
      'cms_document.updated_at',
      'author_id',
      'admin.name as author_name',
      'categories',
      'tags',
      'thumbnail',
      'path',
      'deleted_at',
    ]);
  if (wanted !== 'all') query = query.where('cms_document.uuid', 'in', wanted.length === 0 ? [''] : wanted);
  const rows = await query.execute();
  const heads = rows
    .filter((row) => mayDo(admin, placeOf(row), 'index'))
    .map((row): DocumentHead => ({
      kind: 'document',
      uuid: row.uuid,
      of: row.kind,
      type: row.type,
      title: row.title,
      slug: row.slug,
      status: row.status,
      rev: row.rev,
      revId: row.rev_id,
      publishedRev: row.published_rev,
      publishedAt: row.published_at?.toISOString() ?? null,
      scheduledAt: row.scheduled_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      author: row.author_id === null ? null : { uuid: row.author_id, name: row.author_name ?? '' },
      categories: row.categories,
      tags: row.tags,
      thumbnail: row.thumbnail,
      path: row.path,
      deletedAt: row.deleted_at?.toISOString() ?? null,
    }));
  return new Map(heads.map((head) => [documentKind.key(head.uuid), head]));
}

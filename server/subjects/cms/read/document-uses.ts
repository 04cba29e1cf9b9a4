import { sql, type SqlBool } from 'kysely';

import type { FindUses } from '#server/platform/media/media-uses.ts';

/** How many are told of a file. */
const MOST_DOCUMENTS = 20;

/** Pages, components and menus, by the UUID they name; what is in the bin shows nothing. */
export const usesInDocuments: FindUses = async (db, files) => {
  const named = await Promise.all(
    files.map(async ({ uuid }) => {
      const rows = await db
        .selectFrom('cms_document')
        .select(['uuid', 'kind', 'title'])
        .where('deleted_at', 'is', null)
        .where(sql<SqlBool>`concat(working, published, scheduled) like ${`%${uuid}%`}`)
        .orderBy('title')
        .limit(MOST_DOCUMENTS)
        .execute();
      return [uuid, rows] as const;
    }),
  );
  return new Map(named);
};

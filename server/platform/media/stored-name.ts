import type { Db } from '#server/database/connection.ts';

/** The name that the library gives a stored file, that of the first who brought it; null for one it does not know. */
export async function storedName(db: Db, stored: string): Promise<string | null> {
  const row = await db
    .selectFrom('media_file')
    .select('file_name')
    .where('stored', '=', stored)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.file_name ?? null;
}

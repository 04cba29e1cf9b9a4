import type { Db } from '#server/database/connection.ts';

/** What a colleague is called; null for who is no colleague, and for who left. */
export type ColleagueName = (id: string | null) => string | null;

/** @param ids of people of the back office, and of others, who are nobody here */
export async function colleaguesOf(db: Db, ids: readonly (string | null)[]): Promise<ColleagueName> {
  const asked = [...new Set(ids)].filter((id) => id !== null);
  const rows =
    asked.length === 0
      ? []
      : await db
          .selectFrom('admin')
          .select(['uuid', 'name'])
          .where((where) => where.eb(where.cast<string>('uuid', 'text'), 'in', asked))
          .execute();
  const names = new Map(rows.map(({ uuid, name }) => [uuid, name]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}

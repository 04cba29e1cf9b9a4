/** Rows as Kysely sees them; `migrations/*.sql` is the source, this file follows it by hand. */
export interface Database {
  app_info: { key: string; value: string };
}

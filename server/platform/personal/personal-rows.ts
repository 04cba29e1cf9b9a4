import { sql, type RawBuilder } from 'kysely';

/** A customer whose data is asked for. */
export interface Whose {
  readonly customer: string;
  /** Lower case. */
  readonly email: string;
}

export interface PersonalRow {
  readonly row: Readonly<Record<string, unknown>>;
}

/** What a subject holds of a customer, by the name of its section in the file (GDPR, articles 15 and 20). */
export type PersonalSections = Readonly<Record<string, (whose: Whose) => RawBuilder<PersonalRow>>>;

/** Whole rows of a table, called `t` in the condition, but for what opens something: secrets and their hashes. */
export const rowsOf = (table: string, which: RawBuilder<unknown>, secrets: readonly string[] = []) =>
  sql<PersonalRow>`select to_jsonb(t) - ${[...secrets]}::text[] as row from ${sql.table(table)} t where ${which}`;

/** Rows of a table that belong to rows of the customer's in another one. */
export const rowsUnder = (table: string, key: string, parents: RawBuilder<unknown>, secrets: readonly string[] = []) =>
  rowsOf(table, sql`t.${sql.ref(key)} in (${parents})`, secrets);

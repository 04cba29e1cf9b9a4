/**
 * A book that a customer keeps, such as addresses, on the server: read whole and locked with its customer, changed by the
 * rules the device folds with, and written back where it differs (design §5, rule 4).
 */
import { isDeepStrictEqual } from 'node:util';

import type { Book, Entry } from '#core/domain/account/book.ts';
import { standsOn } from '#core/domain/revision/revision.ts';
import type { FieldSet } from '#core/resources/field.ts';
import type { OutputOf } from '#core/resources/field-set.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { columnOf, columnsOf, fieldsIn } from '#server/database/field-columns.ts';
import type { ManagedTables } from '#server/database/tables/managed-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

/** Which entry a change is about. */
interface About {
  readonly uuid: string;
  /** The revision its author saw: written since, it is refused (`record.moved`). */
  readonly rev?: number;
  readonly baseRevId?: string | undefined;
}

type Step<One> = (book: readonly One[]) => readonly One[];

export interface OwnBook<One> {
  /** Oldest first. */
  read(this: void, db: Db | Trx, customer: string): Promise<readonly One[]>;
  /** @throws Refusal `record.moved` when the UUID is somebody else's, and what `step` refuses */
  add(work: ChangeContext, about: About, step: Step<One>): Promise<Pick<About, 'uuid'>>;
  /** @throws Refusal `record.unknown`, `record.moved`, and what `step` refuses */
  change(work: ChangeContext, about: About, step: Step<One>): Promise<Pick<About, 'uuid'>>;
  /** One that is gone already is gone. @throws Refusal `record.moved` */
  drop(work: ChangeContext, about: About, step: Step<One>): Promise<Pick<About, 'uuid'>>;
}

type Row = Readonly<Record<string, unknown>>;

/** @param table with uuid, customer_id, rev, rev_id, position, created_at, updated_at and columns of the fields and flags */
export function ownBook<F extends FieldSet, Flag extends string>(
  table: string,
  fields: F,
  flags: readonly Flag[],
): OwnBook<Book<Readonly<OutputOf<F>>, Flag>[number]>;
export function ownBook(table: string, fields: FieldSet, flags: readonly string[]): OwnBook<Row & Entry> {
  const toEntry = (row: Row): Row & Entry => ({
    ...fieldsIn(fields, row),
    uuid: String(row['uuid']),
    rev: Number(row['rev']),
    revId: String(row['rev_id']),
    ...Object.fromEntries(flags.map((flag) => [flag, row[columnOf(flag)] === true])),
  });

  async function read(db: Db | Trx, customer: string) {
    const own = db.withTables<ManagedTables>().selectFrom(table).selectAll().where('customer_id', '=', customer);
    return (await own.orderBy('position').execute()).map(toEntry);
  }

  const withStep =
    (check: (known: Entry | undefined, about: About) => void) =>
    async (work: ChangeContext, about: About, step: Step<Row & Entry>) => {
      const { trx, person } = work;
      await trx.selectFrom('customer').select('id').where('id', '=', person.id).forUpdate().executeTakeFirstOrThrow();
      const before = await read(trx, person.id);
      const known = before.find(({ uuid }) => uuid === about.uuid);
      check(known, about);
      const { rev, baseRevId } = about;
      if (known && rev !== undefined && !standsOn({ rev, baseRevId }, known))
        throw new Refusal('record.moved', { reason: 'rev', rev: known.rev });
      await write(work, before, step(before));
      return { uuid: about.uuid };
    };

  /** Flags are given up before they are taken: no moment has two. */
  async function write(
    { trx, person, now }: ChangeContext,
    before: readonly (Row & Entry)[],
    after: readonly (Row & Entry)[],
  ) {
    const db = trx.withTables<ManagedTables>();
    const gone = before.filter((one) => !after.some(({ uuid }) => uuid === one.uuid)).map(({ uuid }) => uuid);
    if (gone.length > 0) await db.deleteFrom(table).where('uuid', 'in', gone).execute();
    const known = new Map(before.map((one) => [one.uuid, one]));
    const changed = after.filter((one) => !isDeepStrictEqual(one, known.get(one.uuid)));
    const givenUp = changed.map((one) => ({
      ...one,
      ...Object.fromEntries(flags.map((flag) => [flag, one[flag] === true && known.get(one.uuid)?.[flag] === true])),
    }));
    for (const one of [...givenUp, ...changed]) {
      const { revId, ...kept } = one;
      const columns = {
        ...columnsOf(fields, kept),
        ...(revId === undefined ? {} : { rev_id: revId }),
        updated_at: now,
      };
      await db
        .insertInto(table)
        .values({ ...columns, customer_id: person.id, created_at: now })
        .onConflict((conflict) => conflict.column('uuid').doUpdateSet(columns))
        .execute();
    }
  }

  const add = withStep(() => {});
  return {
    read,
    async add(work, about, step) {
      const same = work.trx.withTables<ManagedTables>().selectFrom(table).select('uuid').where('uuid', '=', about.uuid);
      if (await same.where('customer_id', '!=', work.person.id).executeTakeFirst()) throw new Refusal('record.moved');
      return add(work, about, step);
    },
    change: withStep((known) => {
      if (!known) throw new Refusal('record.unknown');
    }),
    drop: withStep(() => {}),
  };
}

/** Writes a record of a managed thing: its row, what stands in other tables, its history, and what follows, all or nothing. */
import { sql } from 'kysely';

import { standsOn, type BaseRevision, type Revision } from '#core/domain/revision/revision.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { differences } from '#core/resources/field-set.ts';
import { completed, missingOf } from '#core/resources/left-out.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { Managed, Written } from '#core/resources/resource-rows.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { columnOf, columnsOf } from '#server/database/field-columns.ts';
import type { ManagedTables } from '#server/database/tables/managed-tables.ts';
import { inTransaction, isBadValue, isBrokenLink, isTaken, type Trx } from '#server/database/transaction.ts';
import { readRecord } from '#server/resources/read/read-record.ts';
import type { HookedWrite, ResourceHooks } from '#server/resources/hooks/resource-hooks.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { byline, differs, noteWrite, type Contents } from './history.ts';
import { dropHeldRows, writeHeldRows } from './held-rows.ts';
import { resolveLinks, writeJoins } from './links.ts';
import { checkUse } from './uses.ts';

/** Tells everybody who follows the shop that something visitors read was written; in the transaction of the write. */
export type Announce = (trx: Trx, shown: NonNullable<Resource['shown']>, now: Date) => Promise<void>;

export interface WriteDeps extends Pick<ShopTools, 'db' | 'clock'> {
  readonly announce: Announce;
  /** What subjects do when things are written. */
  readonly hooks: ResourceHooks;
  /** Everything is tried and nothing kept: what would be refused is. */
  readonly rehearse?: boolean;
  /** A transaction that is open already, to which the write belongs: what it refuses rolls that one back. */
  readonly within?: Trx;
}

/** What the author saw, and the revision that the write makes; any where it does not say (rule S85). */
interface Making extends SeenBase {
  readonly makes?: string | undefined;
}

/** Ends a rehearsal: the transaction rolls back. */
export class Rehearsed extends Error {}

interface Seen extends Revision {
  readonly uuid: string;
}

interface SeenBase extends BaseRevision {
  readonly uuid: string;
}

type Writer = HookedWrite['author'];

const idIn = (row: object | undefined): Pick<Seen, 'revId'> =>
  row && 'rev_id' in row && typeof row.rev_id === 'string' ? { revId: row.rev_id } : {};

export const contents = ({ fields, translations, channels }: Written): Contents => ({
  fields: { ...fields },
  ...(translations === undefined ? {} : { translations }),
  ...(channels === undefined ? {} : { channels }),
});

/** Of the same names, those that differ: what stays is neither looked up nor written. */
const changedOf = (names: readonly string[], all: FieldSet): FieldSet =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** @throws Refusal `input.invalid` at a field that stays as the record was made with it */
export function checkImmutable({ fields, immutable = [] }: Resource, before: object, after: object): void {
  const changed = differences(fields, before, after).filter((name) => immutable.includes(name));
  if (changed.length > 0)
    throw new Refusal('input.invalid', {
      fields: changed.map((name) => ({ path: `fields.${name}`, code: 'value.immutable' })),
    });
}

/** With what its writer has left out. @throws Refusal `input.invalid` at a field that has to be typed and was not */
export function whole(fields: FieldSet, given: object, before: object | null): Record<string, unknown> {
  const missing = missingOf(fields, given, before);
  if (missing.length > 0)
    throw new Refusal('input.invalid', {
      fields: missing.map((name) => ({ path: `fields.${name}`, code: 'required' })),
    });
  return completed(fields, given, before);
}

export function recordWriter(resource: Resource, { db, clock, announce, hooks, rehearse = false, within }: WriteDeps) {
  const { name, table, fields, shown } = resource;
  const hook = hooks[name] ?? {};

  /** The record its author saw, locked. */
  async function seen(trx: Trx, { uuid, ...base }: SeenBase): Promise<Managed<Contents['fields']>> {
    const known = await readRecord(trx, resource, uuid, true);
    if (known === undefined) throw new Refusal('record.unknown');
    if (!standsOn(base, known)) throw new Refusal('record.moved', { reason: 'rev', rev: known.rev });
    return known;
  }

  async function rowOf(trx: Trx, { fields: values, translations, channels }: Contents, written: FieldSet = fields) {
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => name in written));
    return {
      ...columnsOf(written, await resolveLinks(trx, written, own)),
      ...(resource.translatable === undefined ? {} : { translations: JSON.stringify(translations ?? {}) }),
      ...(resource.perChannel === undefined ? {} : { channels: JSON.stringify(channels ?? {}) }),
    };
  }

  async function write<T>(work: (trx: Trx, now: Date) => Promise<T>): Promise<T> {
    let result: { readonly done: T } | undefined;
    try {
      if (within !== undefined) return await work(within, clock.now());
      return await inTransaction(db, async (trx) => {
        const done = await work(trx, clock.now());
        result = { done };
        if (rehearse) throw new Rehearsed();
        return done;
      });
    } catch (error) {
      if (error instanceof Rehearsed && result !== undefined) return result.done;
      const wrong = (path: string, code: string) => new Refusal('input.invalid', { fields: [{ path, code }] });
      const taken = resource.unique.find((field) => isTaken(error, `${table}_${columnOf(field)}`));
      if (taken !== undefined) throw wrong(`fields.${taken}`, 'value.taken');
      if (isBadValue(error)) throw wrong('fields', 'value.invalid');
      if (isBrokenLink(error)) throw new Refusal('record.inUse', { by: [] });
      throw error;
    }
  }

  /** What follows a write, in the order locks are taken: rows, history, channels. */
  async function finish(
    trx: Trx,
    author: Writer,
    one: { uuid: string; now: Date; before: Contents | null; after: Contents | null },
  ): Promise<void> {
    const { uuid, now, before, after } = one;
    await hook.afterWrite?.({
      author,
      trx,
      now,
      uuid,
      before: before?.fields ?? null,
      after: after?.fields ?? null,
    });
    await noteWrite(trx, { resource, uuid, author: byline(author), at: now, before, after });
    if (shown !== undefined) await announce(trx, shown, now);
  }

  /** @param to what of the record is written, as it stands */
  const change = (
    author: Writer,
    { uuid, rev, baseRevId, makes }: Making,
    to: (known: Written<Contents['fields']>) => Written,
  ): Promise<Seen> =>
    write(async (trx, now) => {
      const known = await seen(trx, { uuid, rev, baseRevId });
      const before = contents(known);
      const given = to(known);
      const after = { ...before, ...contents({ ...given, fields: whole(fields, given.fields, before.fields) }) };
      if (!differs(resource, before, after))
        return { uuid, rev, ...(baseRevId === undefined ? {} : { revId: baseRevId }) };
      checkImmutable(resource, before.fields, after.fields);
      await checkUse(trx, resource, { uuid, fields: before.fields }, after.fields);
      await hook.beforeWrite?.({ author, trx, now, uuid, before: before.fields, after: after.fields });
      const named = makes === undefined ? {} : { rev_id: makes };
      const written = changedOf(differences(fields, before.fields, after.fields), fields);
      const row = { ...(await rowOf(trx, after, written)), ...named, rev: rev + 1, updated_at: now };
      const changed = trx.withTables<ManagedTables>().updateTable(table).set(row).where('uuid', '=', uuid);
      const made = await changed.returning('rev_id').executeTakeFirst();
      await writeJoins(trx, { ...resource, fields: written }, uuid, after.fields);
      await writeHeldRows(trx, resource, { uuid, now, before: before.fields, after: after.fields });
      await finish(trx, author, { uuid, now, before, after });
      return { uuid, rev: rev + 1, ...idIn(made) };
    });

  return {
    /** @param beside what is written with it, before its subject follows */
    store: (
      author: Writer,
      { uuid, ...given }: Written & { uuid: string },
      beside?: (trx: Trx) => Promise<void>,
    ): Promise<Seen> =>
      write(async (trx, now) => {
        const after = contents({ ...given, fields: whole(fields, given.fields, null) });
        await hook.beforeWrite?.({ author, trx, now, uuid, before: null, after: after.fields });
        const row = { ...(await rowOf(trx, after)), rev: 1, created_at: now, updated_at: now };
        const made = await trx
          .withTables<ManagedTables>()
          .insertInto(table)
          .values({ ...row, uuid })
          .onConflict((conflict) =>
            resource.keepsDeleted === true
              ? conflict
                  .column('uuid')
                  /* its revision is another one, although its number is the first again (rule S85) */
                  .doUpdateSet({ ...row, deleted_at: null, rev_id: sql`gen_random_uuid()` })
                  .where(`${table}.deleted_at`, 'is not', null)
              : conflict.column('uuid').doNothing(),
          )
          .returning('rev_id')
          .executeTakeFirst();
        if (made === undefined) throw new Refusal('record.moved');
        await writeJoins(trx, resource, uuid, after.fields);
        await writeHeldRows(trx, resource, { uuid, now, before: null, after: after.fields });
        await beside?.(trx);
        await finish(trx, author, { uuid, now, before: null, after });
        return { uuid, rev: 1, ...idIn(made) };
      }),

    update: (author: Writer, { uuid, rev, baseRevId, makes, ...given }: Written & Making): Promise<Seen> =>
      change(author, { uuid, rev, baseRevId, makes }, () => given),

    /** Writes what `to` makes of the record as it stands. */
    change,

    destroy: (author: Writer, { uuid, rev, baseRevId }: SeenBase): Promise<void> =>
      write(async (trx, now) => {
        const before = contents(await seen(trx, { uuid, rev, baseRevId }));
        await checkUse(trx, resource, { uuid, fields: before.fields }, null);
        await hook.beforeWrite?.({ author, trx, now, uuid, before: before.fields, after: null });
        await dropHeldRows(trx, resource, { uuid, now, before: before.fields });
        const tables = trx.withTables<ManagedTables>();
        if (resource.keepsDeleted === true)
          await tables.updateTable(table).set({ deleted_at: now }).where('uuid', '=', uuid).execute();
        else await tables.deleteFrom(table).where('uuid', '=', uuid).execute();
        await finish(trx, author, { uuid, now, before, after: null });
      }),
  };
}

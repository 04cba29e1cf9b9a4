/**
 * One implementation for every managed thing (`core/resources`): list, show, store, update, destroy. Every write is in one
 * transaction with its row of the history, and on the revision its author saw.
 */
import type { FieldSet } from '#core/resources/field.ts';
import { differences, type OutputOf } from '#core/resources/field-set.ts';
import type { ListQuery } from '#core/resources/list-query.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import type { PermissionResource } from '#core/domain/actor/permission-keys.ts';
import { permissionOf, type Resource, type Verb } from '#core/resources/resource.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import { columnOf, columnsOf, fieldsIn } from '#server/database/field-columns.ts';
import type { ManagedRow, ManagedTables } from '#server/database/tables/managed-tables.ts';
import { inTransaction, isTaken, type Trx } from '#server/database/transaction.ts';

import { listRows } from './list-rows.ts';

export interface Managed<Fields> {
  readonly uuid: string;
  readonly rev: number;
  /** ISO instant. */
  readonly updatedAt: string;
  readonly fields: Fields;
}

interface Written {
  readonly uuid: string;
  readonly rev: number;
}

/** All of it @throws Refusal `permission.missing`. */
export interface ResourceService<Fields> {
  index(actor: Admin, asked: ListQuery): Promise<{ data: Managed<Fields>[]; meta: ListMeta }>;
  /** @throws Refusal `record.unknown` */
  show(actor: Admin, uuid: string): Promise<Managed<Fields>>;
  /** @throws Refusal `record.moved` where the UUID is known, `input.invalid` at a field whose value is taken */
  store(actor: Admin, given: { uuid: string; fields: Fields }): Promise<Written>;
  /** @throws Refusal `record.unknown`, `record.moved`, `record.inUse`, `input.invalid` at a field whose value is taken */
  update(actor: Admin, given: { uuid: string; rev: number; fields: Fields }): Promise<Written>;
  /** @throws Refusal `record.unknown`, `record.moved`, `record.inUse` */
  destroy(actor: Admin, given: Written): Promise<void>;
}

interface ListMeta {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly lastPage: number;
}

interface ServiceDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function resourceService<Name extends PermissionResource, F extends FieldSet>(
  resource: Resource<Name, F>,
  deps: ServiceDeps,
): ResourceService<OutputOf<F>>;
export function resourceService(resource: Resource, { db, clock }: ServiceDeps): ResourceService<object> {
  const { name, table, fields } = resource;
  const allow = (actor: Admin, verb: Verb): void => {
    const permission = permissionOf(name, verb);
    if (!can(actor, permission)) throw new Refusal('permission.missing', { permission });
  };
  const toManaged = (row: Readonly<Record<string, unknown>>): Managed<object> => ({
    uuid: String(row['uuid']),
    rev: Number(row['rev']),
    updatedAt: row['updated_at'] instanceof Date ? row['updated_at'].toISOString() : '',
    fields: fieldsIn(fields, row),
  });

  /** The row its author saw, locked. */
  async function seen(trx: Trx, { uuid, rev }: Written): Promise<Managed<object>> {
    const row = await trx
      .withTables<ManagedTables>()
      .selectFrom(table)
      .selectAll()
      .where('uuid', '=', uuid)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('record.unknown');
    const known = toManaged(row);
    if (known.rev !== rev) throw new Refusal('record.moved', { reason: 'rev', rev: known.rev });
    return known;
  }

  /** @param after its fields afterwards: what others name it by may not change while they do */
  async function checkUse(trx: Trx, before: object, after: object | null): Promise<void> {
    for (const { table: user, column, field } of resource.usedBy) {
      const named: unknown = Reflect.get(before, field);
      if (after !== null && Reflect.get(after, field) === named) continue;
      const one = trx.withTables<ManagedTables>().selectFrom(user).select(column).where(column, '=', named).limit(1);
      if (await one.executeTakeFirst()) throw new Refusal('record.inUse', { by: user });
    }
  }

  const note = (trx: Trx, actor: Admin, at: Date, one: Noted) =>
    trx
      .insertInto('resource_history')
      .values({
        resource: name,
        actor: actor.id,
        at,
        ...one,
        before: one.before === null ? null : JSON.stringify(one.before),
        after: one.after === null ? null : JSON.stringify(one.after),
      })
      .execute();

  async function write<T>(work: (trx: Trx, now: Date) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(db, (trx) => work(trx, clock.now()));
    } catch (error) {
      const taken = resource.unique.find((field) => isTaken(error, `${table}_${columnOf(field)}`));
      if (taken === undefined) throw error;
      throw new Refusal('input.invalid', { fields: [{ path: `fields.${taken}`, code: 'value.taken' }] });
    }
  }

  return {
    async index(actor, asked) {
      allow(actor, 'index');
      const { rows, total } = await listRows(db, resource, asked);
      const { page, perPage } = asked;
      const lastPage = Math.max(1, Math.ceil(total / perPage));
      return { data: rows.map(toManaged), meta: { page, perPage, total, lastPage } };
    },

    async show(actor, uuid) {
      allow(actor, 'view');
      const one = db.withTables<ManagedTables>().selectFrom(table).selectAll().where('uuid', '=', uuid);
      const row = await one.executeTakeFirst();
      if (row === undefined) throw new Refusal('record.unknown');
      return toManaged(row);
    },

    async store(actor, { uuid, fields: after }) {
      allow(actor, 'store');
      return write(async (trx, now) => {
        const row: ManagedRow = { ...columnsOf(fields, after), uuid, rev: 1, created_at: now, updated_at: now };
        const made = await trx
          .withTables<ManagedTables>()
          .insertInto(table)
          .values(row)
          .onConflict((conflict) => conflict.column('uuid').doNothing())
          .returning('uuid')
          .executeTakeFirst();
        if (made === undefined) throw new Refusal('record.moved');
        await note(trx, actor, now, { uuid, action: 'store', before: null, after });
        return { uuid, rev: 1 };
      });
    },

    async update(actor, { uuid, rev, fields: after }) {
      allow(actor, 'update');
      return write(async (trx, now) => {
        const { fields: before } = await seen(trx, { uuid, rev });
        if (differences(fields, before, after).length === 0) return { uuid, rev };
        await checkUse(trx, before, after);
        const row = { ...columnsOf(fields, after), rev: rev + 1, updated_at: now };
        await trx.withTables<ManagedTables>().updateTable(table).set(row).where('uuid', '=', uuid).execute();
        await note(trx, actor, now, { uuid, action: 'update', before, after });
        return { uuid, rev: rev + 1 };
      });
    },

    async destroy(actor, given) {
      allow(actor, 'destroy');
      await write(async (trx, now) => {
        const { uuid, fields: before } = await seen(trx, given);
        await checkUse(trx, before, null);
        await trx.withTables<ManagedTables>().deleteFrom(table).where('uuid', '=', uuid).execute();
        await note(trx, actor, now, { uuid, action: 'destroy', before, after: null });
      });
    },
  };
}

interface Noted {
  readonly uuid: string;
  readonly action: 'store' | 'update' | 'destroy';
  readonly before: object | null;
  readonly after: object | null;
}

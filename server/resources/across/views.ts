/**
 * Saved views of lists, for who may see the list: everybody's own, and those that are shared, which only who saved them
 * changes. Who may write what the list shows may put a view before everybody.
 */
import { sql } from 'kysely';

import type { SavedView } from '#core/contract/admin/office/views.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import { PERMISSIONS, type PermissionResource } from '#core/domain/actor/permission-keys.ts';
import { permissionOf } from '#core/resources/rights.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';

type Given = Omit<SavedView, 'rev' | 'own'>;

interface ViewRow {
  readonly uuid: string;
  readonly rev: number;
  readonly resource: string;
  readonly admin_id: string;
  readonly name: string;
  readonly is_shared: boolean;
  readonly query: SavedView['query'];
  readonly columns: string[] | null;
}

const isManaged = (name: string): name is PermissionResource => Object.hasOwn(PERMISSIONS, name);

/** @throws Refusal `permission.missing`, `input.invalid` for a list that there is not */
function allow(reader: Admin, resource: string, verb: 'index' | 'update'): void {
  if (!isManaged(resource))
    throw new Refusal('input.invalid', { fields: [{ path: 'resource', code: 'value.invalid' }] });
  const permission = permissionOf(resource, verb);
  if (!can(reader, permission)) throw new Refusal('permission.missing', { permission });
}

export function savedViews({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  /** @throws Refusal `record.unknown` for another one's, `record.moved` */
  async function write(admin: string, { uuid, rev }: { uuid: string; rev: number }, given: Given | null) {
    const changed =
      given === null
        ? sql`delete from saved_view`
        : sql`update saved_view set rev = rev + 1, resource = ${given.resource}, name = ${given.name},
            is_shared = ${given.shared}, query = ${JSON.stringify(given.query)},
            columns = ${JSON.stringify(given.columns)}, updated_at = ${clock.now()}`;
    const { rows } = await sql<{ rev: number }>`
      ${changed} where uuid = ${uuid} and admin_id = ${admin} and rev = ${rev} returning rev`.execute(db);
    if (rows[0] !== undefined) return { uuid, rev: rows[0].rev };
    const known = await sql<{ rev: number }>`
      select rev from saved_view where uuid = ${uuid} and admin_id = ${admin}`.execute(db);
    const [one] = known.rows;
    throw one === undefined
      ? new Refusal('record.unknown')
      : new Refusal('record.moved', { reason: 'rev', rev: one.rev });
  }

  return {
    async index(reader: Admin, resource: string): Promise<SavedView[]> {
      allow(reader, resource, 'index');
      const admin = reader.id;
      const { rows } = await sql<ViewRow>`
        select * from saved_view where resource = ${resource} and (is_shared or admin_id = ${admin})
        order by is_shared, name, uuid limit 200`.execute(db);
      return rows.map((row) => ({
        uuid: row.uuid,
        rev: row.rev,
        resource: row.resource,
        name: row.name,
        shared: row.is_shared,
        query: row.query,
        columns: row.columns,
        own: row.admin_id === admin,
      }));
    },

    /** @throws Refusal `permission.missing`, `record.moved` where the UUID is known */
    async store(author: Admin, { uuid, resource, name, shared, query, columns }: Given) {
      allow(author, resource, shared ? 'update' : 'index');
      const admin = author.id;
      const now = clock.now();
      const { rows } = await sql`
        insert into saved_view (uuid, resource, admin_id, name, is_shared, query, columns, created_at, updated_at)
        values (${uuid}, ${resource}, ${admin}, ${name}, ${shared}, ${JSON.stringify(query)},
          ${JSON.stringify(columns)}, ${now}, ${now})
        on conflict do nothing returning uuid`.execute(db);
      if (rows.length === 0) throw new Refusal('record.moved');
      return { uuid, rev: 1 };
    },
    async update(author: Admin, { rev, ...given }: Given & { rev: number }) {
      allow(author, given.resource, given.shared ? 'update' : 'index');
      return write(author.id, { uuid: given.uuid, rev }, given);
    },
    destroy: (author: Admin, seen: { uuid: string; rev: number }) => write(author.id, seen, null),
  };
}

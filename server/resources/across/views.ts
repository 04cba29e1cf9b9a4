/**
 * Saved views of lists, for who may see the list: everybody's own, and those that are shared, which only who saved them
 * changes. Who may write what the list shows may put a view before everybody.
 */
import { sql } from 'kysely';

import type { SavedView } from '#core/contract/admin/office/views.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import { standsOn, type BaseRevision, type Revision } from '#core/domain/revision/revision.ts';
import { permissionRow } from '#core/resources/permissions/permission-keys.ts';
import { permissionOf } from '#core/resources/rights.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';

type Given = Omit<SavedView, keyof Revision | 'own'>;
type WrittenView = Pick<SavedView, keyof Revision>;

interface SeenView extends BaseRevision {
  readonly uuid: string;
}

interface ViewRow {
  readonly uuid: string;
  readonly rev: number;
  readonly rev_id: string;
  readonly resource: string;
  readonly admin_id: string;
  readonly name: string;
  readonly is_shared: boolean;
  readonly query: SavedView['query'];
  readonly columns: string[] | null;
}

/** @throws Refusal `permission.missing`, `input.invalid` for a list that there is not */
function allow(reader: Admin, resource: string, verb: 'index' | 'update'): void {
  const row = permissionRow(resource);
  if (row === undefined) throw new Refusal('input.invalid', { fields: [{ path: 'resource', code: 'value.invalid' }] });
  const permission = permissionOf({ name: row.resource, actions: row.actions }, verb);
  if (!can(reader, permission)) throw new Refusal('permission.missing', { permission });
}

export function savedViews({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  /** @throws Refusal `record.unknown` for another one's, `record.moved` */
  const write = (admin: string, { uuid, ...base }: SeenView, given: Given | null) =>
    inTransaction(db, async (trx) => {
      const known = await sql<WrittenView>`
        select rev, rev_id as "revId" from saved_view where uuid = ${uuid} and admin_id = ${admin} for update`.execute(
        trx,
      );
      const [one] = known.rows;
      if (one === undefined) throw new Refusal('record.unknown');
      if (!standsOn(base, one)) throw new Refusal('record.moved', { reason: 'rev', rev: one.rev });
      const changed =
        given === null
          ? sql`delete from saved_view`
          : sql`update saved_view set rev = rev + 1, resource = ${given.resource}, name = ${given.name},
              is_shared = ${given.shared}, query = ${JSON.stringify(given.query)},
              columns = ${JSON.stringify(given.columns)}, updated_at = ${clock.now()}`;
      const { rows } = await sql<WrittenView>`${changed} where uuid = ${uuid} returning rev, rev_id as "revId"`.execute(
        trx,
      );
      return { uuid, ...(rows[0] ?? one) };
    });

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
        revId: row.rev_id,
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
      const { rows } = await sql<WrittenView>`
        insert into saved_view (uuid, resource, admin_id, name, is_shared, query, columns, created_at, updated_at)
        values (${uuid}, ${resource}, ${admin}, ${name}, ${shared}, ${JSON.stringify(query)},
          ${JSON.stringify(columns)}, ${now}, ${now})
        on conflict do nothing returning rev, rev_id as "revId"`.execute(db);
      if (rows[0] === undefined) throw new Refusal('record.moved');
      return { uuid, ...rows[0] };
    },
    async update(author: Admin, { rev, baseRevId, ...given }: Given & BaseRevision) {
      allow(author, given.resource, given.shared ? 'update' : 'index');
      return write(author.id, { uuid: given.uuid, rev, baseRevId }, given);
    },
    destroy: (author: Admin, seen: SeenView) => write(author.id, seen, null),
  };
}

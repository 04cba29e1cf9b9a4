import { sql, type RawBuilder } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';

/** A record of a channel that was written (or is gone) in the running transaction. */
export interface TouchedEntity {
  readonly entity: string;
  readonly removed?: boolean;
}

/** Where the database tells every process of the shop that a channel moved (rule S29). */
export const MOVED = 'shop_moved';

/**
 * The end of a statement of `advancing`: the new revision, and the notice of it, which PostgreSQL sends when the
 * transaction has committed.
 */
export const tellingMoved: RawBuilder<{ rev: number }> = sql`
  select rev, pg_notify(${sql.lit(MOVED)}, 'channel ' || name || ' ' || rev) from moved`;

interface Advance {
  readonly name: string;
  readonly entities: readonly TouchedEntity[];
  readonly revId: string;
  readonly now: Date;
}

/**
 * An advance as parts of a `with`, of which `moved` holds the new revision. Nothing of it happens before the row that
 * `after` gives: so what the channel's lock must not precede can stand in the same statement.
 */
export function advancing({ name, entities, revId, now }: Advance, after: RawBuilder<unknown>): RawBuilder<unknown> {
  const keys = entities.map((one) => one.entity);
  const removed = entities.map((one) => one.removed ?? false);
  return sql`
    moved as (
      insert into channel (name, rev, rev_id, updated_at)
      select ${name}::text, 1, ${revId}::uuid, ${now}::timestamptz from ${after}
      on conflict (name) do update
        set rev = channel.rev + 1, rev_id = excluded.rev_id, updated_at = excluded.updated_at
      returning name, rev, rev_id
    ), noted as (
      insert into channel_revision (channel, rev, rev_id, at) select name, rev, rev_id, ${now}::timestamptz from moved
    ), listed as (
      insert into channel_change (channel, entity, rev, removed)
      select moved.name, touched.entity, moved.rev, touched.removed
      from moved, unnest(${keys}::text[], ${removed}::boolean[]) as touched (entity, removed)
      on conflict (channel, entity) do update set rev = excluded.rev, removed = excluded.removed
    )`;
}

/**
 * Advances a channel by one revision and notes what moved in it. The channel's row stays locked until the transaction
 * ends, so revision order is commit order (design §5, rule 10). Lock order of every writer: lane, then rows by id, then
 * channels by name; so this comes last, and a writer of several channels calls it in the order of their names.
 * @returns the new revision
 */
export async function advanceChannel(
  trx: Trx,
  name: string,
  entities: readonly TouchedEntity[],
  { ids, now }: { ids: Pick<Ids, 'uuid'>; now: Date },
): Promise<number> {
  const steps = advancing({ name, entities, revId: ids.uuid(), now }, sql`(values (1)) as at_once`);
  const { rows } = await sql<{ rev: number }>`with ${steps} ${tellingMoved}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`channel ${name} did not advance`);
  return row.rev;
}

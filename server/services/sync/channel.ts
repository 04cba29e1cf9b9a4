import { sql } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';

/** A record of a channel that was written (or is gone) in the running transaction. */
export interface TouchedEntity {
  readonly entity: string;
  readonly removed?: boolean;
}

/** The channel of a visitor's own records. */
export const visitorChannel = (visitor: string) => `visitor:${visitor}`;

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
  const keys = entities.map((one) => one.entity);
  const removed = entities.map((one) => one.removed ?? false);
  const { rows } = await sql<{ rev: number }>`
    with moved as (
      insert into channel (name, rev, rev_id, updated_at) values (${name}, 1, ${ids.uuid()}, ${now})
      on conflict (name) do update
        set rev = channel.rev + 1, rev_id = excluded.rev_id, updated_at = excluded.updated_at
      returning name, rev, rev_id
    ), noted as (
      insert into channel_revision (channel, rev, rev_id, at) select name, rev, rev_id, ${now} from moved
    ), listed as (
      insert into channel_change (channel, entity, rev, removed)
      select moved.name, touched.entity, moved.rev, touched.removed
      from moved, unnest(${keys}::text[], ${removed}::boolean[]) as touched (entity, removed)
      on conflict (channel, entity) do update set rev = excluded.rev, removed = excluded.removed
    )
    select rev from moved`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`channel ${name} did not advance`);
  return row.rev;
}

import { sql } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';
import type { Trx } from '#server/database/transaction.ts';
import { ownerColumn, type Person } from '#server/platform/person.ts';

export interface LockedCart {
  readonly id: number;
  readonly notices: unknown;
  /** Made by this transaction. */
  readonly made: boolean;
  /** A guest's cart that went to the customer who signed in (rule S82). */
  readonly isMerged: boolean;
}

/** The lock of a cart, taken whether or not there is one; a row that was there before carries who locked it. */
export async function lockCart(trx: Trx, person: Person, area: Area, now: Date): Promise<LockedCart> {
  const owner = sql.ref(ownerColumn(person));
  const { rows } = await sql<{ id: number; notices: unknown; made: boolean; merged: boolean }>`
    insert into cart (${owner}, area, created_at, updated_at) values (${person.id}, ${area}, ${now}, ${now})
    on conflict (${owner}, area) do update set updated_at = excluded.updated_at
    returning id, notices, xmax = 0 as made, merged_at is not null as merged`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a cart that cannot be locked');
  const { merged: isMerged, ...cart } = row;
  return { ...cart, isMerged };
}

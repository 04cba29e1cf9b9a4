/** Whose a group of a device is, and the result of a change: the three columns of both tables. */
import { ownerIn, type PersonId } from '#server/platform/person.ts';

export interface SyncOwnership {
  readonly visitor_id: string | null;
  readonly customer_id: string | null;
  readonly admin_id: string | null;
}

export const syncOwnership = ({ kind, id }: PersonId): SyncOwnership => ({
  visitor_id: kind === 'visitor' ? id : null,
  customer_id: kind === 'customer' ? id : null,
  admin_id: kind === 'admin' ? id : null,
});

/** Null where that person is gone. */
export const syncOwnerIn = (row: SyncOwnership): PersonId | null =>
  row.admin_id === null ? ownerIn(row) : { kind: 'admin', id: row.admin_id };

/** What the role of whoever works here allows, as their device last heard: what it may not see any more leaves it. */
import type { SyncedRecord } from '#core/wire/record.ts';
import { recordKind } from '#core/wire/record.ts';

export interface RightsRecord extends SyncedRecord {
  readonly kind: 'rights';
  /** Keys of domain 7.6, sorted. */
  readonly permissions: readonly string[];
}

export const rightsKind = recordKind<RightsRecord, null>({
  kind: 'rights',
  empty: () => ({ kind: 'rights', permissions: [] }),
});

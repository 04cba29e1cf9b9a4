import { sql } from 'kysely';

import type { RecordKey } from '#core/wire/record.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { SyncedPerson } from '#server/platform/person.ts';

import type { ChangeOwner } from './change-owner.ts';
import { advancing, tellingMoved } from './channel.ts';
import type { SyncRegistry } from './registry.ts';
import { insertResults, type StoredResult } from './stored-result.ts';

/** What the changes of a transaction came to. */
export interface Conclusion {
  readonly results: readonly StoredResult[];
  readonly touched: Iterable<RecordKey>;
}

/**
 * The last statement of a transaction of changes: their results and then, where records were touched, the next revision
 * of the channel they are read in, which is locked after everything else (design §5, rule 10).
 */
export async function conclude<P extends SyncedPerson>(
  trx: Trx,
  { person, now }: ChangeOwner<P>,
  { results, touched }: Conclusion,
  { ids, registry }: { readonly ids: Pick<Ids, 'uuid'>; readonly registry: Pick<SyncRegistry<P>, 'channelOf'> },
): Promise<void> {
  if (results.length === 0) return;
  const told = insertResults(results, now);
  const entities = [...touched].map((entity) => ({ entity }));
  if (entities.length === 0) {
    await told.execute(trx);
    return;
  }
  const advance = { name: registry.channelOf(person), entities, revId: ids.uuid(), now };
  const steps = advancing(advance, sql`(select count(*) from told) as told_before`);
  await sql`with told as (${told} returning 1), ${steps} ${tellingMoved}`.execute(trx);
}

import { sql, type RawBuilder } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';

/** Deletes rows that name a `file`, which they return: it leaves the storage with the next sweep. */
export async function discardFiles(trx: Trx, deletion: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`
    with gone as (${deletion})
    insert into discarded_file (name, at) select file, ${now}::timestamptz from gone on conflict do nothing`.execute(
    trx,
  );
}

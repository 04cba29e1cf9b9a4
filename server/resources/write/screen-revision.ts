/** A screen that is no list of records: the revision its authors name, and a row of its history for each write. */
import { standsOn, type BaseRevision } from '#core/domain/revision/revision.ts';
import type { HistoryEntry } from '#core/resources/resource-rows.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { SettingScreenRow } from '#server/database/tables/shop-tables.ts';
import type { Trx } from '#server/database/transaction.ts';

export type ScreenName = SettingScreenRow['name'];

export interface Author {
  readonly id: string;
  readonly name: string;
}

/** Nobody else writes it until the transaction ends. @param seen what the author saw @throws Refusal `record.moved` */
export async function lockScreen(trx: Trx, name: ScreenName, seen?: BaseRevision): Promise<void> {
  const { rev, rev_id: revId } = await trx
    .selectFrom('setting_screen')
    .select(['rev', 'rev_id'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (seen !== undefined && !standsOn(seen, { rev, revId })) throw new Refusal('record.moved', { reason: 'rev', rev });
}

interface Noted extends Pick<HistoryEntry, 'before' | 'after'> {
  readonly name: ScreenName;
  /** What the history calls it. */
  readonly resource: string;
  /** Undefined: no person wrote, and nothing is noted. */
  readonly author: Author | undefined;
  readonly now: Date;
}

/** The next revision of a screen that was written. */
export async function moveScreen(trx: Trx, { name, resource, author, now, before, after }: Noted): Promise<void> {
  const { uuid } = await trx
    .updateTable('setting_screen')
    .set(({ eb }) => ({ rev: eb('rev', '+', 1), updated_at: now }))
    .where('name', '=', name)
    .returning('uuid')
    .executeTakeFirstOrThrow();
  if (author === undefined) return;
  await trx
    .insertInto('resource_history')
    .values({
      resource,
      uuid,
      action: 'update',
      actor: author.id,
      actor_name: author.name,
      at: now,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

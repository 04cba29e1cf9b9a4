import type { Cursor } from '#core/wire/sync.ts';
import type { Db } from '#server/database/connection.ts';

import { CATALOGUE_CHANNEL, contentOfEntity, CONTENTS_ENTITY, productOfEntity, STRUCTURE_ENTITY } from './entities.ts';

/** Where the catalogue's channel stands. */
export async function readCursor(db: Db): Promise<Cursor> {
  const row = await db
    .selectFrom('channel')
    .innerJoin('shop', (join) => join.onTrue())
    .select(['epoch', 'rev', 'rev_id'])
    .where('name', '=', CATALOGUE_CHANNEL)
    .executeTakeFirstOrThrow();
  return { epoch: row.epoch, rev: row.rev, revId: row.rev_id };
}

/** Whether a cursor belongs to this history: after a restore from a backup it does not (design §5, rule 11). */
export async function isKnownRevision(db: Db, { epoch, rev, revId }: Cursor): Promise<boolean> {
  const row = await db
    .selectFrom('channel_revision')
    .innerJoin('shop', (join) => join.onTrue())
    .select(['epoch', 'rev_id'])
    .where('channel', '=', CATALOGUE_CHANNEL)
    .where('rev', '=', rev)
    .executeTakeFirst();
  return row?.epoch === epoch && row.rev_id === revId;
}

export interface ChangedEntities {
  readonly structure: boolean;
  /** All contents, or the documents that changed, appeared or went, by their UUIDs. */
  readonly contents: 'all' | readonly string[];
  /** Products that changed, appeared or went. */
  readonly productIds: readonly number[];
}

/** What moved after a revision, up to now. */
export async function changedSince(db: Db, rev: number): Promise<ChangedEntities> {
  const rows = await db
    .selectFrom('channel_change')
    .select('entity')
    .where('channel', '=', CATALOGUE_CHANNEL)
    .where('rev', '>', rev)
    .orderBy('entity')
    .execute();
  const entities = rows.map((row) => row.entity);
  return {
    structure: entities.includes(STRUCTURE_ENTITY),
    contents: entities.includes(CONTENTS_ENTITY) ? 'all' : entities.flatMap((entity) => contentOfEntity(entity) ?? []),
    productIds: entities.flatMap((entity) => productOfEntity(entity) ?? []),
  };
}

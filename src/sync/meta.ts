import type { Lane } from '#core/wire/lane.ts';
import { LANE_KEYS, laneKey, numbersIn, type Numbers } from '#src/db/lane-rows.ts';
import type { Identity, Progress } from '#src/db/rows.ts';
import type { ReadTables } from '#src/db/store.ts';

/** Where a fresh database stands. */
const FRESH_PROGRESS: Progress = { key: 'progress', cursor: null, acked: {}, at: null };

export const freshIdentity = (group: string): Identity => ({ key: 'identity', group, scope: 'open' });

/** Who this database is to the server; null before its first change or pull. */
export async function identityIn({ meta }: Pick<ReadTables, 'meta'>): Promise<Identity | null> {
  const row = await meta.get('identity');
  return row?.key === 'identity' ? row : null;
}

/** The next numbers of these lanes, of those that have given one. */
export const nextOf = async ({ meta }: Pick<ReadTables, 'meta'>, lanes: readonly Lane[]): Promise<Numbers> =>
  lanes.length === 0 ? {} : numbersIn(await meta.some(lanes.map(laneKey)));

/** The next numbers of every lane that has given one. */
export const nextOfAll = async ({ meta }: Pick<ReadTables, 'meta'>): Promise<Numbers> =>
  numbersIn(await meta.between(...LANE_KEYS));

export async function progressIn({ meta }: Pick<ReadTables, 'meta'>): Promise<Progress> {
  const row = await meta.get('progress');
  return row?.key === 'progress' ? row : FRESH_PROGRESS;
}

/** True for the database of a guest who has signed in as this customer. */
export const isMergedFor = (identity: Identity | null, uuid: string): boolean =>
  identity?.scope === 'merged' && identity.mergedFor === uuid;

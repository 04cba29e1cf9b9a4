/** The next number of each lane, in a row of its own. */
import type { Lane } from '#core/wire/lane.ts';
import type { LaneRow, MetaRow } from '#src/db/rows.ts';

/** Numbers of lanes; of one that has none, nothing was given yet. */
export type Numbers = Readonly<Record<Lane, number>>;

const LANE = 'lane:';
export const laneKey = (lane: Lane): LaneRow['key'] => `${LANE}${lane}`;

/** Between which keys all of them stand. */
export const LANE_KEYS: readonly [from: LaneRow['key'], before: LaneRow['key']] = [LANE, `${LANE}\uffff`];

export const laneRows = (next: Numbers): readonly LaneRow[] =>
  Object.entries(next).map(([lane, number]) => ({ key: laneKey(lane), next: number }));

const isLaneRow = (row: MetaRow): row is LaneRow => row.key.startsWith(LANE);

export const numbersIn = (rows: readonly MetaRow[]): Numbers =>
  Object.fromEntries(rows.filter(isLaneRow).map(({ key, next }) => [key.slice(LANE.length), next]));

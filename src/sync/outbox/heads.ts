/** The first waiting change of each lane: what is asked of a queue without reading what stands behind them. */
import type { Lane } from '#core/wire/lane.ts';
import { MOST_NAMED_LANES } from '#core/wire/sync.ts';
import { laneRange, type OutboxRow } from '#src/db/rows.ts';
import type { PersonStore, ReadTables } from '#src/db/store.ts';

type Queue = Pick<ReadTables, 'outbox'>;

export interface Heads {
  readonly heads: readonly OutboxRow[];
  /** False where lanes were left out: there are more than anybody asked for. */
  readonly isAll: boolean;
}

/** From lane to lane: one in which nothing waits costs nothing. @param isEnough looks at each; the rest is left out then */
export async function headsIn({ outbox }: Queue, isEnough: (head: OutboxRow) => boolean): Promise<Heads> {
  const heads: OutboxRow[] = [];
  for (;;) {
    const last = heads.at(-1);
    const [head] = await outbox.from(last === undefined ? ['', 0] : laneRange(last.lane)[1], 1);
    if (head === undefined) return { heads, isAll: true };
    if (isEnough(head)) return { heads, isAll: false };
    heads.push(head);
  }
}

/**
 * Lanes in which something has left: in each it is the first that waits. Undefined for more than a request may name.
 * @param leaving what leaves now
 */
export function lanesSentIn({ heads, isAll }: Heads, leaving: readonly Pick<OutboxRow, 'lane'>[] = []) {
  const sent = heads.filter(({ sends }) => sends > 0);
  const lanes: readonly Lane[] = [...new Set([...sent, ...leaving].map(({ lane }) => lane))];
  return isAll && lanes.length <= MOST_NAMED_LANES ? lanes : undefined;
}

/** The same, of the queue as it stands. */
export async function lanesSent(t: Queue): Promise<readonly Lane[] | undefined> {
  let sent = 0;
  return lanesSentIn(
    await headsIn(t, ({ sends }) => {
      sent += Math.min(sends, 1);
      return sent > MOST_NAMED_LANES;
    }),
  );
}

/** Lanes of which a request that brings nothing asks (rule S12). */
export const lanesToAsk = (store: Pick<PersonStore, 'read'>): Promise<readonly Lane[] | undefined> =>
  store.read(['outbox'], lanesSent);

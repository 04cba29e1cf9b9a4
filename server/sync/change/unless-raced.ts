import { isTaken } from '#server/database/transaction.ts';

const attempts = 5;

/** True when another transaction finished the same mutation, or the same number of a lane, at the same moment. */
const isLostRace = (error: unknown): boolean => isTaken(error, 'sync_result_pkey', 'sync_result_group_id_lane_seq_key');

/**
 * Runs a transaction that stores results, again when it lost a race: the loser's effects are rolled back, and the
 * second time it finds the winner's result. That makes an effect happen once, in whatever groups it arrives at once.
 */
export async function unlessRaced<T>(run: () => Promise<T>): Promise<T> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left <= 1 || !isLostRace(error)) throw error;
    }
  }
}

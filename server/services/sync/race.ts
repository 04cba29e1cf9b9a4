import pg from 'pg';

const uniqueViolation = '23505';
const attempts = 5;

/** True when another transaction finished the same mutation, or the same number of a lane, at the same moment. */
function isLostRace(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === uniqueViolation &&
    (error.constraint === 'sync_result_pkey' || error.constraint === 'sync_result_group_id_lane_seq_key')
  );
}

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

/** Waits between attempts (design §5, rule 15). */
const FIRST_WAIT_MS = 500;
const VISIBLE_WAIT_MS = 4_000;
const HIDDEN_WAIT_MS = 60_000;

/**
 * Doubling from 0.5 s to 4 s while somebody looks, to 60 s otherwise; between half and the whole of it, so that the
 * devices of a shop that was down do not come back in one wave.
 * @param attempt failures in a row, from 1
 * @param jitter 0 ≤ jitter < 1, given from outside
 * @returns ms
 */
export function backoffMs(attempt: number, visible: boolean, jitter: number): number {
  const limit = visible ? VISIBLE_WAIT_MS : HIDDEN_WAIT_MS;
  const full = Math.min(limit, FIRST_WAIT_MS * 2 ** Math.min(attempt - 1, 20));
  return Math.round(full * (0.5 + jitter / 2));
}

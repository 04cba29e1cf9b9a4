const DAY_MS = 24 * 3_600_000;

/** True of a price last known to hold at `pricedAt` (ISO instant) that must show its date (domain 16.3, look §7.6). */
export const isOldPrice = (pricedAt: string, nowMs: number): boolean => nowMs - Date.parse(pricedAt) > DAY_MS;

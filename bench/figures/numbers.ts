/** The middle value; of an even number the lower of the two, so that it was really seen. */
export const median = (values: readonly number[]): number => share(values, 0.5);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** 95 of 100 values are at most this; with fewer than 20 values it is the worst one. */
export const p95 = (values: readonly number[]): number => share(values, 0.95);

export const p99 = (values: readonly number[]): number => share(values, 0.99);

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
  if (found === undefined) throw new Error('no values');
  return found;
}

/** Enough digits to compare, no more than the measurement bears. */
export function shown(value: number): string {
  if (value >= 100) return value.toFixed(0);
  if (value >= 10) return value.toFixed(1);
  return value.toFixed(2);
}

/** 1 kB = 1000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const times = (value: number, floor: number): string => `${shown(value / floor)} ×`;

/** A bar code in view is read many times a second and is one article: it counts again once it has left the view. */
export interface Readings {
  readonly code: string;
  /** When it was last seen, in ms of a monotonic clock. */
  readonly seenAt: number;
}

/** So long without being read, a code has left the view, in ms. */
export const GONE_MS = 1_200;

/**
 * @param before null: nothing was read yet
 * @returns what is remembered, and whether the code is one more
 */
export function reading(
  before: Readings | null,
  code: string,
  nowMs: number,
): { readonly readings: Readings; readonly isNew: boolean } {
  const isSame = before !== null && before.code === code && nowMs - before.seenAt < GONE_MS;
  return { readings: { code, seenAt: nowMs }, isNew: !isSame };
}

/** Which revision of something a person saw, and whether that is the one of now (rule S85). */
/** A revision of what a person edits. */
export interface Revision {
  /** Counts its versions. */
  readonly rev: number;
  /** Which version that is: a restored shop counts to the same number again. Undefined where its author did not say. */
  readonly revId?: string | undefined;
}

/** Which revision a change stands on: by its number, and by its id where the author knew one. */
export interface BaseRevision {
  readonly rev: number;
  readonly baseRevId?: string | undefined;
}

/**
 * True where that is the revision of now. One side that knows no id – a device, a queued change or a server of before –
 * counts by the number alone.
 */
export const standsOn = ({ rev, baseRevId }: BaseRevision, now: Revision): boolean =>
  rev === now.rev && (baseRevId === undefined || now.revId === undefined || baseRevId === now.revId);

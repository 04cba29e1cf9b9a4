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

/** What a change of something that was seen says of it; the id where the shop has told it. */
export const standingOn = ({ rev, revId }: Revision): BaseRevision => ({
  rev,
  ...(revId === undefined ? {} : { baseRevId: revId }),
});

/** True where the shop has written since, or is another history at the same number. */
export const supersedes = (now: Revision, seen: Revision): boolean =>
  now.rev > seen.rev || (now.rev === seen.rev && !standsOn(standingOn(seen), now));

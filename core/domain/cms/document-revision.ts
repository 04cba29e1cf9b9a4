/**
 * A revision of a document: its number, and which revision of that number it is – a shop restored from a backup counts the
 * same numbers again (sync rule S102).
 */
export interface Revision {
  readonly rev: number;
  /** Null or absent: an older build noted the number alone. */
  readonly revId?: string | null | undefined;
}

/** Whether two are one revision; where the identity of either is not known, the number decides. */
export const isSameRevision = (one: Revision, other: Revision): boolean =>
  one.rev === other.rev && (one.revId == null || other.revId == null || one.revId === other.revId);

/** Whether one came after the other, or takes its number in another history. */
export const isLater = (one: Revision, than: Revision): boolean =>
  one.rev > than.rev || (one.rev === than.rev && !isSameRevision(one, than));

/** Whether what this device kept is the revision that the shop tells of: what has no identity is that of nobody who has. */
export const isRevisionOf = (kept: Revision, told: Revision): boolean =>
  kept.rev === told.rev && (told.revId == null || kept.revId === told.revId);

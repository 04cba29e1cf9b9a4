import type { BaseRevision } from '#core/domain/revision/revision.ts';

/** A step that somebody of the back office takes, on the revision they saw, by number and id (rule S85). */
export interface OfficeStep extends BaseRevision {
  /** Of what it is taken with. */
  readonly uuid: string;
  /** UUID of who decided. */
  readonly admin: string;
  readonly now: Date;
}

/** A step that somebody of the back office takes, on the revision they saw. */
export interface OfficeStep {
  /** Of what it is taken with. */
  readonly uuid: string;
  /** The revision it was decided on. */
  readonly rev: number;
  /** UUID of who decided. */
  readonly admin: string;
  readonly now: Date;
}

export const JUDGED: readonly {
  readonly file: string;
  readonly text: string;
  readonly why: string;
  readonly heldBy: string;
}[];

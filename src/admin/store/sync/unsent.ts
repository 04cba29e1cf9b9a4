/**
 * What of somebody's work has not reached the shop, counted in one place (rule S118): for the bar above every page, for
 * « Ce qui reste à envoyer », and for whoever would leave.
 */
import { draftIn, unsavedIn } from '#src/admin/store/drafts/draft-row.ts';
import { isHere } from '#src/admin/store/uploads/upload-state.ts';
import type { FileMark } from '#src/db/kept-file.ts';
import type { DraftRow } from '#src/db/rows.ts';
import type { ReadTables } from '#src/db/store.ts';
import { isNoop } from '#src/sync/core/changes.ts';

/** What a person's database holds of it. */
export interface Work {
  /** Changes whose answer is not known. */
  waiting: number;
  /** Refused, until somebody looks at them. */
  parked: number;
  /** Texts that met somebody else's, until somebody has chosen. */
  conflicts: number;
}

/** What a sign-out would lose. */
export interface Unsent {
  /** Files that the shop does not have. */
  readonly files: number;
  /** Changes that wait or were refused. */
  readonly changes: number;
  /** What was typed and no change carries. */
  readonly drafts: number;
}

export const NOTHING_UNSENT: Unsent = { changes: 0, drafts: 0, files: 0 };

type Files = readonly Pick<FileMark, 'state'>[];

const conflictsIn = (rows: readonly DraftRow[]): number =>
  rows.filter((row) => (draftIn(row)?.conflict ?? null) !== null).length;

export const workIn = async (t: Pick<ReadTables, 'outbox' | 'parked' | 'drafts'>): Promise<Work> => ({
  waiting: (await t.outbox.all()).filter((row) => !isNoop(row)).length,
  parked: await t.parked.count(),
  conflicts: conflictsIn(await t.drafts.all()),
});

const filesHere = (files: Files): number => files.filter(isHere).length;

/** What is on its way to the shop, or waits for a person on that way. */
export const leftToSend = ({ waiting, parked, conflicts }: Work, files: Files): number =>
  waiting + parked + conflicts + filesHere(files);

/** Of these, what goes no further without a person. */
export const needsSomebody = ({ parked, conflicts }: Work, files: Files): boolean =>
  parked + conflicts > 0 || files.some(({ state }) => state === 'refused');

export async function unsentIn(t: Pick<ReadTables, 'outbox' | 'parked' | 'drafts'>, files: Files): Promise<Unsent> {
  const { waiting, parked } = await workIn(t);
  return { changes: waiting + parked, drafts: unsavedIn(await t.drafts.all()), files: filesHere(files) };
}

export const hasUnsent = ({ changes, drafts, files }: Unsent): boolean => changes + drafts + files > 0;

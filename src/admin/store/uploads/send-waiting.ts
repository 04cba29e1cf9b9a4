/** Sends what waits, one file after another, in the turn of this tab (rules S114, S116). */
import type { Call } from '#src/admin/api/office-client.ts';
import type { FileMark } from '#src/db/kept-file.ts';
import { sendFile } from './send-file.ts';
import { uploadFailureOf, type UploadFailure } from './upload-failure.ts';
import type { UploadHomes } from './upload-homes.ts';
import { after, type UploadEvent } from './upload-state.ts';

export interface SendDeps {
  readonly call: Call;
  readonly homes: UploadHomes;
  /** Shows how far one is. */
  readonly show: (mark: FileMark) => void;
  /** Whoever was here has left, or another tab has taken the turn over. */
  readonly isOver: () => boolean;
  readonly report: (error: unknown) => void;
}

export interface Round {
  /** Something came through. */
  readonly isFruitful: boolean;
  /** What the last that failed met; null: nothing failed. */
  readonly failure: UploadFailure | null;
}

export async function sendWaiting(deps: SendDeps): Promise<Round> {
  const { homes, isOver } = deps;
  for (const { uuid, state } of await homes.marks())
    if (state === 'sending') await step(deps, uuid, { type: 'abandoned' });
  let round: Round = { isFruitful: false, failure: null };
  for (let one = await next(deps); one !== undefined && !isOver(); one = await next(deps)) {
    const { isFruitful, failure } = await sendOne(deps, one.uuid);
    round = { isFruitful: round.isFruitful || isFruitful, failure: failure ?? round.failure };
    // What stops all of them stops this round: the others keep their place.
    if (failure !== null && isOfAll(failure)) return round;
  }
  return round;
}

const isOfAll = (failure: UploadFailure): boolean =>
  failure.kind === 'passing' ? failure.isOfAll : failure.kind !== 'refused';

const next = async ({ homes, isOver }: SendDeps): Promise<FileMark | undefined> =>
  isOver() ? undefined : (await homes.marks()).find(({ state }) => state === 'waiting');

/** Moves one on, and shows it. @returns how far it is; null: it was given up, here or in another tab */
async function step({ homes, show }: SendDeps, uuid: string, event: UploadEvent): Promise<FileMark | null> {
  const mark = await homes.change(uuid, (before) => after(before, event));
  if (mark !== null) show(mark);
  return mark;
}

async function sendOne(deps: SendDeps, uuid: string): Promise<Round> {
  const { call, homes, isOver, report } = deps;
  let isFruitful = false;
  const row = await homes.get(uuid);
  const taken = await step(deps, uuid, { type: 'taken' });
  if (row === null || taken?.state !== 'sending') return { isFruitful, failure: null };
  try {
    const file = await sendFile(call, row, async (sent) => {
      isFruitful = true;
      return !isOver() && (await step(deps, uuid, { type: 'received', sent }))?.state === 'sending';
    });
    if (file === null) return { isFruitful, failure: null };
    await step(deps, uuid, { type: 'arrived', file });
    if (row.replaces !== null) await homes.rebase(row, file);
    return { isFruitful: true, failure: null };
  } catch (error) {
    const failure = failureOf(error, report);
    if (!isOver()) await step(deps, uuid, { type: 'failed', failure });
    return { isFruitful, failure };
  }
}

/** A content that this device cannot read holds up nobody else's; it is seen, and tried again later. */
function failureOf(error: unknown, report: (error: unknown) => void): UploadFailure {
  try {
    return uploadFailureOf(error);
  } catch (bug) {
    report(bug);
    return { kind: 'passing', isOfAll: false, retryAfterMs: null };
  }
}

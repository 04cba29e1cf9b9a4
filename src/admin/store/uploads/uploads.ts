/**
 * Files of this browser on their way into the library: kept on this device as soon as they are chosen, sent one after
 * another, in parts, whatever page is open (rules S110–S117). How far each is stands on the disk (`upload-state.ts`); here is
 * what this tab shows of it, and what somebody does with it.
 */
import type { FileMark, KeptFile } from '#src/db/kept-file.ts';
import { tellAll } from './follow-marks.ts';
import { newUploads, startSending } from './open-uploads.ts';
import type { OpenedUploads, UploadDeps } from './opened-uploads.ts';
import { dropFile, giveContent, resendFile, takeFiles, type AddOptions } from './take-files.ts';
import { isHere, type UploadEvent } from './upload-state.ts';
import { showNone } from './upload-view.ts';

export type { UploadDeps } from './opened-uploads.ts';
export { isOpen } from './upload-state.ts';
export type { Upload } from './upload-view.ts';

export const uploads = showNone();

let here: OpenedUploads | null = null;

/** What waits on this device goes on. Answers how to stop. */
export async function openUploads(deps: UploadDeps): Promise<() => void> {
  const opened = newUploads(deps, uploads);
  if (here !== null) here.isLeft = true;
  here = opened;
  const close = await startSending(opened);
  return () => {
    if (here !== opened) return;
    here = null;
    close();
  };
}

/** @see takeFiles */
export const addFiles = async (given: readonly File[], options: AddOptions = {}): Promise<string[]> =>
  here === null ? [] : takeFiles(here, given, options);

function all(event: UploadEvent): void {
  if (here !== null) tellAll(here, event);
}

export const pauseUploads = (): void => all({ type: 'paused' });

export const resumeUploads = (): void => all({ type: 'resumed' });

/** Somebody asks, or has signed in: what the network or the session stopped goes on, what somebody stopped does not. */
export const retryUploads = (): void => all({ type: 'asked' });

/** The shop may be in reach again: what a fault that passes stopped goes on, unless the shop asked for a longer wait. */
export function lookAgain(): void {
  if (here?.pace) here.pace.look();
  else all({ type: 'again' });
}

/** Takes it off the list, in every tab; what the shop has of it goes, too. */
export function dropUpload(uuid: string): void {
  if (here !== null) dropFile(here, uuid);
}

/** What has arrived leaves the list. */
export function clearDone(): void {
  for (const { uuid } of uploads.list.filter(({ state }) => state === 'done')) dropUpload(uuid);
}

/** @see giveContent */
export async function replaceContent(uuid: string, content: Blob, fileName: string): Promise<void> {
  if (here !== null) await giveContent(here, uuid, { content, fileName });
}

/** @see resendFile @throws CallFailed, Refusal where the shop cannot be asked what is there now */
export async function resendUpload(uuid: string): Promise<void> {
  if (here !== null) await resendFile(here, uuid);
}

/** How far each is, on the disk and in this tab. */
export const fileMarks = async (): Promise<readonly FileMark[]> => (await here?.homes.marks()) ?? [];

/** Resolves when nothing goes on by itself any more, or the time is over; what is stalled is not waited for. */
export async function untilFilesSent(over: Promise<void>): Promise<void> {
  let isOver = false;
  const end = over.then(() => {
    isOver = true;
  });
  const isGoing = ({ state }: Pick<FileMark, 'state'>): boolean => state === 'waiting' || state === 'sending';
  let unfollow = (): void => {};
  const sent = new Promise<void>((resolve) => {
    unfollow =
      here?.homes.follow((marks) => {
        if (!marks.some(isGoing)) resolve();
      }) ?? unfollow;
    if (here === null || isOver) resolve();
  });
  await Promise.race([sent, end]);
  unfollow();
}

/** The files that the shop does not have, with what is in them: of every tab, and those that only this one holds. */
export async function filesToKeep(): Promise<readonly Pick<KeptFile, 'fileName' | 'content'>[]> {
  const waiting = new Set((await fileMarks()).filter(isHere).map(({ uuid }) => uuid));
  return ((await here?.homes.all()) ?? []).filter(({ uuid }) => waiting.has(uuid));
}

export const contentOf = (uuid: string): Blob | null => here?.contents.get(uuid)?.content ?? null;

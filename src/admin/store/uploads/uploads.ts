/**
 * Files of this browser on their way into the library: kept on this device as soon as they are chosen, sent one after
 * another, in parts, whatever page is open (rules S110–S117). How far each is stands on the disk (`upload-state.ts`); here is
 * what this tab shows of it, and what somebody does with it.
 */
import { ref } from 'valtio';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { claimedFormat, MOST_BYTES } from '#core/domain/media/media-format.ts';
import { Refusal, type RefusalCode } from '#core/wire/refusal.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import type { Prepared } from '#src/admin/store/uploads/prepare-photo.ts';
import { freshMark, type FileMark, type KeptFile, type KeptFiles } from '#src/db/kept-file.ts';
import { isFull } from '#src/db/store.ts';
import { retryPace, type PaceDeps, type RetryPace } from './retry-pace.ts';
import { sendWaiting } from './send-waiting.ts';
import { uploadHomes, type UploadHomes } from './upload-homes.ts';
import { after, isHere, type UploadEvent } from './upload-state.ts';
import { findUpload, showMark, shownOf, showUpload, takeOffList, uploads, type Previews } from './upload-view.ts';

export { isOpen } from './upload-state.ts';
export { uploads, type Upload } from './upload-view.ts';

export interface UploadDeps extends Previews {
  readonly files: KeptFiles;
  readonly call: Call;
  /** ISO instant of the device. */
  readonly now: () => string;
  readonly newId: () => string;
  /** Every tab sends in its turn; `lost` aborts when another one has taken it over. */
  readonly inTurn: (work: (lost?: AbortSignal) => Promise<void>) => Promise<void>;
  /** Without one, nothing that failed is tried again by itself. */
  readonly pace?: PaceDeps;
  /** A photo as it is to be kept; what is none as it is. */
  readonly prepare: (file: Blob, fileName: string) => Promise<Prepared>;
  readonly report: (error: unknown) => void;
}

/** What is open in this tab for whoever is here. */
interface Here {
  readonly deps: UploadDeps;
  readonly homes: UploadHomes;
  readonly contents: Map<string, KeptFile>;
  readonly pace: RetryPace | null;
  /** Writes that must be on the disk before the database is let go of. */
  readonly writing: Set<Promise<unknown>>;
  isRunning: boolean;
  isAsked: boolean;
}

let here: Here | null = null;

export interface AddOptions {
  readonly folder?: string | null;
  /** The file of the library that gets the content, as whoever chose it saw it. */
  readonly replaces?: Pick<MediaFile, 'uuid' | 'rev' | 'revId'> | null;
}

/** What waits on this device goes on. Answers how to stop. */
export async function openUploads(deps: UploadDeps): Promise<() => void> {
  const opened: Here = {
    deps,
    homes: uploadHomes(deps.files),
    contents: new Map(),
    pace: deps.pace === undefined ? null : retryPace(deps.pace, () => tellAll({ type: 'again' })),
    writing: new Set(),
    isRunning: false,
    isAsked: false,
  };
  here = opened;
  const marks = new Map((await opened.homes.marks()).map((mark) => [mark.uuid, mark]));
  for (const row of await opened.homes.all())
    if (findUpload(row.uuid) === undefined)
      show(opened, row, marks.get(row.uuid) ?? freshMark(row), deps.files.durable);
  for (const { uuid, state } of marks.values()) if (state === 'done') await opened.homes.drop(uuid);
  const end = opened.homes.follow((told) => void hear(opened, told).catch(deps.report));
  tellAll({ type: 'asked' });
  return () => {
    if (here !== opened) return;
    here = null;
    end();
    opened.pace?.stop();
    for (const { preview } of uploads.list) if (preview !== null) deps.forget(preview);
    uploads.list = [];
    void Promise.allSettled(opened.writing).then(() => opened.homes.close());
  };
}

/** How far each is by now, whichever tab has moved it. */
async function hear(opened: Here, marks: readonly FileMark[]): Promise<void> {
  if (here !== opened || opened.writing.size > 0) return;
  const told = new Set(marks.map(({ uuid }) => uuid));
  for (const mark of marks) {
    if (findUpload(mark.uuid) !== undefined) showMark(mark);
    else if (mark.state !== 'done') await showOther(opened, mark);
  }
  for (const { uuid, isKept } of uploads.list)
    if (isKept && !told.has(uuid) && !(await opened.homes.has(uuid)) && here === opened) takeOff(opened, uuid);
}

/** Chosen in another tab. */
async function showOther(opened: Here, mark: FileMark): Promise<void> {
  const row = await opened.homes.get(mark.uuid);
  if (row === null || here !== opened || findUpload(mark.uuid) !== undefined) return;
  show(opened, row, mark, opened.deps.files.durable);
  run(opened);
}

/** Moves one on: shown at once, and written. */
function tell(uuid: string, event: UploadEvent): void {
  const [opened, one] = [here, findUpload(uuid)];
  if (opened === null || one === undefined) return;
  showMark(after({ ...one, at: '' }, event));
  write(
    opened,
    opened.homes.change(uuid, (mark) => after(mark, event)),
  );
}

function tellAll(event: UploadEvent): void {
  const opened = here;
  if (opened === null) return;
  for (const one of uploads.list) showMark(after({ ...one, at: '' }, event));
  write(
    opened,
    opened.homes.changeAll((mark) => after(mark, event)),
  );
  run(opened);
}

function show(opened: Here, row: KeptFile, mark: FileMark, isKept: boolean): void {
  opened.contents.set(row.uuid, ref(row));
  showUpload(opened.deps, row, mark, isKept);
}

function takeOff(opened: Here, uuid: string): void {
  opened.contents.delete(uuid);
  takeOffList(opened.deps, uuid);
}

/** What is heard while a write is under way may be of before it: how far each is by then is read once it has ended. */
function write(opened: Here, work: Promise<unknown>): void {
  const { deps, homes, writing } = opened;
  const done = work.catch(deps.report).finally(() => {
    writing.delete(done);
    if (writing.size > 0 || here !== opened) return;
    void homes
      .marks()
      .then((marks) => hear(opened, marks))
      .catch((error: unknown) => {
        if (here === opened) deps.report(error);
      });
  });
  writing.add(done);
}

/**
 * Takes files in, and sends them as soon as that can be. One that the disk refuses is said to be in this tab alone; the
 * others are kept all the same (rule S117).
 * @returns UUIDs under which they will stand in the library, in their order, once each is kept
 */
export async function addFiles(given: readonly File[], { folder = null, replaces = null }: AddOptions = {}) {
  const opened = here;
  if (opened === null) return [];
  const { deps } = opened;
  const added: string[] = [];
  const base = { replaces: replaces?.uuid ?? null, baseRev: replaces?.rev ?? null, baseRevId: replaces?.revId ?? null };
  for (const file of given) {
    const uuid = deps.newId();
    const asItIs = { content: file, fileName: file.name, size: null };
    const isKnown = faultOf(file.name, file.size) !== 'media.type';
    const prepared = isKnown ? await deps.prepare(file, file.name) : asItIs;
    const row = { uuid, ...prepared, folder, ...base, at: deps.now() };
    show(opened, row, freshMark(row), false);
    added.push(uuid);
    await takeIn(opened, row);
  }
  run(opened);
  return added;
}

/** What the shop would refuse is shown with its reason; all else is kept. */
async function takeIn(opened: Here, row: KeptFile): Promise<void> {
  const { deps, homes } = opened;
  opened.contents.set(row.uuid, ref(row));
  const code = faultOf(row.fileName, row.content.size);
  if (code !== null) {
    await homes.hold(row);
    const failure = { kind: 'refused', code } as const;
    const mark = await homes.change(row.uuid, (before) => after(before, { type: 'failed', failure }));
    if (mark !== null) showMark(mark);
    return;
  }
  const error = await homes.keep(row);
  const one = findUpload(row.uuid);
  if (one === undefined) return;
  const isRefused = error !== null;
  Object.assign(one, {
    isKept: deps.files.durable && !isRefused,
    isTooMuch: isRefused && isFull(error),
    isFailed: isRefused && !isFull(error),
  });
  if (one.isFailed) deps.report(error);
}

/** What the shop would say before it has a byte. */
function faultOf(fileName: string, bytes: number): RefusalCode | null {
  const format = claimedFormat(fileName);
  if (format === null || bytes === 0) return 'media.type';
  return bytes > MOST_BYTES[format.type] ? 'media.tooLarge' : null;
}

export const pauseUploads = (): void => tellAll({ type: 'paused' });

export const resumeUploads = (): void => tellAll({ type: 'resumed' });

/** Somebody asks, or has signed in: what the network or the session stopped goes on, what somebody stopped does not. */
export const retryUploads = (): void => tellAll({ type: 'asked' });

/** The shop may be in reach again: what a fault that passes stopped goes on, unless the shop asked for a longer wait. */
export function lookAgain(): void {
  if (here?.pace) here.pace.look();
  else tellAll({ type: 'again' });
}

/** Takes it off the list, in every tab; what the shop has of it goes, too. */
export function dropUpload(uuid: string): void {
  const [opened, one] = [here, findUpload(uuid)];
  if (opened === null || one === undefined) return;
  const { deps, homes } = opened;
  const { sent, state } = one;
  takeOff(opened, uuid);
  write(
    opened,
    homes.drop(uuid).then(async () => {
      if (sent === 0 || state === 'done') return;
      // Out of reach it is swept a day later.
      await deps.call('api.admin.media.uploads.destroy', { params: { uuid }, body: {} }).catch(() => {});
    }),
  );
}

/** What has arrived leaves the list. */
export function clearDone(): void {
  for (const { uuid } of uploads.list.filter(({ state }) => state === 'done')) dropUpload(uuid);
}

/** Another content in its place: a photo made smaller. The shop lets go of what it has of the former (rule S113). */
export async function replaceContent(uuid: string, content: Blob, fileName: string): Promise<void> {
  const row = here?.contents.get(uuid);
  if (here === null || row === undefined) return;
  const opened = here;
  const smaller = { ...row, content, fileName };
  const one = findUpload(uuid);
  if (one !== undefined) Object.assign(one, { ...shownOf(freshMark(row)), fileName, bytes: content.size });
  await takeIn(opened, smaller);
  run(opened);
}

/**
 * Sends what the shop refused again. A file that was written since gets the content all the same: its author has been told,
 * and means it (rule S111); what is somebody else's under the UUID goes under another one.
 * @throws CallFailed, Refusal where the shop cannot be asked what is there now
 */
export async function resendUpload(uuid: string): Promise<void> {
  const [opened, one] = [here, findUpload(uuid)];
  const row = opened?.contents.get(uuid);
  if (opened === null || one === undefined || row === undefined || one.state !== 'refused') return;
  if (one.refusal !== 'record.moved') tell(uuid, { type: 'resent' });
  else if (row.replaces === null) {
    const copy = { ...row, uuid: opened.deps.newId() };
    show(opened, copy, freshMark(copy), false);
    await takeIn(opened, copy);
    dropUpload(uuid);
  } else {
    const { data } = await opened.deps.call('api.admin.media.index', { query: { ids: [row.replaces] } });
    const [now] = data;
    if (now === undefined) throw new Refusal('record.unknown');
    Object.assign(one, shownOf(freshMark(row)));
    await takeIn(opened, { ...row, baseRev: now.rev, baseRevId: now.revId });
  }
  run(opened);
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

/** One round after another, as long as somebody asks for it meanwhile. */
function run(opened: Here): void {
  opened.isAsked = true;
  if (opened.isRunning) return;
  opened.isRunning = true;
  void rounds(opened)
    .catch((error: unknown) => {
      // What was under way when its owner left ends with their database.
      if (here === opened) opened.deps.report(error);
    })
    .finally(() => {
      opened.isRunning = false;
      // Asked for when the last round had ended, and this had not been heard yet.
      if (opened.isAsked && here === opened) run(opened);
    });
}

async function rounds(opened: Here): Promise<void> {
  const { deps, homes, pace, writing } = opened;
  const isGone = (): boolean => here !== opened;
  while (opened.isAsked && !isGone()) {
    opened.isAsked = false;
    await Promise.allSettled(writing);
    if (isGone() || !(await homes.marks()).some(({ state }) => state === 'waiting' || state === 'sending')) continue;
    await deps.inTurn(async (lost) => {
      const isOver = (): boolean => isGone() || lost?.aborted === true;
      const round = await sendWaiting({ call: deps.call, homes, show: showMark, isOver, report: deps.report });
      if (!isOver()) pace?.ended(round);
    });
  }
}

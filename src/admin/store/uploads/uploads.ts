/**
 * Files of this browser on their way into the library: kept on this device as soon as they are chosen, sent one after
 * another, in parts, whatever page is open. A part that got no answer is asked for again from where the shop has the file;
 * nothing is sent twice that it has. What a tab or the browser did not get to the next one takes up.
 *
 *   waiting ─► sending ─► done
 *      ▲          ├─ no answer ──► stalled ─ network ─┐
 *      │          ├─ paused ─────► paused ── resumed ─┤
 *      └──────────┼───────────────────────────────────┘
 *                 └─ refused ────► refused
 */
import { proxy, ref } from 'valtio';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { claimedFormat, MOST_BYTES } from '#core/domain/media/media-format.ts';
import { isRefusalCode, Refusal, type RefusalCode } from '#core/wire/refusal.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { sendFile } from '#src/admin/store/uploads/send-file.ts';
import type { Prepared } from '#src/admin/store/uploads/prepare-photo.ts';
import { CallFailed } from '#src/api/failure.ts';
import type { KeptFile, KeptFiles } from '#src/db/kept-files.ts';
import { isFull } from '#src/db/store.ts';

export type UploadState = 'waiting' | 'sending' | 'paused' | 'stalled' | 'refused' | 'done';

export interface Upload {
  readonly uuid: string;
  fileName: string;
  bytes: number;
  sent: number;
  state: UploadState;
  refusal: RefusalCode | null;
  /** On the disk of this device; false: it goes with the tab, and the screen says so. */
  isKept: boolean;
  /** The disk had no room for it. */
  isTooMuch: boolean;
  /** Address of the picture on this device; null of what is none. */
  preview: string | null;
  size: KeptFile['size'];
  /** It gets the place of a file that is there: it is none of its own. */
  readonly replaces: string | null;
  /** What it became. */
  file: MediaFile | null;
}

export interface UploadDeps {
  readonly files: KeptFiles;
  readonly call: Call;
  /** ISO instant of the device. */
  readonly now: () => string;
  readonly newId: () => string;
  /** Every tab sends in its turn. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  /** A photo as it is to be kept; what is none as it is. */
  readonly prepare: (file: Blob, fileName: string) => Promise<Prepared>;
  readonly addressOf: (content: Blob) => string;
  readonly forget: (address: string) => void;
  readonly report: (error: unknown) => void;
}

export const uploads = proxy<{ list: Upload[] }>({ list: [] });

const contents = ref(new Map<string, KeptFile>());
let here: UploadDeps | null = null;
let isRunning = false;
let isAsked = false;

export interface AddOptions {
  readonly folder?: string | null;
  readonly replaces?: string | null;
}

/** What waits on this device goes on. Answers how to stop. */
export async function openUploads(deps: UploadDeps): Promise<() => void> {
  here = deps;
  for (const row of await deps.files.all()) if (find(row.uuid) === undefined) show(deps, row, deps.files.durable);
  void run();
  return () => {
    if (here !== deps) return;
    here = null;
    for (const { preview } of uploads.list) if (preview !== null) deps.forget(preview);
    uploads.list = [];
    contents.clear();
    deps.files.close();
  };
}

function show({ addressOf }: UploadDeps, row: KeptFile, isKept: boolean): void {
  const { uuid, fileName, content, size, replaces } = row;
  contents.set(uuid, row);
  const refusal =
    faultOf(fileName, content.size) ?? (row.refusal !== null && isRefusalCode(row.refusal) ? row.refusal : null);
  uploads.list.push({
    uuid,
    fileName,
    bytes: content.size,
    sent: 0,
    state: refusal === null ? 'waiting' : 'refused',
    refusal,
    isKept,
    isTooMuch: false,
    preview: claimedFormat(fileName)?.type === 'image' ? addressOf(content) : null,
    size,
    replaces,
    file: null,
  });
}

/**
 * Takes files in, and sends them as soon as that can be.
 * @returns UUIDs under which they will stand in the library, in their order, once each is kept
 */
export async function addFiles(given: readonly File[], { folder = null, replaces = null }: AddOptions = {}) {
  const deps = here;
  if (deps === null) return [];
  const added: string[] = [];
  for (const file of given) {
    const uuid = deps.newId();
    const { content, fileName, size } =
      faultOf(file.name, file.size) === 'media.type'
        ? { content: file, fileName: file.name, size: null }
        : await deps.prepare(file, file.name);
    const row = { uuid, fileName, content, folder, replaces, size, refusal: null, at: deps.now() };
    show(deps, row, false);
    added.push(uuid);
    if (find(uuid)?.state !== 'refused') await keep(deps, row);
  }
  void run();
  return added;
}

async function keep({ files }: UploadDeps, row: KeptFile): Promise<void> {
  contents.set(row.uuid, row);
  try {
    await files.keep(row);
    mark(row.uuid, { isKept: files.durable, isTooMuch: false });
  } catch (error) {
    if (!isFull(error)) throw error;
    mark(row.uuid, { isKept: false, isTooMuch: true });
  }
}

/** What the shop would say before it has a byte. */
function faultOf(fileName: string, bytes: number): RefusalCode | null {
  const format = claimedFormat(fileName);
  if (format === null || bytes === 0) return 'media.type';
  return bytes > MOST_BYTES[format.type] ? 'media.tooLarge' : null;
}

const find = (uuid: string): Upload | undefined => uploads.list.find((one) => one.uuid === uuid);

function mark(uuid: string, part: Partial<Upload>): void {
  const one = find(uuid);
  if (one !== undefined) Object.assign(one, part);
}

export function pauseUploads(): void {
  for (const one of uploads.list) if (isOpen(one)) one.state = 'paused';
}

export function resumeUploads(): void {
  for (const one of uploads.list) if (one.state === 'paused' || one.state === 'stalled') one.state = 'waiting';
  void run();
}

/** The shop may be in reach again: what the network stopped goes on, what somebody stopped does not. */
export function retryUploads(): void {
  for (const one of uploads.list) if (one.state === 'stalled') one.state = 'waiting';
  void run();
}

export const isOpen = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'waiting' || state === 'sending' || state === 'stalled';

/** The shop does not have it. */
export const isHere = ({ state }: Pick<Upload, 'state'>): boolean => state !== 'done';

/** Takes it off the list; what the shop has of it goes, too. */
export function dropUpload(uuid: string): void {
  const one = find(uuid);
  if (one === undefined) return;
  if (one.sent > 0 && one.state !== 'done')
    void here?.call('api.admin.media.uploads.destroy', { params: { uuid }, body: {} }).catch(() => {});
  if (one.preview !== null) here?.forget(one.preview);
  contents.delete(uuid);
  uploads.list = uploads.list.filter((other) => other.uuid !== uuid);
  void here?.files.drop(uuid).catch(here.report);
}

/** What has arrived leaves the list. */
export function clearDone(): void {
  for (const { uuid } of uploads.list.filter(({ state }) => state === 'done')) dropUpload(uuid);
}

/** Another content in its place: a photo made smaller. */
export async function replaceContent(uuid: string, content: Blob, fileName: string): Promise<void> {
  const row = contents.get(uuid);
  if (here === null || row === undefined) return;
  const refusal = faultOf(fileName, content.size);
  mark(uuid, { fileName, bytes: content.size, sent: 0, refusal, state: refusal === null ? 'waiting' : 'refused' });
  if (refusal === null) await keep(here, { ...row, content, fileName });
  void run();
}

export const contentOf = (uuid: string): Blob | null => contents.get(uuid)?.content ?? null;

async function run(): Promise<void> {
  isAsked = true;
  const deps = here;
  if (isRunning || deps === null) return;
  isRunning = true;
  try {
    do {
      isAsked = false;
      if (next(deps) !== undefined) await deps.inTurn(() => sendAll(deps));
    } while (wasAsked());
  } catch (error) {
    deps.report(error);
  } finally {
    isRunning = false;
  }
}

/** Somebody asked for it while it ran. */
const wasAsked = (): boolean => isAsked;

/** None once somebody else's device is open. */
const next = (deps: UploadDeps): Upload | undefined =>
  here === deps ? uploads.list.find(({ state }) => state === 'waiting') : undefined;

async function sendAll(deps: UploadDeps): Promise<void> {
  for (let one = next(deps); one !== undefined; one = next(deps)) await sendOne(deps, one);
}

async function sendOne(deps: UploadDeps, one: Upload): Promise<void> {
  const { uuid } = one;
  const row = contents.get(uuid);
  if (row === undefined) return;
  // another tab had its turn: it was sent, or given up, there
  if (one.isKept && !(await deps.files.has(uuid))) return dropUpload(uuid);
  one.state = 'sending';
  try {
    const file = await sendFile(deps.call, row, {
      goesOn: () => find(uuid)?.state === 'sending',
      onSent: (sent) => mark(uuid, { sent }),
    });
    if (file === null) return;
    mark(uuid, { file, state: 'done' });
    await deps.files.drop(uuid);
  } catch (error) {
    await tellFailure(deps, row, error);
  }
}

/** What the shop says of the file itself, or of the right to send it; anything else may be otherwise later. */
const FINAL: ReadonlySet<RefusalCode> = new Set([
  'media.type',
  'media.tooLarge',
  'permission.missing',
  'record.unknown',
  'record.moved',
  'input.invalid',
  'input.tooLarge',
]);

async function tellFailure({ files }: UploadDeps, row: KeptFile, error: unknown): Promise<void> {
  if (error instanceof Refusal && FINAL.has(error.code)) {
    mark(row.uuid, { state: 'refused', refusal: error.code });
    if (find(row.uuid)?.isKept === true) await files.keep({ ...row, refusal: error.code });
    return;
  }
  if (!(error instanceof CallFailed) && !(error instanceof Refusal)) throw error;
  if (find(row.uuid)?.state === 'sending') mark(row.uuid, { state: 'stalled' });
}

/**
 * Files of this browser on their way into the library: one after another, in parts, whatever page is open. A part that
 * got no answer is asked for again from where the shop has the file; nothing is sent twice that it has.
 *
 *   waiting ─► sending ─► done
 *      ▲          ├─ no answer ──► stalled ─ network ─┐
 *      │          ├─ paused ─────► paused ── resumed ─┤
 *      └──────────┼───────────────────────────────────┘
 *                 └─ refused ────► refused
 */
import { proxy, ref } from 'valtio';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { claimedFormat, MOST_BYTES } from '#core/domain/media/media-format.ts';
import type { RefusalCode } from '#core/wire/refusal.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { base64Of } from '#src/admin/store/base64.ts';
import { CallFailed } from '#src/api/failure.ts';

export type UploadState = 'waiting' | 'sending' | 'paused' | 'stalled' | 'refused' | 'done';

export interface Upload {
  readonly uuid: string;
  fileName: string;
  bytes: number;
  sent: number;
  state: UploadState;
  refusal: RefusalCode | null;
  /** Address of the picture on this device; null of what is none. */
  preview: string | null;
  /** What it became. */
  file: MediaFile | null;
}

interface Source {
  content: Blob;
  readonly folder: string | null;
  readonly replaces: string | null;
}

export const uploads = proxy<{ list: Upload[] }>({ list: [] });

const sources = ref(new Map<string, Source>());
let sender: Call | null = null;
let isRunning = false;

export interface AddOptions {
  readonly folder?: string | null;
  readonly replaces?: string | null;
}

/** @returns UUIDs under which the files will stand in the library, in their order */
export function addFiles(call: Call, given: readonly File[], { folder = null, replaces = null }: AddOptions = {}) {
  sender = call;
  const added = given.map((file): Upload => {
    const uuid = crypto.randomUUID();
    sources.set(uuid, { content: file, folder, replaces });
    const refusal = faultOf(file.name, file.size);
    const isShown = claimedFormat(file.name)?.type === 'image';
    return {
      uuid,
      fileName: file.name,
      bytes: file.size,
      sent: 0,
      state: refusal === null ? 'waiting' : 'refused',
      refusal,
      preview: isShown ? URL.createObjectURL(file) : null,
      file: null,
    };
  });
  uploads.list.push(...added);
  void run();
  return added.map(({ uuid }) => uuid);
}

/** What the shop would say before it has a byte. */
function faultOf(fileName: string, bytes: number): RefusalCode | null {
  const format = claimedFormat(fileName);
  if (format === null || bytes === 0) return 'media.type';
  return bytes > MOST_BYTES[format.type] ? 'media.tooLarge' : null;
}

const find = (uuid: string): Upload | undefined => uploads.list.find((one) => one.uuid === uuid);

export function pauseUploads(): void {
  for (const one of uploads.list) if (isOpen(one)) one.state = 'paused';
}

export function resumeUploads(): void {
  for (const one of uploads.list) if (one.state === 'paused' || one.state === 'stalled') one.state = 'waiting';
  void run();
}

export const isOpen = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'waiting' || state === 'sending' || state === 'stalled';

/** Takes it off the list; what the shop has of it goes, too. */
export function dropUpload(uuid: string): void {
  const one = find(uuid);
  if (one === undefined) return;
  if (one.sent > 0 && one.state !== 'done')
    void sender?.('api.admin.media.uploads.destroy', { params: { uuid }, body: {} }).catch(() => {});
  if (one.preview !== null) URL.revokeObjectURL(one.preview);
  sources.delete(uuid);
  uploads.list = uploads.list.filter((other) => other.uuid !== uuid);
}

/** What has arrived leaves the list. */
export function clearDone(): void {
  for (const { uuid } of uploads.list.filter(({ state }) => state === 'done')) dropUpload(uuid);
}

/** Another content in its place: a photo made smaller. */
export function replaceContent(uuid: string, content: Blob, fileName: string): void {
  const one = find(uuid);
  const source = sources.get(uuid);
  if (one === undefined || source === undefined) return;
  source.content = content;
  Object.assign(one, { fileName, bytes: content.size, sent: 0, refusal: faultOf(fileName, content.size) });
  one.state = one.refusal === null ? 'waiting' : 'refused';
  void run();
}

export const contentOf = (uuid: string): Blob | null => sources.get(uuid)?.content ?? null;

async function run(): Promise<void> {
  if (isRunning || sender === null) return;
  isRunning = true;
  try {
    for (let next = waiting(); next !== undefined; next = waiting()) await sendOne(sender, next);
  } finally {
    isRunning = false;
  }
}

const waiting = (): Upload | undefined => uploads.list.find(({ state }) => state === 'waiting');

async function sendOne(call: Call, one: Upload): Promise<void> {
  const { uuid } = one;
  const source = sources.get(uuid);
  if (source === undefined) return;
  const { content, folder, replaces } = source;
  one.state = 'sending';
  const goesOn = () => find(uuid)?.state === 'sending';
  try {
    const body = { uuid, fileName: one.fileName, bytes: content.size, folder, replaces };
    let { offset } = await call('api.admin.media.uploads.store', { body });
    one.sent = offset;
    while (offset < content.size && goesOn()) {
      const data = await base64Of(content.slice(offset, offset + UPLOAD_PART));
      ({ offset } = await call('api.admin.media.uploads.part', { params: { uuid }, body: { offset, data } }));
      one.sent = offset;
    }
    if (!goesOn()) return;
    one.file = await call('api.admin.media.uploads.finish', { params: { uuid }, body: {} });
    one.state = 'done';
  } catch (error) {
    tellFailure(one, error);
  }
}

function tellFailure(one: Upload, error: unknown): void {
  if (error instanceof Refusal && error.code !== 'attempts.exceeded') {
    one.state = 'refused';
    one.refusal = error.code;
    return;
  }
  if (!(error instanceof CallFailed) && !(error instanceof Refusal)) throw error;
  if (one.state === 'sending') one.state = 'stalled';
}

/** What somebody does with a file on its way: chosen, given up, made smaller, sent again (rules S111–S117). */
import { ref } from 'valtio';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { claimedFormat, MOST_BYTES } from '#core/domain/media/media-format.ts';
import { Refusal, type RefusalCode } from '#core/wire/refusal.ts';
import { freshMark, type KeptFile } from '#src/db/kept-file.ts';
import { isFull } from '#src/db/store.ts';
import { show, takeOff, tell, write } from './follow-marks.ts';
import type { OpenedUploads } from './opened-uploads.ts';
import { run } from './send-rounds.ts';
import { after } from './upload-state.ts';
import { findUpload, showMark, shownOf } from './upload-view.ts';

export interface AddOptions {
  readonly folder?: string | null;
  /** The file of the library that gets the content, as whoever chose it saw it. */
  readonly replaces?: Pick<MediaFile, 'uuid' | 'rev' | 'revId'> | null;
}

/**
 * Takes files in, and sends them as soon as that can be. One that the disk refuses is said to be in this tab alone; the
 * others are kept all the same (rule S117).
 * @returns UUIDs under which they will stand in the library, in their order, once each is kept
 */
export async function takeFiles(
  opened: OpenedUploads,
  given: readonly File[],
  { folder = null, replaces = null }: AddOptions = {},
): Promise<string[]> {
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
async function takeIn(opened: OpenedUploads, row: KeptFile): Promise<void> {
  const { deps, homes } = opened;
  opened.contents.set(row.uuid, ref(row));
  const code = faultOf(row.fileName, row.content.size);
  if (code !== null) {
    await homes.hold(row);
    const failure = { kind: 'refused', code } as const;
    const mark = await homes.change(row.uuid, (before) => after(before, { type: 'failed', failure }));
    if (mark !== null) showMark(opened.shown, mark);
    return;
  }
  const error = await homes.keep(row);
  const one = findUpload(opened.shown, row.uuid);
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

/** Takes it off the list, in every tab; what the shop has of it goes, too. */
export function dropFile(opened: OpenedUploads, uuid: string): void {
  const one = findUpload(opened.shown, uuid);
  if (one === undefined) return;
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

/** Another content in its place: a photo made smaller. The shop lets go of what it has of the former (rule S113). */
export async function giveContent(
  opened: OpenedUploads,
  uuid: string,
  { content, fileName }: Pick<KeptFile, 'content' | 'fileName'>,
): Promise<void> {
  const row = opened.contents.get(uuid);
  if (row === undefined) return;
  const smaller = { ...row, content, fileName };
  const one = findUpload(opened.shown, uuid);
  if (one !== undefined) Object.assign(one, { ...shownOf(freshMark(row)), fileName, bytes: content.size });
  await takeIn(opened, smaller);
  run(opened);
}

/**
 * Sends what the shop refused again. A file that was written since gets the content all the same: its author has been told,
 * and means it (rule S111); what is somebody else's under the UUID goes under another one.
 * @throws CallFailed, Refusal where the shop cannot be asked what is there now
 */
export async function resendFile(opened: OpenedUploads, uuid: string): Promise<void> {
  const one = findUpload(opened.shown, uuid);
  const row = opened.contents.get(uuid);
  if (one === undefined || row === undefined || one.state !== 'refused') return;
  if (one.refusal !== 'record.moved') tell(opened, uuid, { type: 'resent' });
  else if (row.replaces === null) {
    const copy = { ...row, uuid: opened.deps.newId() };
    show(opened, copy, freshMark(copy), false);
    await takeIn(opened, copy);
    dropFile(opened, uuid);
  } else {
    const { data } = await opened.deps.call('api.admin.media.index', { query: { ids: [row.replaces] } });
    const [now] = data;
    // Given up, or given another content, while the shop was asked.
    if (opened.contents.get(uuid) !== row) return;
    if (now === undefined) throw new Refusal('record.unknown');
    Object.assign(one, shownOf(freshMark(row)));
    await takeIn(opened, { ...row, baseRev: now.rev, baseRevId: now.revId });
  }
  run(opened);
}

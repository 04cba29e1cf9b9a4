/** Photos in the histories: chosen, sent, refused, given up; what was told to be kept is written down beside. */
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { tellAll } from '#src/admin/store/uploads/follow-marks.ts';
import { dropFile, giveContent, resendFile, takeFiles } from '#src/admin/store/uploads/take-files.ts';
import { findUpload, type Upload } from '#src/admin/store/uploads/upload-view.ts';
import type { VirtualClock } from '#tests/support/sync/virtual-clock.ts';
import type { OfficeDevice } from '../office-device.ts';
import type { FileAction, PhotoSort } from './file-actions.ts';
import type { FileDesk, FileTab } from './file-desk.ts';
import type { ModelLibrary } from './model-library.ts';
import { TextFile, TOO_LARGE } from './text-file.ts';

interface Photo {
  readonly uuid: string;
  /** The file of the library that was to get it. */
  readonly replaces: string | null;
  /** What it may be at the shop: as it was chosen, or smaller. */
  readonly contents: Set<string>;
}

export interface FileWorld {
  readonly clock: VirtualClock;
  readonly library: ModelLibrary;
  readonly desks: readonly FileDesk[];
  /** By their UUID: those that somebody was told are kept. */
  readonly photos: Map<string, Photo>;
  /** Every content that was ever chosen. */
  readonly chosen: Set<string>;
  /** UUIDs that were given up, died with a tab that alone had them, or were lost with what the shop had since its backup. */
  readonly givenUp: Set<string>;
}

/** Two of the library, from the beginning. */
export const LIBRARY = [1, 2].map((one) => `0000000f-0000-4000-8000-00000000000${String(one)}`);

function textOf(world: FileWorld, sort: PhotoSort): string {
  const text = `${sort === 'false' ? 'faux' : ''}p${String(world.chosen.size)}p`;
  return sort === 'long' ? text.padEnd(UPLOAD_PART + 7, 'a') : text;
}

async function choose(
  world: FileWorld,
  { opened }: FileTab,
  { sort, replaces = null }: { readonly sort: PhotoSort; readonly replaces?: string | null },
): Promise<Upload | undefined> {
  const text = textOf(world, sort);
  world.chosen.add(text);
  const seen = replaces === null ? undefined : world.library.files().get(replaces);
  if (replaces !== null && seen === undefined) return undefined;
  const file = new TextFile(text, 'train.jpg', sort === 'large' ? TOO_LARGE : text.length);
  const [uuid] = await takeFiles(opened, [file], { replaces: seen ?? null });
  if (uuid === undefined) return undefined;
  world.photos.set(uuid, { uuid, replaces, contents: new Set([text]) });
  return findUpload(opened.shown, uuid);
}

/** The photo becomes the picture of the document that is open, as the field of the builder does it. */
function intoDocument(device: OfficeDevice, tab: number, upload: Upload | undefined): void {
  const sitting = device.sittings[tab % Math.max(1, device.sittings.length)];
  if (upload === undefined || upload.state === 'refused' || sitting === undefined) return;
  sitting.edited.change((body) => ('thumbnail' in body ? { ...body, thumbnail: upload.uuid } : body));
}

/** What a tab alone has goes with it: its screen says so. */
export async function killFileTab(world: FileWorld, desk: FileDesk, tab: FileTab): Promise<void> {
  const shown = tab.opened.shown.list.map(({ uuid }) => uuid);
  tab.kill();
  await world.clock.settle();
  for (const uuid of shown) if (!(await desk.disk().has(uuid))) world.givenUp.add(uuid);
}

export async function actOnFiles(world: FileWorld, device: OfficeDevice, action: FileAction): Promise<void> {
  const desk = world.desks[action.device];
  const tab = desk?.tabs[action.tab % Math.max(1, desk.tabs.length)];
  if (desk === undefined) return;
  if (action.do === 'tab') return desk.tabs.length > 2 ? undefined : desk.open();
  if (tab === undefined) return;
  const { opened, ice } = tab;
  if (action.do === 'killTab') return killFileTab(world, desk, tab);
  if (action.do === 'freezeTab') return ice.freeze();
  if (action.do === 'thawTab') return ice.thaw();
  // nobody presses anything in a tab that is frozen
  if (ice.isFrozen()) return;
  switch (action.do) {
    case 'photo':
      void choose(world, tab, action).then((upload) => {
        if (action.isForDocument) intoDocument(device, action.tab, upload);
      });
      return;
    case 'replace':
      return void choose(world, tab, { sort: 'small', replaces: LIBRARY[action.file] ?? null });
    case 'resend':
    case 'shrink':
    case 'giveUp':
      return onOne(world, tab, action);
    case 'pause':
      return tellAll(opened, { type: 'paused' });
    case 'resume':
      return tellAll(opened, { type: 'resumed' });
    case 'sendNow':
      return tellAll(opened, { type: 'asked' });
    case 'clearDone':
      for (const { uuid } of opened.shown.list.filter(({ state }) => state === 'done')) dropFile(opened, uuid);
  }
}

/** What the line of a file offers (`upload-line.tsx`). */
function onOne(
  world: FileWorld,
  { opened }: FileTab,
  { do: what, nth }: { readonly do: 'resend' | 'shrink' | 'giveUp'; readonly nth: number },
): void {
  const { list } = opened.shown;
  const mayResend = ({ refusal }: Upload): boolean => refusal !== 'media.tooLarge' && refusal !== 'media.type';
  const offered = {
    giveUp: ({ state }: Upload) => state !== 'done',
    resend: (one: Upload) => one.state === 'refused' && mayResend(one),
    shrink: ({ state, refusal }: Upload) => state === 'refused' && refusal === 'media.tooLarge',
  }[what];
  const some = list.filter(offered);
  const one = some[nth % Math.max(1, some.length)];
  if (one === undefined) return;
  const { uuid } = one;
  if (what === 'giveUp') {
    world.givenUp.add(uuid);
    dropFile(opened, uuid);
  } else if (what === 'resend') void resendFile(opened, uuid).catch(() => {});
  else {
    const text = `${textOf(world, 'small')}s`;
    world.chosen.add(text);
    world.photos.get(uuid)?.contents.add(text);
    void giveContent(opened, uuid, { content: new TextFile(text, 'train.webp'), fileName: 'train.webp' });
  }
}

/** What nobody but the shop had since its backup is gone with it. */
export async function restoreLibrary(world: FileWorld): Promise<void> {
  const backup = world.library.backup();
  if (backup === null) return;
  for (const { uuid, replaces, contents } of world.photos.values()) {
    const isBackedUp = backup.get(replaces ?? uuid)?.contents.some((text) => contents.has(text)) ?? false;
    if (!isBackedUp && !(await isOnDevice(world, uuid))) world.givenUp.add(uuid);
  }
  world.library.restore();
}

/** With its content: on a disk, or in a tab. */
export async function isOnDevice({ desks }: FileWorld, uuid: string): Promise<boolean> {
  for (const { disk, tabs } of desks) {
    if ((await disk().get(uuid)) !== null) return true;
    for (const { opened } of tabs) if (opened.contents.has(uuid) && !isDone(opened, uuid)) return true;
  }
  return false;
}

const isDone = (opened: FileTab['opened'], uuid: string): boolean =>
  (findUpload(opened.shown, uuid)?.state ?? 'done') === 'done';

/** Everything heals: frozen tabs wake, and somebody looks at each device. */
export async function healFiles(world: FileWorld, hadLine: readonly boolean[]): Promise<void> {
  for (const [at, desk] of world.desks.entries()) {
    for (const { ice } of desk.tabs) ice.thaw();
    await world.clock.settle();
    if (desk.tabs.length === 0) await desk.open();
    if (hadLine[at] === false) desk.look();
  }
}

/** Files on their way as this tab shows them. */
import { proxy, ref } from 'valtio';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { claimedFormat } from '#core/domain/media/media-format.ts';
import { isRefusalCode, type RefusalCode } from '#core/wire/refusal.ts';
import type { FileMark, KeptFile } from '#src/db/kept-file.ts';

export interface Upload {
  readonly uuid: string;
  fileName: string;
  bytes: number;
  sent: number;
  state: FileMark['state'];
  why: FileMark['why'];
  refusal: RefusalCode | null;
  /** On the disk of this device; false: it goes with the tab, and the screen says so. */
  isKept: boolean;
  /** Why the disk did not take it: it had no room, or failed. */
  isTooMuch: boolean;
  isFailed: boolean;
  /** Address of the picture on this device; null of what is none. */
  preview: string | null;
  size: KeptFile['size'];
  /** It gets the place of a file that is there: it is none of its own. */
  readonly replaces: string | null;
  /** What it became. */
  file: MediaFile | null;
}

/** What one tab shows. */
export interface UploadsShown {
  list: Upload[];
}

export const showNone = (): UploadsShown => proxy<UploadsShown>({ list: [] });

/** Addresses of pictures that this device has. */
export interface Previews {
  readonly addressOf: (content: Blob) => string;
  readonly forget: (address: string) => void;
}

export const findUpload = ({ list }: UploadsShown, uuid: string): Upload | undefined =>
  list.find((one) => one.uuid === uuid);

export const shownOf = ({ state, sent, why, refusal, file }: FileMark) => ({
  state,
  sent,
  why,
  refusal: refusal !== null && isRefusalCode(refusal) ? refusal : null,
  file: file === null ? null : ref(file),
});

interface Chosen {
  readonly row: KeptFile;
  readonly mark: FileMark;
  readonly isKept: boolean;
}

export function showUpload(shown: UploadsShown, { addressOf }: Previews, { row, mark, isKept }: Chosen): void {
  const { uuid, fileName, content, size, replaces } = row;
  shown.list.push({
    uuid,
    fileName,
    bytes: content.size,
    ...shownOf(mark),
    isKept,
    isTooMuch: false,
    isFailed: false,
    preview: claimedFormat(fileName)?.type === 'image' ? addressOf(content) : null,
    size,
    replaces,
  });
}

export function showMark(shown: UploadsShown, mark: FileMark): void {
  const one = findUpload(shown, mark.uuid);
  if (one !== undefined) Object.assign(one, shownOf(mark));
}

export function takeOffList(shown: UploadsShown, { forget }: Previews, uuid: string): void {
  const preview = findUpload(shown, uuid)?.preview ?? null;
  if (preview !== null) forget(preview);
  shown.list = shown.list.filter((one) => one.uuid !== uuid);
}

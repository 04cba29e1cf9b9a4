import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { useMedia } from '#src/admin/parts/media/use-media.ts';
import { Thumb } from '#src/admin/parts/media/thumb.tsx';

/** Files of the library that a page of a list shows in small, by their UUIDs. */
export function useThumbs(heads: readonly DocumentHead[]): ReadonlyMap<string, MediaFile> {
  const ids = [...new Set(heads.flatMap(({ thumbnail }) => thumbnail ?? []))];
  const { answer } = useMedia(ids.length === 0 ? null : { ids });
  return new Map((answer?.data ?? []).map((file) => [file.uuid, file]));
}

export function HeadThumb({ uuid, thumbs }: { uuid: string | null; thumbs: ReadonlyMap<string, MediaFile> }) {
  const file = uuid === null ? undefined : thumbs.get(uuid);
  return file === undefined ? null : <Thumb file={file} size="sm" />;
}

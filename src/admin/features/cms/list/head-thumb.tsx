import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { Thumb } from '#src/admin/parts/media/thumb.tsx';

/** Files of the library that a page of a list shows in small, by their UUIDs. */
export function useThumbs(heads: readonly DocumentHead[]): ReadonlyMap<string, MediaFile> {
  const ids = [...new Set(heads.flatMap(({ thumbnail }) => thumbnail ?? []))];
  const { answer } = useAnswer('api.admin.media.index', ids.length === 0 ? null : { query: { ids } });
  return new Map((answer?.data ?? []).map((file) => [file.uuid, file]));
}

export function HeadThumb({ uuid, thumbs }: { uuid: string | null; thumbs: ReadonlyMap<string, MediaFile> }) {
  const file = uuid === null ? undefined : thumbs.get(uuid);
  return file === undefined ? null : <Thumb file={file} size="sm" />;
}

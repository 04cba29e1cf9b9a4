import { useMemo } from 'react';
import type { Picture } from '#core/contract/catalogue/structure.ts';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { useMedia } from '#src/admin/parts/media/use-media.ts';
import { usePendingPictures } from '#src/admin/store/uploads/use-pending-pictures.ts';

export interface NamedPicture extends Picture {
  readonly fileName: string;
}

export const pictureOf = ({ hash, width, height, alt, fileName }: MediaFile): NamedPicture => ({
  hash,
  fileName,
  width: width ?? 800,
  height: height ?? 600,
  alt: alt.fr_FR,
});

/** Most that one question names. */
const MOST = 100;

/** Pictures of the library by their UUIDs, as the shop says, this device kept them, or has them alone. */
export function useLibraryPictures(uuids: readonly string[]): Readonly<Record<string, NamedPicture>> {
  const ids = uuids.slice(0, MOST).toSorted();
  const pending = usePendingPictures();
  const { answer } = useMedia(ids.length === 0 ? null : { ids, perPage: String(MOST) });
  return useMemo(
    () =>
      Object.fromEntries([
        ...pending.map((one) => [one.uuid, one] as const),
        ...(answer?.data ?? []).map((file) => [file.uuid, pictureOf(file)] as const),
      ]),
    [answer, pending],
  );
}

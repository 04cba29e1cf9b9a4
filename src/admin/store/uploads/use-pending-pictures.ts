import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Picture } from '#core/contract/catalogue/structure.ts';
import { uploads } from '#src/admin/store/uploads/uploads.ts';

/** A picture that this device has, whether it is at the shop already or not. */
export interface PendingPicture extends Picture {
  readonly uuid: string;
  readonly fileName: string;
  readonly preview: string;
}

/** What a picture measures until its own measure is known. */
const UNKNOWN = { width: 800, height: 600 };

/** Pictures that were chosen on this device: shown from it, the newest first. */
export function usePendingPictures(): readonly PendingPicture[] {
  const { list } = useSnapshot(uploads);
  return useMemo(
    () =>
      list
        .filter(({ replaces, state }) => replaces === null && state !== 'refused')
        .flatMap(({ uuid, fileName, preview, size }) =>
          preview === null ? [] : [{ uuid, fileName, preview, hash: '', alt: '', ...(size ?? UNKNOWN) }],
        )
        .toReversed(),
    [list],
  );
}

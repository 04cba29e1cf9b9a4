import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { useMedia } from '#src/admin/parts/media/use-media.ts';
import { pictureData } from '#src/content/media.ts';

/** In their order; those that are not on this device are left out. */
export function useTypedPictures(held: unknown) {
  const rows = (Array.isArray(held) ? held : []).map((row) => valuesIn(row));
  const ids = rows.map((row) => textIn(row['picture'])).filter((uuid) => uuid !== '');
  const { answer } = useMedia(ids.length === 0 ? null : { ids });
  return rows.flatMap((row) => {
    const file = answer?.data.find(({ uuid }) => uuid === row['picture']);
    if (file === undefined || file.width === null || file.height === null) return [];
    return [pictureData({ hash: file.hash, width: file.width, height: file.height }, textIn(row['alt']))];
  });
}

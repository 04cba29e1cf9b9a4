import { PICTURE_WIDTHS, picturePath } from '#core/contract/pages/paths.ts';
import type { PictureData } from '#src/ui/picture/picture.tsx';

interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  /** Its address on this device, as long as the shop does not have it. */
  preview?: string;
}

/** A stored picture for `<img>`, in the sizes it exists in. */
export function pictureData(picture: StoredPicture, alt: string): PictureData {
  if (picture.preview !== undefined) return { src: picture.preview, width: picture.width, height: picture.height, alt };
  return {
    src: picturePath(picture.hash, 400),
    srcSet: PICTURE_WIDTHS.map((width) => `${picturePath(picture.hash, width)} ${width}w`).join(', '),
    width: picture.width,
    height: picture.height,
    alt,
  };
}

/** A square of nothing, where neither the article nor its category has a picture. */
export const NO_PICTURE: PictureData = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E',
  width: 400,
  height: 400,
  alt: '',
};

/** The picture of a line that keeps nothing but its hash. */
export function linePicture(hash: string | null): PictureData {
  return hash === null ? NO_PICTURE : pictureData({ hash, width: 400, height: 400 }, '');
}

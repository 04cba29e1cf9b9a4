/** Makes a photo small enough to wait on this device and to travel (design §5): its longest side, then its bytes. */
import { RMA_PHOTO_BYTES, RMA_PHOTO_SIDE } from '#core/contract/returns/rma.ts';
import type { DraftPhoto } from '#src/shop/features/account/returns/photo-draft.ts';

/** From the best: the first that is light enough is taken. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const;

/** @returns null for a file this browser cannot show */
export async function shrinkPhoto(file: Blob, uuid: string): Promise<DraftPhoto | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const { width, height } = fitting(picture);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // What was clear is white: JPEG knows no other.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  for (const quality of QUALITIES) {
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (small !== null && small.size <= RMA_PHOTO_BYTES)
      return { uuid, mime: 'image/jpeg', data: await base64Of(small) };
  }
  return null;
}

/** The size at which the longest side fits; never larger than it is. */
export function fitting({ width, height }: { readonly width: number; readonly height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, RMA_PHOTO_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((done, fail) => {
    reader.addEventListener('error', () => fail(reader.error ?? new Error('the photo could not be read')));
    reader.addEventListener('load', () => {
      const text = typeof reader.result === 'string' ? reader.result : '';
      done(text.slice(text.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });
}

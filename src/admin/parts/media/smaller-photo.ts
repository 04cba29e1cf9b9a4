/** Longest side of a photo made smaller on the device, in pixels: enough for the widest screen of the shop. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

/** @returns null for what this browser cannot draw */
export async function smallerPhoto(content: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(content).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}

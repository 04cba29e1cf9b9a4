/**
 * Reads codes where the platform cannot (Firefox, Safari): ZXing, in JavaScript alone, because the policy lets no
 * other code in. Its parts are named one by one: 29 kB of the 108 that all of it weighs, compressed.
 */
import BarcodeFormat from '@zxing/library/esm/core/BarcodeFormat.js';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType.js';
import NotFoundException from '@zxing/library/esm/core/NotFoundException.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js';
import MultiFormatOneDReader from '@zxing/library/esm/core/oned/MultiFormatOneDReader.js';
import type { CodeReader } from './frame.ts';
import { luminanceOf } from './luminance.ts';

const HINTS = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.CODE_128]],
]);

/** Wider pictures take longer and read no more. */
const WIDTH = 800;

/** The code in a picture of brightness; null: there is none, or its check digit is wrong. */
export function codeIn(grey: Uint8ClampedArray, width: number, height: number): string | null {
  try {
    const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
    return new MultiFormatOneDReader(HINTS).decode(picture, HINTS).getText();
  } catch (error) {
    if (error instanceof NotFoundException) return null;
    throw error;
  }
}

export function zxingReader(): CodeReader {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (frame) => {
    if (context === null || frame.videoWidth === 0) return Promise.resolve(null);
    canvas.width = Math.min(WIDTH, frame.videoWidth);
    canvas.height = Math.round((canvas.width * frame.videoHeight) / frame.videoWidth);
    context.drawImage(frame, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return Promise.resolve(codeIn(luminanceOf(data), canvas.width, canvas.height));
  };
}

/** What reads EAN-13, EAN-8 and Code 128 in a picture of the camera: the platform, or a library that comes for it alone. */
import type { CodeReader, Frame } from './frame.ts';

const FORMATS: readonly string[] = ['ean_13', 'ean_8', 'code_128'];

interface Detector {
  detect: (frame: Frame) => Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const isDetectorClass = (value: unknown): value is DetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value;

/** The platform's own, where it has one that reads all three. */
async function platformReader(): Promise<CodeReader | null> {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isDetectorClass(found)) return null;
  const formats = await found.getSupportedFormats().catch((): string[] => []);
  if (!FORMATS.every((format) => formats.includes(format))) return null;
  const detector = new found({ formats: FORMATS });
  return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
}

export async function openReader(): Promise<CodeReader> {
  return (await platformReader()) ?? (await import('./zxing-reader.ts')).zxingReader();
}

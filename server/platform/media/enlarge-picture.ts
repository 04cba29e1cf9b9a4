import sharp from 'sharp';

import { ENLARGED_WIDTH } from '#core/contract/pages/paths.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

import { pictureTurns } from './turns.ts';
import { findSource, sizeName, WEBP } from './make-picture.ts';

/** Dots per inch at which a drawing has the size it names. */
const PLAIN_DENSITY = 72;

/** The enlarged size of a stored picture, as WebP; null for a hash that nobody knows. */
export type Enlarge = (hash: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/**
 * Few pictures are ever looked at closely: the size for it is made when it is first asked for, one picture at a time, so
 * that curious visitors never take the shop's processor from the others. A photo is not made larger than it is.
 */
export function createEnlarging(storage: StorageGateway): Enlarge {
  let turn: Promise<unknown> = Promise.resolve();
  const make = async (hash: string) => {
    const name = sizeName(hash, ENLARGED_WIDTH, 'webp');
    /* somebody before us in the queue may have asked for the same */
    const made = await storage.read(name);
    if (made) return made;
    const source = await findSource(storage, hash);
    if (!source) return null;
    const { content, isDrawing } = source;
    const enlarged = await pictureTurns.take(async () => {
      const { width } = await sharp(content).metadata();
      const drawn = isDrawing ? { density: (PLAIN_DENSITY * ENLARGED_WIDTH) / width } : {};
      return sharp(content, drawn)
        .rotate()
        .resize({ width: ENLARGED_WIDTH, withoutEnlargement: true })
        .webp(WEBP)
        .toBuffer();
    });
    await storage.write(name, enlarged);
    return storage.read(name);
  };
  return (hash) => {
    const mine = turn.then(() => make(hash));
    /* whoever asked has the error */
    turn = mine.catch(() => {});
    return mine;
  };
}

import sharp from 'sharp';

import { ENLARGED_WIDTH } from '#core/contract/pages/paths.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

import { findSource, hasSource, sizeName, WEBP } from './make-picture.ts';
import { pictureTurns } from './picture-turns.ts';

/** Dots per inch at which a drawing has the size it names. */
const PLAIN_DENSITY = 72;

/** Whoever would wait behind more pictures than this is told to come back. */
const MOST_WAITING = 20;
const FULL_RETRY_MS = 5_000;

/**
 * Makes the enlarged size of a stored picture, as WebP. False for a hash that nobody knows.
 * @throws Refusal `attempts.exceeded` where too many wait for theirs
 */
export type Enlarge = (hash: string) => Promise<boolean>;

/**
 * Few pictures are ever looked at closely: the size for it is made when it is first asked for, one picture at a time, so
 * that curious visitors never take the shop's processor from the others. Those who ask for the same one wait together. A
 * photo is not made larger than it is.
 */
export function createEnlarging(storage: StorageGateway): Enlarge {
  const underWay = new Map<string, Promise<boolean>>();
  let turn: Promise<unknown> = Promise.resolve();
  const make = async (hash: string) => {
    const source = await findSource(storage, hash);
    if (!source) return false;
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
    await storage.write(sizeName(hash, ENLARGED_WIDTH, 'webp'), enlarged);
    return true;
  };
  return async (hash) => {
    /* names that somebody made up wait behind no picture */
    if (!(await hasSource(storage, hash))) return false;
    const same = underWay.get(hash);
    if (same !== undefined) return same;
    if (underWay.size >= MOST_WAITING) throw new Refusal('attempts.exceeded', { retryAfterMs: FULL_RETRY_MS });
    const mine = turn.then(() => make(hash)).finally(() => underWay.delete(hash));
    underWay.set(hash, mine);
    /* whoever asked has the error */
    turn = mine.catch(() => {});
    return mine;
  };
}

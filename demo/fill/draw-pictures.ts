import { availableParallelism } from 'node:os';

import type { Picture } from '#core/contract/catalogue/structure.ts';
import type { Shot } from '#demo/shape.ts';
import { illustrate } from '#demo/illustrations/illustrate.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import { storePicture, type StoredPicture } from '#server/platform/media/make-picture.ts';

/** Beyond this, more at once is only more memory. */
const AT_ONCE = 4;
const TOLD_EVERY = 40;

const keyOf = ({ kind, options }: Pick<Shot, 'kind' | 'options'>): string => JSON.stringify([kind, options]);

export interface DrawnPictures {
  readonly stored: readonly StoredPicture[];
  /** The stored picture of a shot, with the words of that shot. */
  readonly of: (shot: Shot) => Picture;
}

/** Draws every different picture once and keeps its sizes, several at a time; tells how far it is. */
export async function drawPictures(
  { storage, tell }: { readonly storage: StorageGateway; readonly tell: (message: string) => void },
  shots: readonly Shot[],
): Promise<DrawnPictures> {
  // options that make no difference to the drawing make the same picture
  const drawings = new Map(shots.map((shot) => [keyOf(shot), illustrate(shot.kind, shot.options)]));
  const waiting = [...new Set(drawings.values())];
  const total = waiting.length;
  const stored = new Map<string, StoredPicture>();
  const draw = async (): Promise<void> => {
    for (let svg = waiting.shift(); svg !== undefined; svg = waiting.shift()) {
      stored.set(svg, await storePicture(storage, Buffer.from(svg), 'image/svg+xml'));
      if (stored.size % TOLD_EVERY === 0 || stored.size === total) tell(`pictures ${stored.size} of ${total}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, availableParallelism()) }, draw));
  return {
    stored: [...stored.values()],
    of: (shot) => {
      const picture = stored.get(drawings.get(keyOf(shot)) ?? '');
      if (!picture) throw new Error(`not drawn: ${keyOf(shot)}`);
      return { hash: picture.hash, width: picture.width, height: picture.height, alt: shot.alt };
    },
  };
}

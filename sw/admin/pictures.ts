import { otherWidths, parsePicture } from '../pictures/picture-address.ts';
import type { PictureCache } from '../pictures/picture-cache.ts';

export interface LibraryPictureDeps {
  readonly seen: Pick<PictureCache, 'find' | 'keep'>;
  readonly ask: (request: Request) => Promise<Response>;
  /** Work that goes on after the answer. */
  readonly later: (work: Promise<unknown>) => void;
}

/**
 * A picture of the library: from this device, else from the network, else in another width. What is nowhere fails, unlike in
 * the shop: the screens of the back office then say its name in its place.
 */
export async function answerLibraryPicture(
  request: Request,
  { seen, ask, later }: LibraryPictureDeps,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await seen.find(pathname);
  if (kept !== undefined) {
    later(seen.keep(pathname, kept.clone()));
    return kept;
  }
  try {
    const response = await ask(request);
    later(seen.keep(pathname, response.clone()));
    return response;
  } catch (error) {
    const address = parsePicture(pathname);
    for (const other of address === null ? [] : otherWidths(address)) {
      const found = await seen.find(other);
      if (found !== undefined) return found;
    }
    throw error;
  }
}

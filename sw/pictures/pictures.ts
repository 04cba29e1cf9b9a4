import { otherWidths, parsePicture } from './picture-address.ts';
import type { PictureCache } from './picture-cache.ts';

export interface PictureDeps {
  /** Pictures the catalogue fetched ahead; read only, src/catalogue keeps their budget. */
  readonly ahead: () => Promise<Pick<Cache, 'match'>>;
  readonly seen: PictureCache;
  readonly ask: (request: Request) => Promise<Response>;
  /** Work that goes on after the answer. */
  readonly later: (work: Promise<unknown>) => void;
}

/** Drawn where the picture is not on this device: an empty square instead of the browser's sign for a broken one. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/**
 * Answers a picture from this device, else from the network. Without the network another width of the same picture
 * does, and where there is none an empty one, which is never kept.
 */
export async function answerPicture(request: Request, deps: PictureDeps): Promise<Response> {
  const { pathname } = new URL(request.url);
  const ahead = await deps.ahead();
  const kept = await ahead.match(pathname, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const seen = await deps.seen.find(pathname);
  if (seen !== undefined) {
    deps.later(deps.seen.keep(pathname, seen.clone()));
    return seen;
  }
  try {
    const response = await deps.ask(request);
    deps.later(deps.seen.keep(pathname, response.clone()));
    return response;
  } catch {
    return (await anyWidth(pathname, ahead, deps)) ?? nothing();
  }
}

async function anyWidth(path: string, ahead: Pick<Cache, 'match'>, deps: PictureDeps): Promise<Response | undefined> {
  const address = parsePicture(path);
  if (address === null) return undefined;
  for (const other of otherWidths(address)) {
    const kept = (await ahead.match(other, { ignoreVary: true })) ?? (await deps.seen.find(other));
    if (kept !== undefined) return kept;
  }
  return undefined;
}

const nothing = (): Response =>
  new Response(NOTHING, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });

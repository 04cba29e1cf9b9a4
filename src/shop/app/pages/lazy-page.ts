import { isLeaving } from '#src/shop/app/offline/missing-part.ts';

/** Longest wait for a chunk under `/vue/` (specification §2). */
export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * A download of a part of the shop that gives up in the end. After a deploy an old part may be gone: whether the
 * document is loaded anew is decided in `offline/missing-part.ts`, and while it is, nothing more is shown.
 */
export async function inTime<T>(download: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a part of the shop did not arrive in time')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([download, tooLate]);
  } catch (error) {
    if (await isLeaving()) await new Promise<never>(() => {});
    // In our own words: on the browser's own the router would load the document anew, whatever the person is typing.
    throw new Error('a part of the shop did not arrive', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

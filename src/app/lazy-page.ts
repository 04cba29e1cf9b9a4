/** Longest wait for a chunk under `/vue/` (specification §2). */
export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * A download of a part of the shop that gives up in the end. After a deploy an old chunk may be gone: the router's
 * lazy component then reloads the document, once per missing chunk and tab.
 */
export async function inTime<T>(download: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a part of the shop did not arrive in time')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([download, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

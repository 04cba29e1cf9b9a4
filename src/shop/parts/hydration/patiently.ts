/** A line that says it is there and brings nothing is tried again this often. */
const AGAIN_MS = 20_000;

/** The network is back, or long enough has passed to ask once more. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    addEventListener('online', go);
  });
}

/**
 * Loads a part of the shop, again and again until it has arrived: what the line did not bring never takes away what
 * stands. The first failure of a line that says it is there is noted. On the server it throws.
 */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === 'undefined') throw error;
      if (isFirst && navigator.onLine) console.warn(error);
      await nextTry();
    }
  }
}

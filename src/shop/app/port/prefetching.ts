import type { PageAnswer } from '#core/contract/pages/page.ts';
import type { Port } from '#core/contract/pages/port.ts';

/**
 * The same port, with the first question (an address: path and query) asked at once: the router asks it only after the frame has come, which for a
 * start from the shell would be one wait after the other. The answer is given once; it is no cache.
 */
export function prefetching(port: Port, address: string): Port {
  // behind a host of its own: a path may begin with two slashes
  const { pathname, search } = new URL(`https://shop.invalid${address}`);
  let ahead: Promise<PageAnswer> | null = port.page(pathname, search);
  ahead.catch(() => {
    // Whoever asks hears of it.
  });
  return {
    frame: port.frame,
    page: (asked, query) => {
      const first = ahead;
      if (first === null || asked + query !== pathname + search) return port.page(asked, query);
      ahead = null;
      return first;
    },
  };
}

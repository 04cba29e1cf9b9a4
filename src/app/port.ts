/**
 * The browser's data port: the answers the document carried, once, for the first drawing; everything else comes from
 * behind (`local-first.ts`), whose code is not part of the first page.
 */
import type { Boot, Frame, Port } from '#core/contract/pages/port.ts';

export function createBrowserPort(boot: Boot | null, behind: () => Promise<Port>): Port {
  const primed = new Map(Object.entries(boot?.pages ?? {}));
  let frame: Promise<Frame> | null = boot === null ? null : Promise.resolve(boot.frame);
  return {
    frame: () => {
      frame ??= behind()
        .then((port) => port.frame())
        .catch((error: unknown) => {
          frame = null;
          throw error;
        });
      return frame;
    },
    page: async (path, search) => {
      const hit = primed.get(path + search);
      /* once: it is the first drawing, never a cache */
      if (hit === undefined) return (await behind()).page(path, search);
      primed.delete(path + search);
      return hit;
    },
  };
}

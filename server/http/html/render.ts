import type { Boot, Port } from '#core/contract/pages/port.ts';

/**
 * `handle` of the built server entry (`dist-ssr/entry-server.js`; in development from Vite's runner): renders the page
 * of an address with the shop's own components. The body is the markup of `#root`, status and `location` are the
 * answer's; a status of 500 means that nothing of it may be shown. `x-modules` lists the source modules of the lazy
 * chunks this page needs, as keys of Vite's manifest, separated by commas.
 */
export type Render = (request: Request, port: Port) => Promise<Response>;

export const modulesHeader = 'x-modules';

/** Answers like the given port and keeps what it answered: the data block of the document. */
export function recordingPort(port: Port): { port: Port; boot: () => Promise<Boot> } {
  const frame = port.frame();
  const pages: Boot['pages'] = {};
  return {
    port: {
      frame: () => frame,
      page: async (path, search) => (pages[path + search] = await port.page(path, search)),
    },
    boot: async () => ({ frame: await frame, pages }),
  };
}

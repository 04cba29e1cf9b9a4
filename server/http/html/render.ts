import type { Metadata } from '#core/contract/shop/metadata.ts';
import type { Boot, Port } from '#core/contract/pages/port.ts';

/** A tag of the head as data: the browser draws the same ones. */
type HeadTag = { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> };

/** The built server entry (`dist-ssr/entry-server.js`; in development from Vite's runner). */
export interface Renderer {
  /**
   * Renders the page of an address with the shop's own components. The body is the markup of `#root`, empty for pages
   * drawn on the device alone; status and `location` are the answer's; a status of 500 means that nothing of it may be
   * shown. `x-modules` lists the source modules of the chunks the page needs, as keys of Vite's manifest.
   */
  readonly handle: (request: Request, port: Port) => Promise<Response>;
  readonly headTags: (head: Metadata) => HeadTag[];
}

export const modulesHeader = 'x-modules';

/**
 * Answers like the given port and keeps what it answered: what the document's data is made of.
 * @param search query string as the browser will ask with it: the router writes it in another way on the server
 */
export function recordingPort(port: Port, search: string): { port: Port; recorded: () => Promise<Boot> } {
  const frame = port.frame();
  const pages: Boot['pages'] = {};
  return {
    port: {
      frame: () => frame,
      page: async (path, asked) => (pages[path + search] = await port.page(path, asked)),
    },
    recorded: async () => ({ frame: await frame, pages }),
  };
}

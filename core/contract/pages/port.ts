/**
 * The data port: the only way in which the router's loaders reach data (rendering recipe, rule 2). On the server it
 * asks the services and records what it answered; in the browser it first replays what the document carried, then
 * asks the device, then the network.
 */
import type { InitPayload } from '#core/contract/init.ts';
import type { Structure } from '#core/contract/structure.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';

/** What every page needs around it. */
export interface Frame {
  init: InitPayload;
  structure: ShellStructure;
}

/**
 * The part of the structure that headers, footers, breadcrumbs and lists read. Redirects stay out: the resolver has
 * followed them already.
 */
export type ShellStructure = Omit<Structure, 'redirects'>;

export interface Port {
  frame: () => Promise<Frame>;
  /** `path` with leading slash, `search` with its question mark or empty. Never throws for an unknown address. */
  page: (path: string, search: string) => Promise<PageAnswer>;
}

/** What a document carries for the first render: read once, never a cache. */
export interface Boot {
  frame: Frame;
  /** By path + search. */
  pages: Record<string, PageAnswer>;
}

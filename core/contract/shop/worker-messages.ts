/** What a page and the service worker say to each other; both ends read it here. */

/** From a page: these documents and no older ones begin the next start; without a path none does. */
export interface KeepPages {
  type: 'KEEP_PAGES';
  /** Revision of the catalogue on this device. */
  rev: number;
  paths: readonly string[];
}

/**
 * From a page: take over now (the person asked for it in that tab); this page has loaded and rests; the shop has set
 * something else; no worker serves this page.
 */
export type PageMessage = { type: 'SKIP_WAITING' | 'PAGE_RESTS' | 'SETTINGS_MOVED' | 'SERVE_ME' } | KeepPages;

/** What a page said; null for anything else that arrives. */
export function pageMessageOf(said: unknown): PageMessage | null {
  if (typeof said !== 'object' || said === null || !('type' in said)) return null;
  const { type } = said;
  if (type === 'SKIP_WAITING' || type === 'PAGE_RESTS' || type === 'SETTINGS_MOVED' || type === 'SERVE_ME')
    return { type };
  if (type !== 'KEEP_PAGES' || !('rev' in said) || !('paths' in said) || !Array.isArray(said.paths)) return null;
  const paths: string[] = said.paths.filter((path) => typeof path === 'string');
  return typeof said.rev === 'number' ? { type, rev: said.rev, paths } : null;
}

/** From the worker: the start-up payload it keeps has changed. */
export interface WorkerMessage {
  type: 'INIT_CHANGED';
}

/** What the worker said; null for anything else that arrives. */
export function workerMessageOf(said: unknown): WorkerMessage | null {
  const isOurs = typeof said === 'object' && said !== null && 'type' in said && said.type === 'INIT_CHANGED';
  return isOurs ? { type: 'INIT_CHANGED' } : null;
}

const SYNC_TAG = 'outbox:';

/** Tag of the background sync that drains a scope's outbox (design §5 rule 14). */
export const syncTagOf = (scope: string): string => `${SYNC_TAG}${scope}`;

/** The scope behind a tag; null for a tag of something else. */
export const scopeOfSyncTag = (tag: string): string | null =>
  tag.startsWith(SYNC_TAG) && tag.length > SYNC_TAG.length ? tag.slice(SYNC_TAG.length) : null;

import * as v from 'valibot';

import { initRoute } from '#core/contract/shop/init.ts';
import { mayKeep } from './may-keep.ts';

/** Address under which pages look for the kept start-up payload with `caches.match`. */
export const INIT_PATH = `/${initRoute.uri}`;

/** Longest wait for the payload; after it, the one kept before stays. */
const PATIENCE_MS = 10_000;

const withBranding = v.object({ branding: v.object({ stylesheet: v.pipe(v.string(), v.regex(/^[\w-]+$/u)) }) });

export interface InitDeps {
  readonly open: () => Promise<Pick<Cache, 'match' | 'put'>>;
  readonly ask: (path: string, init: RequestInit) => Promise<Response>;
  /** Fetches and keeps the shop's colours, so that the next start has them too. */
  readonly keepBranding: (path: string) => Promise<unknown>;
  readonly tellChanged: () => Promise<void>;
}

/**
 * Brings the kept start-up payload up to date; pages are told when it says something new.
 * Answers whether a payload is kept now. Rejects only where the storage fails.
 */
export async function refreshInit(deps: InitDeps): Promise<boolean> {
  const cache = await deps.open();
  const kept = await cache.match(INIT_PATH, { ignoreVary: true });
  const fresh = await askForInit(deps);
  if (fresh === null || !mayKeep(fresh)) return kept !== undefined;
  const text = await fresh.clone().text();
  if (kept !== undefined && (await kept.text()) === text) return true;
  await cache.put(INIT_PATH, fresh);
  const payload = v.safeParse(withBranding, JSON.parse(text));
  if (payload.success) await deps.keepBranding(`/branding.${payload.output.branding.stylesheet}.css`);
  if (kept !== undefined) await deps.tellChanged();
  return true;
}

/** Public, the same for everybody: asked for without the person's cookies. Null: there is no network. */
async function askForInit({ ask }: InitDeps): Promise<Response | null> {
  try {
    return await ask(INIT_PATH, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return null;
  }
}

import type { Hono } from 'hono';

import { matchAdmin } from '#core/contract/admin/pages/match-admin.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import { documentPolicy } from '#server/http/secure-headers.ts';

export interface AdminDeps {
  /** The back office's one document; absent where it was not built. */
  readonly adminShell?: ((address: string) => Promise<string> | string) | undefined;
  readonly development: boolean;
  /** People reach the shop over https. */
  readonly https?: boolean;
}

/** Where the back office begins; whatever else its table of pages does not know is its own "not found". */
const STARTS: ReadonlySet<string> = new Set(['/admin', '/admin/', '/admin.html']);

const isPage = (path: string): boolean => STARTS.has(path) || matchAdmin(path) !== null;

/** The back office by its own shell: nothing of the shop is ever answered below `/admin`, nor the other way round. */
export function mountAdmin(app: Hono<HttpEnv>, { adminShell, development, https = false }: AdminDeps): void {
  if (adminShell === undefined) return;
  // Its worker keeps `/admin.html` as the document of every page (sw/admin-sw.ts).
  for (const pattern of ['/admin', '/admin/*', '/admin.html']) {
    app.get(pattern, async (c, next) => {
      const { path } = c.req;
      if (!isPage(path) && /\.[^/]*$/.test(path)) return next();
      c.set('route', 'admin');
      const headers = new Headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      });
      if (!development) headers.set('content-security-policy', documentPolicy([], { https }));
      return new Response(await adminShell(path), { status: isPage(path) ? 200 : 404, headers });
    });
  }
}

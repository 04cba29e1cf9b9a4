import type { Hono } from 'hono';

import type { HttpEnv } from '#server/http/session/http-env.ts';
import { documentPolicy } from '#server/http/secure-headers.ts';

export interface AdminDeps {
  /** The back office's one document; absent where it was not built. */
  readonly adminShell?: ((address: string) => Promise<string> | string) | undefined;
  readonly development: boolean;
}

/** What the back office has pages for; anything else below `/admin` is its own "not found". */
const PAGES: ReadonlySet<string> = new Set(['/admin', '/admin/', '/admin.html']);

/** The back office by its own shell: nothing of the shop is ever answered below `/admin`, nor the other way round. */
export function mountAdmin(app: Hono<HttpEnv>, { adminShell, development }: AdminDeps): void {
  if (adminShell === undefined) return;
  // Its worker keeps `/admin.html` as the document of every page (sw/admin-sw.ts).
  for (const pattern of ['/admin', '/admin/*', '/admin.html']) {
    app.get(pattern, async (c, next) => {
      const { path } = c.req;
      if (!PAGES.has(path) && /\.[^/]*$/.test(path)) return next();
      c.set('route', 'admin');
      const headers = new Headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      });
      if (!development) headers.set('content-security-policy', documentPolicy([]));
      return new Response(await adminShell(path), { status: PAGES.has(path) ? 200 : 404, headers });
    });
  }
}

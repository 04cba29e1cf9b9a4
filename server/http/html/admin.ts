import { isFilePath } from '#core/contract/pages/traits/no-pages.ts';
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

/**
 * Style elements that the page builder's library writes while something is dragged, by their hashes: constant texts of
 * its version. Without one what is dragged stands in a wrong place, and the console names the hash that is missing.
 */
const BUILDER_STYLES: readonly string[] = [
  'sha256-7oCaXV5kddj0GXz76wNgX02JS4wosdTHGA8eb5MQVx4=',
  'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo=',
  'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4=',
  'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk=',
];

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
      if (!isPage(path) && isFilePath(path)) return next();
      c.set('route', 'admin');
      const headers = new Headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        // Whoever counts stock reads bar codes by the camera of the phone; nothing else here asks for anything.
        'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), interest-cohort=()',
      });
      if (!development) headers.set('content-security-policy', documentPolicy(BUILDER_STYLES, { https }));
      return new Response(await adminShell(path), { status: isPage(path) ? 200 : 404, headers });
    });
  }
}

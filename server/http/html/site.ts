import type { Hono } from 'hono';

import type { HostPair } from '#core/domain/shop/hosts.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';

import type { Maintenance } from './closed-page.ts';

/** Documents that belong to the whole site, made by services. */
export interface SiteDocuments {
  /** Null: there is none. */
  sitemap(): Promise<string | null>;
  robots(): Promise<string>;
  /** The shop's colours under their hash; null for those of another moment. */
  brandingCss(hash: string): Promise<string | null>;
  /** What a shop in maintenance says at a path; null: it is open. Without a path: whether all of it is closed. */
  closed(path: string | null, address: string): Promise<Maintenance | null>;
  /** Hosts that the shop has set for its halves, beside those of the environment. */
  hosts(): Promise<readonly HostPair[]>;
}

interface Keeper {
  readonly config: Pick<Config, 'shopEmail'>;
  readonly clock: Clock;
}

export function mountSite(app: Hono<HttpEnv>, site: SiteDocuments, { config, clock }: Keeper): void {
  app.get('/robots.txt', async (c) => c.text(await site.robots(), 200, { 'cache-control': 'no-cache' }));
  // RFC 9116: whom to tell of a weakness
  app.get('/.well-known/security.txt', (c) =>
    c.text(securityText(config.shopEmail, clock.now()), 200, { 'cache-control': 'public, max-age=86400' }),
  );
  app.get('/sitemap.xml', async (c) => {
    const map = await site.sitemap();
    if (map === null) return c.notFound();
    return c.body(map, 200, { 'content-type': 'application/xml', 'cache-control': 'no-cache' });
  });
  app.get('/:name{branding\\.[A-Za-z0-9_-]+\\.css}', async (c) => {
    const css = await site.brandingCss(c.req.param('name').split('.')[1] ?? '');
    if (css === null) return c.notFound();
    return c.body(css, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}

const EXPIRES_MS = 180 * 24 * 3600 * 1000;

/** @param keeper a mail address, alone or behind a name */
function securityText(keeper: string, now: Date): string {
  const address = /<(.+)>$/u.exec(keeper)?.[1] ?? keeper;
  const expires = new Date(now.getTime() + EXPIRES_MS).toISOString();
  return `Contact: mailto:${address}\nExpires: ${expires}\nPreferred-Languages: fr, en\n`;
}

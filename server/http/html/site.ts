import { mailboxOf } from '#server/gateways/mail/mailbox-of.ts';
import { readFile } from 'node:fs/promises';

import type { Hono } from 'hono';

import type { HostPair } from '#core/domain/shop/hosts.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';

import { kindOf } from '#server/http/files/file-kinds.ts';
import type { StaticFiles } from '#server/http/files/static-files.ts';

import type { Maintenance } from './closed-page.ts';

/** Documents that belong to the whole site, made by services. */
export interface SiteDocuments {
  /** Null: there is none. */
  sitemap(): Promise<string | null>;
  robots(): Promise<string>;
  /** The shop's colours under their hash; null for those of another moment. */
  brandingCss(hash: string): Promise<string | null>;
  /** The manifest of the installed shop, of what the build wrote, for whoever asks at a host. */
  manifest(text: string, host: string): Promise<string>;
  /** The icon of tabs that no area has; null: that of the build. */
  icon(): Promise<string | null>;
  /** What a shop in maintenance says at a path; null: it is open. Without a path: whether all of it is closed. */
  closed(path: string | null, address: string): Promise<Maintenance | null>;
  /** Hosts that the shop has set for its halves, beside those of the environment. */
  hosts(): Promise<readonly HostPair[]>;
}

const MANIFEST = '/manifest.webmanifest';

interface Keeper {
  readonly files: StaticFiles;
  readonly config: Pick<Config, 'shopEmail'>;
  readonly clock: Clock;
}

export function mountSite(app: Hono<HttpEnv>, site: SiteDocuments, { config, clock, files }: Keeper): void {
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
  const manifest = files.get(MANIFEST);
  if (manifest !== undefined)
    app.get(MANIFEST, async (c) => {
      const text = await site.manifest(
        await readFile(manifest.path, 'utf8'),
        (c.req.header('host') ?? '').toLowerCase(),
      );
      return c.body(text, 200, { 'content-type': kindOf(MANIFEST), 'cache-control': 'no-cache' });
    });
  app.get('/favicon.svg', async (c, next) => {
    const icon = await site.icon();
    return icon === null ? next() : c.redirect(icon);
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
  const { address } = mailboxOf(keeper);
  const expires = new Date(now.getTime() + EXPIRES_MS).toISOString();
  return `Contact: mailto:${address}\nExpires: ${expires}\nPreferred-Languages: fr, en\n`;
}

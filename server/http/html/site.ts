import { mailboxOf } from '#server/gateways/mail/mailbox-of.ts';
import { readFile } from 'node:fs/promises';

import type { Context, Hono } from 'hono';

import { href } from '#core/contract/pages/href.ts';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import type { HostPair } from '#core/domain/shop/hosts.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';

import { kindOf } from '#server/http/files/file-kinds.ts';
import type { StaticFiles } from '#server/http/files/static-files.ts';

import type { NetworkLimits } from '#server/http/limits/network-limits.ts';
import type { SiteMaps } from '#server/subjects/pages/site-map/site-maps.ts';

import type { Maintenance } from './closed-page.ts';
import { mountSiteMaps } from './site-maps.ts';

/** Documents that belong to the whole site, made by services. */
export interface SiteDocuments {
  readonly siteMaps: SiteMaps;
  robots(): Promise<string>;
  /** The shop's colours under their hash; null for those of another moment. */
  brandingCss(hash: string): Promise<string | null>;
  /** The manifest of the installed shop, of what the build wrote, for whoever asks at a host. */
  manifest(text: string, host: string): Promise<string>;
  /** The icon of tabs that no area has; null: that of the build. */
  icon(): Promise<string | null>;
  /** What a half of the shop, or all of it, says in maintenance to somebody at an address; null: it is open. */
  closed(area: Area | null, address: string): Promise<Maintenance | null>;
  /** The half whose page stands at a path; null: both have it. */
  areaAt(path: string): Area | null;
  /** Hosts that the shop has set for its halves, beside those of the environment. */
  hosts(): Promise<readonly HostPair[]>;
}

const MANIFEST = '/manifest.webmanifest';

interface Keeper {
  readonly files: StaticFiles;
  readonly config: Pick<Config, 'shopEmail'>;
  readonly clock: Clock;
  readonly limits: Pick<NetworkLimits, 'siteMaps'>;
  readonly networkAt: (c: Context<HttpEnv>) => string;
}

export function mountSite(
  app: Hono<HttpEnv>,
  site: SiteDocuments,
  { config, clock, files, limits, networkAt }: Keeper,
): void {
  app.get('/robots.txt', async (c) => c.text(await site.robots(), 200, { 'cache-control': 'no-cache' }));
  // RFC 9116: whom to tell of a weakness
  app.get('/.well-known/security.txt', (c) =>
    c.text(securityText(config.shopEmail, clock.now()), 200, { 'cache-control': 'public, max-age=86400' }),
  );
  // where managers of passwords lead whoever changes one (W3C, well-known URL for changing passwords)
  app.get('/.well-known/change-password', (c) => c.redirect(href(`${AREAS[0]}.account.security`), 302));
  mountSiteMaps(app, site.siteMaps, { limits, networkAt });
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

import type { Context, Hono } from 'hono';

import type { NetworkLimits } from '#server/http/limits/network-limits.ts';
import { sendText } from '#server/http/binding/send-json.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import type { RawText } from '#server/platform/raw-text.ts';
import type { SiteMaps } from '#server/subjects/pages/site-map/site-maps.ts';

interface SiteMapRoom {
  readonly limits: Pick<NetworkLimits, 'siteMaps'>;
  readonly networkAt: (c: Context<HttpEnv>) => string;
}

/** `sitemap.xml` and its parts. */
export function mountSiteMaps(app: Hono<HttpEnv>, maps: SiteMaps, { limits, networkAt }: SiteMapRoom): void {
  const send = async (c: Context<HttpEnv>, find: () => Promise<RawText | null>) => {
    limits.siteMaps.take(networkAt(c));
    const found = await find();
    return found === null ? c.notFound() : sendText(c, 'public', 'application/xml; charset=utf-8', found);
  };
  app.get('/sitemap.xml', (c) => send(c, () => maps.whole()));
  app.get('/:name{sitemap-[1-9][0-9]{0,4}\\.xml}', (c) =>
    send(c, () => maps.part(Number(/\d+/u.exec(c.req.param('name'))?.[0]))),
  );
}

/**
 * `/wp` of specification §7: published entries of a content management system, asked for in the browser's place. Off
 * unless it is configured. Only lists are open, and of their parameters none that shows what is not published: with the
 * key, a single entry or another status would.
 */
import type { Hono } from 'hono';

import { Refusal } from '#core/wire/refusal.ts';
import type { Config } from '#server/config.ts';
import { WordpressUnreachable, type WordpressGateway } from '#server/gateways/wordpress/wordpress.ts';
import type { NetworkLimits } from '#server/http/limits/network-limits.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import { networkOf } from '#server/http/session/network-address.ts';
import { addressOf } from '#server/http/session/person-context.ts';

const LISTS: ReadonlySet<string> = new Set(['posts', 'pages', 'categories', 'tags', 'media']);

/** Name and form of every parameter that goes through. */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  page: /^\d{1,4}$/u,
  per_page: /^(?:100|\d{1,2})$/u,
  search: /^[^\p{Cc}]{1,100}$/u,
  slug: /^[a-z0-9-]{1,200}$/u,
  include: /^\d{1,12}(?:,\d{1,12}){0,99}$/u,
  categories: /^\d{1,12}(?:,\d{1,12}){0,19}$/u,
  tags: /^\d{1,12}(?:,\d{1,12}){0,19}$/u,
  order: /^(?:asc|desc)$/u,
  orderby: /^(?:date|title|slug|id|include|relevance|modified|name)$/u,
  lang: /^[a-z]{2}(?:_[A-Z]{2})?$/u,
};

interface WordpressRoute {
  /** Undefined: there is none. */
  readonly wordpress: WordpressGateway | undefined;
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly limits: Pick<NetworkLimits, 'calls'>;
}

export function mountWordpress(app: Hono<HttpEnv>, { wordpress, config, limits }: WordpressRoute): void {
  if (wordpress === undefined) return;
  app.get('/wp/:list', async (c) => {
    c.set('route', 'wordpress');
    limits.calls.take(networkOf(addressOf(c, config)));
    const list = c.req.param('list');
    const search = allowed(new URL(c.req.url).searchParams);
    if (!LISTS.has(list) || search === null) throw new Refusal('route.unknown');
    const found = await wordpress.read(list, search).catch((error: unknown) => {
      if (error instanceof WordpressUnreachable) throw new Refusal('shop.closed', { retryAfterMs: 30_000 });
      throw error;
    });
    if (found === null) throw new Refusal('record.unknown');
    const { body, total, pages } = found;
    return c.body(body, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      ...(total === null ? {} : { 'x-wp-total': total }),
      ...(pages === null ? {} : { 'x-wp-totalpages': pages }),
    });
  });
}

/** The query to send on, only of what is published and for everybody to see; null where anything else is asked. */
function allowed(asked: URLSearchParams): string | null {
  const passed = new URLSearchParams({ context: 'view' });
  for (const [name, value] of asked) {
    const form = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
    if (form?.test(value) !== true || passed.has(name)) return null;
    passed.set(name, value);
  }
  return `?${passed.toString()}`;
}

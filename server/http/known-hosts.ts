import type { MiddlewareHandler } from 'hono';

import { isLocalName, nameOf } from '#server/config/hosts.ts';
import type { Config } from '#server/config.ts';
import type { SiteDocuments } from '#server/http/html/site.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';

/** A half of the shop has it as its own. */
const isSet = async (site: Pick<SiteDocuments, 'hosts'>, name: string): Promise<boolean> =>
  (await site.hosts()).some(({ auto, moto }) => name === nameOf(auto) || name === nameOf(moto));

/**
 * Answers 421 to whoever names another host than the shop's: a page elsewhere whose name was turned to this machine (DNS
 * rebinding) would otherwise read a shop that only this machine may reach.
 */
export function knownHosts(
  { publicUrl, hosts, host, exposed, mode }: Config,
  site: Pick<SiteDocuments, 'hosts'>,
): MiddlewareHandler<HttpEnv> {
  const known = new Set([
    ...(publicUrl === undefined ? [] : [nameOf(new URL(publicUrl).host)]),
    ...hosts.flatMap(({ auto, moto }) => [nameOf(auto), nameOf(moto)]),
    ...(exposed ? [] : [nameOf(host)]),
  ]);
  return async (c, next) => {
    const name = nameOf(c.req.header('host') ?? '');
    const isOurs = name !== undefined && (known.has(name) || isLocalName(name) || (await isSet(site, name)));
    if (mode !== 'test' && !isOurs) {
      return c.text('Misdirected request', 421, { 'cache-control': 'no-store' });
    }
    return next();
  };
}

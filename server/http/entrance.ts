/**
 * Who comes into a shop in maintenance (domain 16.3): everybody whose address is allowed, and who is signed in to the
 * back office. The back office itself is never closed, or nobody could end the maintenance; nor is what providers of
 * payment tell, which is mounted in front of it.
 */
import type { Context } from 'hono';

import { AREAS, isArea, type Area } from '#core/domain/shop/area.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { realmOf, type RouteDefinition } from '#core/wire/route.ts';

import { ASK_AGAIN_SECONDS, type Maintenance } from './html/closed-page.ts';
import type { SiteDocuments } from './html/site.ts';
import type { NetworkLimits } from './limits/network-limits.ts';
import { POLICY_REPORTS } from './secure-headers.ts';
import type { HttpEnv } from './session/http-env.ts';
import type { RequestContext } from '#server/routes/request-context.ts';

type Caller = Pick<RequestContext, 'address' | 'network' | 'hasAdminCookie' | 'admin'>;

export interface Entrance {
  /** Before anything is read of a call. @throws Refusal `shop.closed` */
  readonly admitCall: (c: Context<HttpEnv>) => Promise<void>;
  /** Once it is known what a call brings. @throws Refusal `shop.closed` where that names a half that is closed */
  readonly admitTo: (context: RequestContext, given: unknown) => Promise<void>;
  /** What is shown in the place of a page; null: the page. */
  readonly closedPage: (path: string, address: string, caller: () => Caller) => Promise<Maintenance | null>;
  /** Halves that are closed to somebody. */
  readonly closedAreas: (caller: Caller) => Promise<readonly Area[]>;
}

const OFFICE = '/api/admin/';

export function createEntrance(
  site: Pick<SiteDocuments, 'closed' | 'areaAt'>,
  limits: Pick<NetworkLimits, 'calls'>,
  routes: readonly RouteDefinition[],
): Entrance {
  /** Routes of the back office that share their address with one of the shop. */
  const shared = new Set(routes.filter((route) => realmOf(route) === 'admin').flatMap(sharedAddress));
  const isOffice = (c: Context): boolean =>
    c.req.path.startsWith(OFFICE) || shared.has(`${c.req.method} ${c.req.path} ${c.req.query('realm') ?? ''}`);
  /** Whoever makes a cookie up costs a look into the database: each network has so many. */
  const isOfTheOffice = async (caller: Caller): Promise<boolean> => {
    if (!caller.hasAdminCookie()) return false;
    limits.calls.take(caller.network);
    return (await caller.admin()) !== null;
  };
  const admit = async (area: Area | null, caller: Caller): Promise<void> => {
    const closed = await site.closed(area, caller.address);
    if (closed !== null && !(await isOfTheOffice(caller)))
      throw new Refusal('shop.closed', { retryAfterMs: ASK_AGAIN_SECONDS * 1000, message: closed.message });
  };
  return {
    async admitCall(c) {
      if (isOffice(c) || c.req.path === POLICY_REPORTS) return;
      await admit(null, c.get('context'));
    },
    async admitTo(context, given) {
      const area = areaIn(given, site.areaAt);
      if (area !== null) await admit(area, context);
    },
    async closedPage(path, address, caller) {
      const closed = await site.closed(site.areaAt(path), address);
      return closed === null || (await isOfTheOffice(caller())) ? null : closed;
    },
    async closedAreas(caller) {
      const closed = await Promise.all(AREAS.map((area) => site.closed(area, caller.address)));
      if (closed.every((one) => one === null) || (await isOfTheOffice(caller))) return [];
      return AREAS.filter((_area, at) => closed[at] !== null);
    },
  };
}

const sharedAddress = ({ method, uri, realm }: RouteDefinition): string[] =>
  realm === undefined ? [] : [`${method} /${uri} ${realm}`];

/** The half that a call names itself, or by the page it asks about. */
function areaIn(given: unknown, areaAt: SiteDocuments['areaAt']): Area | null {
  if (typeof given !== 'object' || given === null) return null;
  if ('area' in given && isArea(given.area)) return given.area;
  const page = 'path' in given ? given.path : 'url' in given ? given.url : undefined;
  return typeof page === 'string' && page.startsWith('/') ? areaAt(page) : null;
}

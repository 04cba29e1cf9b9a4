/** Everything the server decides, put together: what HTTP binds, what jobs do, what follows the database. */
import { OFFICE_OFFLINE_ROUTES } from '#core/contract/admin/offline-routes.ts';
import type { AdminRoutes } from '#core/contract/admin/routes.ts';
import { OFFLINE_ROUTES } from '#core/contract/offline-routes.ts';
import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import { realmOf } from '#core/wire/route.ts';
import { jobHandlers } from '#server/jobs.ts';
import { openTools, type ShopParts } from '#server/subjects/open-tools.ts';
import { createVisitors } from '#server/platform/identity/visitors.ts';
import { OFFICE_CHANNEL } from '#server/platform/person.ts';
import type { Handlers, OfflineBinding } from '#server/routes/handler.ts';
import { genericOfficeRoutes } from '#server/routes/generic-routes.ts';
import { resourceHandlers } from '#server/routes/resource-handlers.ts';
import { findSession } from '#server/subjects/account/sessions/sessions.ts';
import { findAdminSession } from '#server/subjects/admins/sessions/admin-sessions.ts';
import { announceTo } from '#server/subjects/catalogue/announce-shown.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import { followShop, type Hear } from '#server/subjects/live/follow-shop.ts';
import { createLookForMissed, sendEcho } from '#server/subjects/live/missed-notices.ts';
import { Pokes } from '#server/subjects/live/pokes.ts';
import { createSiteMaps } from '#server/subjects/pages/site-map/site-maps.ts';
import { siteDocuments, siteMapWanted } from '#server/subjects/pages/site-documents.ts';
import { paymentDeps } from '#server/subjects/payments/payment-deps.ts';
import { paymentPort } from '#server/subjects/payments/payment-port.ts';
import {
  OFFICE_SUBJECTS,
  officeRoutes,
  SHOP_SUBJECTS,
  shopRoutes,
  resourceHooks,
} from '#server/subjects/shop-subjects.ts';
import { OPEN_WINDOW } from '#server/sync/authorize-sync.ts';
import { createRegistry } from '#server/sync/change/registry.ts';
import { createChangeLimit } from '#server/sync/change-limit.ts';
import { officeSyncHandlers, syncHandlers } from '#server/sync/sync-handlers.ts';
import { planUpkeep } from '#server/upkeep.ts';

export interface ServiceParts extends ShopParts {
  /** Hears what transactions of every process tell. */
  readonly hear: Hear;
}

export async function createServices(parts: ServiceParts) {
  const opened = await openTools(parts);
  const { db, clock, ids, logger, live, exposed, pages, attempts, origin } = opened.tools;
  const { current, report } = opened;
  const settingsMark = async () => (await current()).mark;
  const pokes = new Pokes();
  const stopFollowing = followShop({
    live,
    pokes,
    settingsMark,
    publish: () => publishTouched({ db, clock, ids }),
    hear: parts.hear,
    echo: (id) => sendEcho(db, id),
    lookForMissed: createLookForMissed(db, pokes),
    random: Math.random,
    onError: (error) => logger.warn({ err: error }, 'the database could not be followed'),
  });
  await planUpkeep(opened.tools);
  const syncParts = {
    ...opened.tools,
    window: OPEN_WINDOW,
    changeLimit: createChangeLimit(clock, parts.config.limitFactor),
    report: (error: unknown, route: string) =>
      logger.error({ err: error, route }, 'a change failed and will be tried again'),
  };
  const sync = syncHandlers({ ...syncParts, registry: createRegistry(SHOP_SUBJECTS) });
  const officeSync = officeSyncHandlers({
    ...syncParts,
    registry: createRegistry(OFFICE_SUBJECTS, () => OFFICE_CHANNEL),
  });
  const tools = { ...opened.tools, direct: sync.direct };
  const handlers: Handlers<OnlineRoutes> = { ...shopRoutes(tools), ...sync.online };
  const officeHandlers: Handlers<AdminRoutes> = {
    ...officeRoutes(tools),
    ...genericOfficeRoutes(tools),
    ...officeSync.online,
  };
  /** Changes called directly: the handlers of their subjects, as in a push. */
  const offline: OfflineBinding = {
    routes: { ...OFFLINE_ROUTES, ...OFFICE_OFFLINE_ROUTES },
    answer: (route, context, { body }) =>
      (realmOf({ name: route }) === 'admin' ? officeSync : sync).direct(route, context, body),
  };
  return {
    live,
    pokes,
    settingsMark,
    exposed,
    pages,
    attempts,
    visitors: createVisitors({ db, clock, ids }),
    findSession: async (secret: string, now: Date) => findSession(db, secret, now, await exposed()),
    findAdminSession: async (secret: string, now: Date) => findAdminSession(db, secret, now, await exposed()),
    handlers,
    officeHandlers,
    /** Of every managed thing. */
    resourceHandlers: resourceHandlers({
      db,
      clock,
      announce: announceTo({ ids }),
      hooks: resourceHooks(tools),
    }),
    offline,
    jobHandlers: jobHandlers(tools),
    paymentPort: paymentPort(paymentDeps(tools)),
    site: siteDocuments({
      live,
      siteMaps: createSiteMaps({ db, live, wanted: siteMapWanted(current), origin, report }),
      current,
      origin,
    }),
    close: async () => {
      await stopFollowing();
      opened.closeMail();
    },
  };
}

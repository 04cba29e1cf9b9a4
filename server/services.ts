/** Everything the server decides, put together: what HTTP binds, what jobs do, what follows the database. */
import type { Logger } from 'pino';

import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/connection.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';

import { accountHandlers } from '#server/subjects/account/account-handlers.ts';
import { attemptLimits, createAttemptLocks } from '#server/subjects/account/attempt-locks.ts';
import type { Passwords } from '#server/subjects/account/passwords.ts';
import { findSession } from '#server/subjects/account/sessions/sessions.ts';
import { cartHandlers } from '#server/subjects/cart/cart-handlers.ts';
import { SHOP_SUBJECTS } from '#server/subjects/shop-subjects.ts';
import { createAttempts, type Attempts } from '#server/platform/attempts.ts';
import { catalogueHandlers } from '#server/subjects/catalogue/catalogue-handlers.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { createManifests } from '#server/subjects/catalogue/publish/manifest.ts';
import { publishDue } from '#server/subjects/catalogue/publish/publish-due.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';
import { fillOnce, type FillShop } from '#server/platform/fill-shop.ts';
import { sayingOnce } from '#server/platform/settings/core-config.ts';
import { loadShopSettings, type ShopSettings } from '#server/platform/settings/init-payload.ts';
import type { JobHandlers } from '#server/platform/jobs/job-kinds.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { followShop, type Hear } from '#server/subjects/live/follow-shop.ts';
import { Pokes } from '#server/subjects/live/pokes.ts';
import type { Sender } from '#server/platform/mail/mail.ts';
import { shopSender } from '#server/platform/mail/shop-sender.ts';
import type { MailTemplates } from '#server/platform/mail/template.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { createPageService } from '#server/subjects/pages/page-service.ts';
import { siteDocuments } from '#server/subjects/pages/site-documents.ts';
import { OPEN_WINDOW } from '#server/sync/authorize-sync.ts';
import { createRegistry } from '#server/sync/change/registry.ts';
import { syncHandlers } from '#server/sync/sync-handlers.ts';
import { planUpkeep, sweepShop } from '#server/upkeep.ts';
import { createVisitors } from '#server/subjects/account/sessions/visitors.ts';

export interface ServiceDeps {
  readonly db: Db;
  readonly config: Config;
  /** Origin of links in mails and of canonical addresses. */
  readonly origin: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly storage: StorageGateway;
  readonly mail: MailGateway;
  readonly jobs: Jobs;
  readonly passwords: Passwords;
  /** Loads what fills an empty shop; absent: it stays empty. */
  readonly loadFill?: (() => Promise<FillShop>) | undefined;
  /** Told what takes its time. */
  readonly tell: (message: string) => void;
  /** Build of the server. */
  readonly version: string;
  /** Hears what transactions of every process tell. */
  readonly hear: Hear;
}

export async function createServices(parts: ServiceDeps) {
  const { db, config, origin, clock, ids, logger, storage, jobs } = parts;
  if (parts.loadFill) await fillOnce({ db, clock, ids, storage, jobs, tell: parts.tell }, parts.loadFill);
  await publishDue({ db, clock, ids });
  const live = await openCatalogue({ db, clock });
  const manifests = createManifests({ db, clock, live });
  const settings = settingsByState(
    db,
    sayingOnce((message) => logger.warn(message)),
  );
  const current = () => settings(live.current());
  const readSettings = async () => (await current()).setting;
  const pages = createPageService({
    live,
    settings,
    origin,
    version: parts.version,
    hosts: [...config.hosts],
    serviceWorker: config.serviceWorker === 'on',
    mapsKey: config.mapsKey,
  });
  const attempts = createAttempts({ db, clock });
  const locks = createAttemptLocks({ db, clock, limits: async () => attemptLimits(await readSettings()) });
  const pokes = new Pokes();
  const stopFollowing = followShop({
    live,
    pokes,
    publish: () => publishTouched({ db, clock, ids }),
    hear: parts.hear,
    random: Math.random,
    onError: (error) => logger.warn({ err: error }, 'the database could not be followed'),
  });
  const upkeep = { db, clock, ids, jobs, manifests, attempts, locks, subjects: SHOP_SUBJECTS };
  await planUpkeep(upkeep);
  return {
    db,
    live,
    pokes,
    pages,
    attempts,
    visitors: createVisitors({ db, clock, ids }),
    findSession: (secret: string, now: Date) => findSession(db, secret, now),
    jobHandlers: jobHandlers(parts, {
      sender: async () => shopSender(await current(), origin),
      sweep: () => sweepShop(upkeep),
      attempts,
    }),
    catalogue: catalogueHandlers({ db, live, manifests }),
    account: accountHandlers({
      db,
      ids,
      jobs,
      attempts,
      locks,
      passwords: parts.passwords,
      limitFactor: config.limitFactor,
      shopEmail: config.shopEmail,
      settings: readSettings,
    }),
    cart: cartHandlers({ db }),
    sync: syncHandlers({
      db,
      ids,
      jobs,
      limitFactor: config.limitFactor,
      shopEmail: config.shopEmail,
      registry: createRegistry(SHOP_SUBJECTS),
      window: OPEN_WINDOW,
      report: (error, route) => logger.error({ err: error, route }, 'a change failed and will be tried again'),
    }),
    site: siteDocuments({ live, current, origin }),
    close: stopFollowing,
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** The work of every kind of job; `sender` signs the mails. */
function jobHandlers(
  { db, clock, ids, mail, storage, config }: ServiceDeps,
  {
    sender,
    sweep,
    attempts,
  }: { readonly sender: () => Promise<Sender>; readonly sweep: () => Promise<void>; readonly attempts: Attempts },
): JobHandlers {
  const templates: MailTemplates = Object.fromEntries(SHOP_SUBJECTS.flatMap(({ mails = {} }) => Object.entries(mails)));
  return {
    'mail.send': (job) =>
      sendMail({ db, clock, ids, gateway: mail, sender, templates, attempts, limitFactor: config.limitFactor }, job),
    // what makes pictures is loaded where there is one to make
    'media.avif': async ({ hash }) =>
      (await import('#server/platform/media/make-avif.ts')).makeAvif({ db, storage }, hash),
    'upkeep.sweep': sweep,
  };
}

/** Settings are read again when the catalogue's revision moves; the state object stands for the revision. */
function settingsByState(db: Db, report: (message: string) => void): (state: CatalogueState) => Promise<ShopSettings> {
  const known = new WeakMap<CatalogueState, Promise<ShopSettings>>();
  return (state) => {
    const settings = known.get(state) ?? loadShopSettings(db, report);
    known.set(state, settings);
    settings.catch(() => known.delete(state));
    return settings;
  };
}

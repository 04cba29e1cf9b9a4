/** Everything the server decides, put together: what HTTP binds, what jobs do, what follows the database. */
import type { Logger } from 'pino';

import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/connection.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';

import { accountHandlers } from './accounts/account-handlers.ts';
import { sweepLinks } from './accounts/account-links.ts';
import { createAttemptLocks } from './accounts/attempt-locks.ts';
import type { Passwords } from './accounts/passwords.ts';
import { findSession, sweepSessions } from './accounts/sessions.ts';
import { sweepUnverified } from './accounts/sweep-unverified.ts';
import { createAttempts } from './attempts.ts';
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts';
import { openCatalogue } from './catalogue/live-catalogue.ts';
import { createManifests } from './catalogue/manifest.ts';
import { dropOldPages } from './catalogue/page-store.ts';
import { publishPrices } from './catalogue/publish-prices.ts';
import { publishStock } from './catalogue/publish-stock.ts';
import { publishTouched } from './catalogue/publish-touched.ts';
import type { CatalogueState } from './catalogue/state.ts';
import { globalValue } from './init/core-config.ts';
import { loadShopSettings, type ShopSettings } from './init/init-payload.ts';
import type { JobHandlers } from './jobs/job-kinds.ts';
import type { Jobs } from './jobs/jobs.ts';
import { followShop, type Hear } from './live/follow-shop.ts';
import { Pokes } from './live/pokes.ts';
import type { Sender } from './mail/letter.ts';
import { sendMail } from './mail/send-mail.ts';
import { createPageService } from './pages/page-service.ts';
import { robotsText, siteMap } from './pages/site-map.ts';
import { seedOnce } from './seed/seed-once.ts';
import { OPEN_WINDOW } from './sync/admit.ts';
import { EXECUTABLES } from './sync/executables.ts';
import { personHandlers } from './sync/person-handlers.ts';
import { sweepSync } from './sync/sweep-sync.ts';
import { createVisitors } from './visitors.ts';

export interface ServiceParts {
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
  /** Told what takes its time. */
  readonly tell: (message: string) => void;
  /** Build of the server. */
  readonly version: string;
  /** Hears what transactions of every process tell. */
  readonly hear: Hear;
}

const SWEEP_EVERY_SECONDS = 3_600;

export async function createServices(parts: ServiceParts) {
  const { db, config, origin, clock, ids, logger, storage, mail, jobs } = parts;
  if (config.seed === 'demo') await seedOnce({ db, clock, ids, storage, jobs, tell: parts.tell });
  await publishPrices({ db, clock, ids });
  await publishStock({ db, clock, ids });
  const live = await openCatalogue({ db, clock });
  const manifests = createManifests({ db, clock, live });
  const settings = settingsByState(db);
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
  const visitors = createVisitors({ db, clock, ids });
  const locks = createAttemptLocks({ db, clock });
  const pokes = new Pokes();
  const stopFollowing = followShop({
    live,
    pokes,
    publish: () => publishTouched({ db, clock, ids }),
    hear: parts.hear,
    random: Math.random,
    onError: (error) => logger.warn({ err: error }, 'the database could not be followed'),
  });
  const sender = async (): Promise<Sender> => {
    const { coreConfig, siteName } = await settings(live.current());
    const fact = (code: string) => globalValue(coreConfig, `general.company.legal.${code}`) ?? '';
    const legalLine = [fact('name'), fact('address'), `${fact('postcode')} ${fact('city')}`.trim()];
    return { siteName, publicUrl: origin, legalLine: legalLine.filter(Boolean).join(', ') };
  };
  const sweep = async () => {
    const now = clock.now();
    await publishPrices({ db, clock, ids });
    await publishStock({ db, clock, ids });
    await manifests.keep();
    await dropOldPages(db, now);
    await sweepSync(db, now);
    await attempts.sweep();
    await locks.sweep();
    await sweepSessions(db, now);
    await sweepLinks(db, now);
    await sweepUnverified(db, now);
    await jobs.enqueue(db, 'upkeep.sweep', {}, { key: 'upkeep', startAfterSeconds: SWEEP_EVERY_SECONDS });
  };
  const jobHandlers: JobHandlers = {
    'mail.send': (job) => sendMail({ db, clock, ids, mail, sender }, job),
    // what makes pictures is loaded where there is one to make
    'media.avif': async ({ hash }) => (await import('./media/make-avif.ts')).makeAvif({ db, storage }, hash),
    'upkeep.sweep': sweep,
  };
  await jobs.enqueue(db, 'upkeep.sweep', {}, { key: 'upkeep', startAfterSeconds: SWEEP_EVERY_SECONDS });
  return {
    db,
    live,
    pokes,
    pages,
    attempts,
    visitors,
    findSession: (secret: string, now: Date) => findSession(db, secret, now),
    jobHandlers,
    catalogue: catalogueHandlers({ db, live, manifests }),
    account: accountHandlers({
      db,
      ids,
      jobs,
      attempts,
      locks,
      passwords: parts.passwords,
      shopEmail: config.shopEmail,
    }),
    person: personHandlers({
      db,
      ids,
      jobs,
      shopEmail: config.shopEmail,
      executables: EXECUTABLES,
      window: OPEN_WINDOW,
      report: (error, route) => logger.error({ err: error, route }, 'a change failed and will be tried again'),
    }),
    site: {
      sitemap: async () => siteMap(live.current(), origin),
      robots: async () => robotsText(origin),
      brandingCss: async (hash: string) => {
        const { branding } = await settings(live.current());
        return branding.hash === hash ? branding.css : null;
      },
    },
    close: stopFollowing,
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Settings are read again when the catalogue's revision moves; the state object stands for the revision. */
function settingsByState(db: Db): (state: CatalogueState) => Promise<ShopSettings> {
  const known = new WeakMap<CatalogueState, Promise<ShopSettings>>();
  return (state) => {
    const settings = known.get(state) ?? loadShopSettings(db);
    known.set(state, settings);
    settings.catch(() => known.delete(state));
    return settings;
  };
}

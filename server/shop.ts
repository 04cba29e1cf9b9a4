import { createHash } from 'node:crypto';
import { join } from 'node:path';

import type { Logger } from 'pino';

import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';
import { ADMIN_ROUTES } from '#core/contract/admin/routes.ts';
import { ONLINE_ROUTES } from '#core/contract/online-routes.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { CACHEABLE_ROUTES } from '#server/subjects/shop-subjects.ts';
import { notePart } from '#server/process/log.ts';
import { demoCustomers } from '#server/subjects/account/demo-customers.ts';
import { officeDoors } from '#server/subjects/admins/doors.ts';
import { createPasswords } from '#server/subjects/account/passwords/passwords.ts';
import type { DemoShop } from '#server/process/demo-shop.ts';
import { shopGauges } from '#server/gauges.ts';
import type { Hear } from '#server/subjects/live/follow-shop.ts';
import { createServices } from '#server/services.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { storedName } from '#server/platform/media/stored-name.ts';
import { exposureOf } from '#server/platform/exposure.ts';
import { loadChannels } from '#server/platform/settings/channels.ts';
import { formHostsOf } from '#server/subjects/payments/gateways.ts';
import { sessionSecret } from '#server/process/session-secret.ts';

import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { checkDatabase } from './database/check-database.ts';
import { hearNotifications } from './database/notifications.ts';
import { openDatabase } from './database/open.ts';
import { createFileMail } from './gateways/mail/file-mail.ts';
import { createSmtpMail } from './gateways/mail/smtp-mail.ts';
import { closeFiles } from './gateways/storage/close-files.ts';
import { createDiskStorage } from './gateways/storage/disk-storage.ts';
import { createWordpress } from './gateways/wordpress/wordpress.ts';
import { httpLinks } from './gateways/links/http-links.ts';
import { createDocuments } from './http/html/documents.ts';
import { NetworkTurns } from './http/limits/network-turns.ts';
import { randomIds } from './ids.ts';
import type { Storefront } from './storefront.ts';

export interface ShopDeps {
  readonly config: Config;
  readonly logger: Logger;
  /** Origin that links in mails and canonical addresses begin with. */
  readonly origin: string;
  readonly openStorefront: () => Promise<Storefront>;
  /** What `SEED=demo` brings along. */
  readonly demo?: DemoShop | undefined;
  /** Told what takes its time, for the person in front of the terminal. */
  readonly tell: (message: string) => void;
}

/** Opens database, gateways, services and app, in this order; `stop` closes them in the opposite one. */
export async function openShop({ config, logger, origin, openStorefront, demo, tell }: ShopDeps) {
  const { database, storefront } = await openTogether({ config, logger, openStorefront, tell });
  const { template, renderer, files, adminShell } = storefront;
  const { db } = database;
  const parts = { db, config, origin, clock: systemClock, ids: randomIds, logger };
  const media = join(config.dataDir, 'media');
  const storage = createDiskStorage(media);
  closeFiles(media).catch((error: unknown) => logger.error({ err: error }, 'stored files stay open to others'));
  const mail = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom })
    : createFileMail({ folder: join(config.dataDir, 'outbox'), from: config.mailFrom, clock: systemClock });
  const hear: Hear = (listeners) => hearNotifications(database.listenAt, listeners);
  const jobs = createJobs(db, JOB_QUEUES, {
    onError: (error) => logger.error({ err: error }, 'job queue'),
    onFault: ({ error, ...fault }) => logger.error({ ...fault, err: error }, 'a job failed'),
  });
  await jobs.prepare();
  notePart(logger, 'jobs');
  const secret = sessionSecret(config, randomIds);
  const exposed = await exposureOf(config, () => loadChannels(db))();
  const own = config.seed === 'demo' ? demo : undefined;
  const openStandIn = exposed ? undefined : await own?.loadSimulators();
  const standIn = (await openStandIn?.({ ...parts, exposed })) ?? null;
  const services = await createServices({
    ...parts,
    standIn,
    links: httpLinks(),
    storage,
    mail,
    jobs,
    passwords: createPasswords(randomIds),
    sessionSecret: secret,
    loadFill: own?.loadFill,
    tell,
    version: versionOf(await template.shell('/')),
    hear,
  });
  notePart(logger, 'catalogue');
  let stopping = false;
  const turns = new NetworkTurns();
  const app = createApp({
    ...parts,
    sessionSecret: secret,
    routes: { ...ADMIN_ROUTES, ...ONLINE_ROUTES, ...RESOURCE_ROUTES },
    handlers: { ...services.officeHandlers, ...services.handlers, ...services.resourceHandlers },
    offline: services.offline,
    steadyRoutes: CACHEABLE_ROUTES,
    state: () => services.live.current(),
    attempts: services.attempts,
    visitors: services.visitors,
    findSession: services.findSession,
    findAdminSession: services.findAdminSession,
    storage,
    fileNameOf: (stored) => storedName(db, stored),
    turns,
    documents: createDocuments({
      turns,
      template,
      renderer,
      logger,
      source: services.pages,
      development: config.mode === 'development',
      maps: config.mapsKey !== undefined,
      formHosts: formHostsOf(standIn),
      https: config.publicUrl?.startsWith('https:') ?? false,
    }),
    files,
    adminShell,
    site: services.site,
    wordpress: config.wordpress && createWordpress(config.wordpress),
    payments: services.paymentPort,
    checkDatabase: () => checkDatabase(db),
    isStopping: () => stopping,
    gauges: () =>
      shopGauges({ pool: database.pool, catalogue: () => services.live.current(), jobs, pokes: services.pokes }),
    live: {
      pokes: services.pokes,
      catalogueRev: () => services.live.current().cursor.rev,
      settingsMark: services.settingsMark,
    },
  });
  return {
    app,
    storefront,
    /** What the terminal says of the ways into the back office. */
    doors: async () => {
      const isExposed = await services.exposed();
      return [
        ...(isExposed ? [] : await demoCustomers(db)).map(({ email, password }) => `       ${email}  ${password}`),
        ...(await officeDoors({ db, exposed: isExposed, origin, sessionSecret: secret })),
      ];
    },
    /** Background work begins once the shop is open. */
    begin: () => jobs.start(services.jobHandlers),
    /** From now on every request is told to come back later, and what listens is let go. */
    refuse: () => {
      stopping = true;
      services.pokes.close();
    },
    stop: async () => {
      await jobs.stop();
      await standIn?.close();
      await services.close();
      await database.shut();
    },
  };
}

/** The database is another process: while it starts, the code that draws pages is loaded. */
async function openTogether({
  config,
  logger,
  openStorefront,
  tell,
}: Pick<ShopDeps, 'config' | 'logger' | 'openStorefront' | 'tell'>) {
  const onIdleError = (error: Error) => logger.warn({ err: error }, 'a database connection broke');
  const [opened, front] = await Promise.allSettled([
    openDatabase(config, { log: tell, onIdleError }).finally(() => notePart(logger, 'database')),
    openStorefront().finally(() => notePart(logger, 'code of the pages')),
  ]);
  if (opened.status === 'rejected') throw opened.reason;
  if (front.status === 'rejected') {
    await opened.value.shut();
    throw front.reason;
  }
  return { database: opened.value, storefront: front.value };
}

/** The shell names the hashed entry: another build, another version. */
const versionOf = (shell: string): string => createHash('sha256').update(shell).digest('base64url').slice(0, 12);

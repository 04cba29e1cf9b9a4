import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { sql } from 'kysely';
import type { Logger } from 'pino';

import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { hearNotifications } from './database/notifications.ts';
import { openDatabase } from './database/open.ts';
import { createFileMail } from './gateways/mail/file-mail.ts';
import { createSmtpMail } from './gateways/mail/smtp-mail.ts';
import { createDiskStorage } from './gateways/storage/disk-storage.ts';
import { bindHandlers, routes, STEADY_ROUTES } from './http/bindings.ts';
import { createDocuments } from './http/html/documents.ts';
import { randomIds } from './ids.ts';
import { notePart } from './log.ts';
import { createPasswords } from './services/accounts/passwords.ts';
import { shopGauges } from './services/gauges.ts';
import type { Hear } from './services/live/follow-shop.ts';
import { createServices } from './services/services.ts';
import { createJobs } from './services/jobs/jobs.ts';
import { sessionSecret } from './session-secret.ts';
import type { Storefront } from './storefront.ts';

export interface ShopParts {
  readonly config: Config;
  readonly logger: Logger;
  /** Origin that links in mails and canonical addresses begin with. */
  readonly origin: string;
  readonly openStorefront: () => Promise<Storefront>;
  /** Told what takes its time, for the person in front of the terminal. */
  readonly tell: (message: string) => void;
}

/** Opens database, gateways, services and app, in this order; `stop` closes them in the opposite one. */
export async function openShop({ config, logger, origin, openStorefront, tell }: ShopParts) {
  const onIdleError = (error: Error) => logger.warn({ err: error }, 'a database connection broke');
  // the database is another process: while it starts, the code that draws pages is loaded
  const [opened, front] = await Promise.allSettled([
    openDatabase(config, { log: tell, onIdleError }).finally(() => notePart(logger, 'database')),
    openStorefront().finally(() => notePart(logger, 'code of the pages')),
  ]);
  if (opened.status === 'rejected') throw opened.reason;
  if (front.status === 'rejected') {
    await opened.value.shut();
    throw front.reason;
  }
  const [database, storefront] = [opened.value, front.value];
  const { template, renderer, files } = storefront;
  const { db } = database;
  const parts = { db, config, origin, clock: systemClock, ids: randomIds, logger };
  const storage = createDiskStorage(join(config.dataDir, 'media'));
  const mail = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom })
    : createFileMail({ folder: join(config.dataDir, 'outbox'), from: config.mailFrom, clock: systemClock });
  const hear: Hear = (ears) => hearNotifications(database.target, ears);
  const jobs = createJobs(db, { onError: (error) => logger.error({ err: error }, 'job queue') });
  await jobs.prepare();
  notePart(logger, 'jobs');
  // The shell names the hashed entry: another build, another version.
  const version = createHash('sha256')
    .update(await template.shell('/'))
    .digest('base64url')
    .slice(0, 12);
  const services = await createServices({
    ...parts,
    storage,
    mail,
    jobs,
    passwords: createPasswords(randomIds),
    tell,
    version,
    hear,
  });
  notePart(logger, 'catalogue');
  let stopping = false;
  const app = createApp({
    ...parts,
    sessionSecret: sessionSecret(config, randomIds),
    routes,
    handlers: bindHandlers(services),
    steadyRoutes: STEADY_ROUTES,
    state: () => services.live.current(),
    attempts: services.attempts,
    visitors: services.visitors,
    findSession: services.findSession,
    storage,
    documents: createDocuments({
      template,
      renderer,
      logger,
      source: services.pages,
      development: config.mode === 'development',
      maps: config.mapsKey !== undefined,
    }),
    files,
    site: services.site,
    checkDatabase: () => sql`select 1`.execute(db),
    isStopping: () => stopping,
    gauges: () =>
      shopGauges({ pool: database.pool, catalogue: () => services.live.current(), jobs, pokes: services.pokes }),
    live: { pokes: services.pokes, catalogueRev: () => services.live.current().cursor.rev },
  });
  return {
    app,
    storefront,
    /** Background work begins once the shop is open. */
    begin: () => jobs.start(services.jobHandlers),
    /** From now on every request is told to come back later, and what listens is let go. */
    refuse: () => {
      stopping = true;
      services.pokes.close();
    },
    stop: async () => {
      await jobs.stop();
      await services.close();
      mail.close();
      await database.shut();
    },
  };
}

/**
 * The whole server on a real database, the providers of payment on ports of their own, and between them everything that
 * goes wrong: answers lost, notifications held back, the server killed at a named point, connections cut.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { sql } from 'kysely';
import pino from 'pino';

import { readConfig } from '#server/config.ts';
import { ONLINE_ROUTES } from '#core/contract/online-routes.ts';
import { CACHEABLE_ROUTES } from '#server/subjects/shop-subjects.ts';
import { randomIds } from '#server/ids.ts';
import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { JobHandlers } from '#server/platform/jobs/job-kinds.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createServices } from '#server/services.ts';
import { createPasswords } from '#server/subjects/account/passwords/passwords.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestFrame } from '#tests/support/server.ts';
import { CHEAP_HASHES } from '#tests/server/cheap-hashes.ts';

import { mortalDatabase, type Accident } from './mortal-pool.ts';
import { createMailbox, PLAIN_MAILS } from './plain-mails.ts';
import { openPostOffice } from './post-office.ts';
import { openProviders } from './stand-in.ts';

export const METHODS = ['payzen', 'paypal_standard', 'payplug', 'crypto'] as const;
export type Method = (typeof METHODS)[number] | 'banktransfer';

const SETTINGS: Readonly<Record<string, string>> = {
  'general.company.legal.name': 'Bitume & Fils',
  'general.company.legal.siret': '73282932000074',
  'general.company.legal.vat_number': 'FR44732829320',
  'general.company.legal.address': '12 rue de l’Échangeur',
  'general.company.legal.postcode': '69007',
  'general.company.legal.city': 'Lyon',
  'sales.payment_methods.banktransfer.iban': 'FR7630006000011234567890189',
  'sales.payment_methods.banktransfer.account_holder': 'Bitume & Fils',
  ...Object.fromEntries(METHODS.map((method) => [`sales.payment_methods.${method}.active`, '1'])),
};

export async function openSaleWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-sale-'));
  const database = await createTestDatabase();
  const outside = database.db;
  await outside
    .insertInto('core_config')
    .values(Object.entries(SETTINGS).map(([code, value]) => ({ code, value })))
    .execute();
  const { id: family } = await outside
    .insertInto('attribute_family')
    .values({ code: 'piece', name: 'Pièce', slug: 'piece' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const clock = createTestClock();
  const mortal = mortalDatabase(database);
  const office = await openPostOffice();
  const providers = await openProviders(office.origin, clock);
  const mailbox = createMailbox();
  const jobs = createJobs(mortal.db, JOB_QUEUES);
  await jobs.prepare();
  const warnings: string[] = [];
  const storage = createDiskStorage(join(folder, 'media'));
  // All histories come from one address.
  const config = { ...readConfig({ NODE_ENV: 'test', DATA_DIR: folder, SEED: 'none' }), limitFactor: 1_000_000 };
  const services = await createServices({
    db: mortal.db,
    config,
    origin: office.origin,
    clock,
    ids: randomIds,
    logger: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
    storage,
    mail: mailbox,
    jobs,
    passwords: createPasswords(randomIds, CHEAP_HASHES),
    tell: () => {},
    version: 'test',
    sessionSecret: 'a secret of the tests that is long enough',
    standIn: providers.known,
    hear: () => async () => {},
    pause: async (ms) => {
      await setImmediate();
      clock.advance(ms);
    },
  });
  const frame = await createTestFrame({
    routes: ONLINE_ROUTES,
    handlers: services.handlers,
    overrides: {
      config,
      attempts: services.attempts,
      visitors: services.visitors,
      findSession: services.findSession,
      clock,
      offline: services.offline,
      steadyRoutes: CACHEABLE_ROUTES,
      state: () => services.live.current(),
      payments: services.paymentPort,
    },
  });
  const sender = async () => ({ siteName: 'Bitume', publicUrl: office.origin, legalLine: 'Bitume & Fils' });
  const mailDeps = {
    db: mortal.db,
    clock,
    ids: randomIds,
    storage,
    attempts: services.attempts,
    limitFactor: config.limitFactor,
    shopEmail: config.shopEmail,
  };
  const handlers: JobHandlers = {
    ...services.jobHandlers,
    'mail.send': (job) => sendMail({ ...mailDeps, gateway: mailbox, sender, templates: PLAIN_MAILS }, job),
    'upkeep.sweep': async () => {},
  };

  /** Sends a request; null: no answer came, for the server or the connection died. */
  const send = async (path: string, init: RequestInit, accident: Accident | null): Promise<Response | null> => {
    const done = await mortal.during(accident, () => frame.send(path, init));
    return done === 'killed' ? null : done.answer;
  };
  return {
    outside,
    db: mortal.db,
    family,
    clock,
    office,
    providers,
    mailbox,
    services,
    jobs,
    warnings,
    met: mortal.met,
    send,
    during: <T>(accident: Accident | null, work: () => Promise<T>) => mortal.during(accident, work),
    /** Time goes on, for the shop, its jobs and the providers. */
    pass: async (minutes: number) => {
      clock.advance(minutes * 60_000);
      await sql`update pgboss.job set start_after = start_after - make_interval(mins => ${minutes})
        where state in ('created', 'retry')`.execute(outside);
      providers.catchUp();
      await providers.settled();
    },
    /** Works off what is due. What a killed server had begun, or a fault has put off, is tried again as after its pause. */
    work: async (accident: Accident | null) => {
      await mortal.during(accident, () => jobs.drain(handlers)).catch(() => {});
      await sql`update pgboss.job set state = 'retry', retry_count = 0, start_after = now() where state = 'active'`.execute(
        outside,
      );
      await sql`update pgboss.job set retry_count = 0, start_after = now() where state = 'retry'`.execute(outside);
    },
    close: async () => {
      await services.close();
      await jobs.stop();
      await providers.close();
      await office.close();
      await frame.close();
      await mortal.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type SaleWorld = Awaited<ReturnType<typeof openSaleWorld>>;

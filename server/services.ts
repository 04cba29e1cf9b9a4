/** Everything the server decides, put together: what HTTP binds, what jobs do, what follows the database. */
import { setTimeout } from 'node:timers/promises';

import type { Logger } from 'pino';

import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/connection.ts';
import { createChosenMail } from '#server/gateways/mail/chosen-mail.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import { createSmtpMail } from '#server/gateways/mail/smtp-mail.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';

import { accountHandlers } from '#server/subjects/account/account-handlers.ts';
import { attemptLimits, createAttemptLocks } from '#server/subjects/account/sign-in/attempt-locks.ts';
import { makeExport } from '#server/subjects/account/data/make-export.ts';
import type { Passwords } from '#server/subjects/account/passwords/passwords.ts';
import { findSession } from '#server/subjects/account/sessions/sessions.ts';
import { adminHooks } from '#server/subjects/admins/admin-hooks.ts';
import { adminHandlers } from '#server/subjects/admins/admin-handlers.ts';
import { welcomeToken } from '#server/subjects/admins/welcome.ts';
import { findAdminSession } from '#server/subjects/admins/sessions/admin-sessions.ts';
import { brandingHandlers } from '#server/subjects/branding/branding-handlers.ts';
import { cartHandlers } from '#server/subjects/cart/cart-handlers.ts';
import { publishScheduled } from '#server/subjects/cms/publish/publish-scheduled.ts';
import type { PersonalDataDeps } from '#server/subjects/customers/personal-data.ts';
import { customerHooks } from '#server/subjects/customers/customer-hooks.ts';
import { forgetsIn } from '#server/subjects/forget-person.ts';
import { PERSONAL_SECTIONS, SHOP_SUBJECTS } from '#server/subjects/shop-subjects.ts';
import { createAttempts, type Attempts } from '#server/platform/attempts.ts';
import { createSeal } from '#server/platform/seal.ts';
import { catalogueHandlers } from '#server/subjects/catalogue/catalogue-handlers.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { createManifests } from '#server/subjects/catalogue/publish/manifest.ts';
import { publishDue } from '#server/subjects/catalogue/publish/publish-due.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';
import { fillOnce, type FillShop } from '#server/platform/fill-shop.ts';
import { sayingOnce } from '#server/platform/settings/core-config.ts';
import { loadShopSettings, type ShopSettings } from '#server/platform/settings/init-payload.ts';
import { exposureOf } from '#server/platform/exposure.ts';
import { sealPlain } from '#server/platform/settings/seal-plain.ts';
import { loadChannels } from '#server/platform/settings/channels.ts';
import { settingSeal, type SettingSeal } from '#server/platform/settings/setting-seal.ts';
import type { JobHandlers } from '#server/platform/jobs/job-kinds.ts';
import type { LinkGateway } from '#server/gateways/links/link-gateway.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { followShop, type Hear } from '#server/subjects/live/follow-shop.ts';
import { createLookForMissed, sendEcho } from '#server/subjects/live/missed-notices.ts';
import { Pokes } from '#server/subjects/live/pokes.ts';
import { senderOf } from '#server/platform/mail/mailboxes.ts';
import { mailServerOf } from '#server/platform/mail/mail-server.ts';
import type { Sender } from '#server/platform/mail/mail.ts';
import { shopSender } from '#server/platform/mail/shop-sender.ts';
import type { MailTemplates } from '#server/platform/mail/template.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { settleOrder } from '#server/subjects/orders/service/settle-order.ts';
import { invoiceAll } from '#server/subjects/orders/service/issue-invoice.ts';
import { remindOfTransfer } from '#server/subjects/orders/service/remind-of-transfer.ts';
import { expireOrder } from '#server/subjects/payments/expire-order.ts';
import type { PaymentDeps } from '#server/subjects/payments/payment-deps.ts';
import { paymentHandlers } from '#server/subjects/payments/payment-handlers.ts';
import { paymentPort } from '#server/subjects/payments/payment-port.ts';
import { refundPayment } from '#server/subjects/payments/refund-payment.ts';
import type { StandIn } from '#server/subjects/payments/gateways.ts';
import { createPageService } from '#server/subjects/pages/page-service.ts';
import { channelLogoHooks } from '#server/subjects/settings/paper-logo.ts';
import { createSiteMaps } from '#server/subjects/pages/site-map/site-maps.ts';
import { siteDocuments, siteMapWanted } from '#server/subjects/pages/site-documents.ts';
import { returnHandlers } from '#server/subjects/returns/return-handlers.ts';
import {
  usesInBranding,
  usesInChannels,
  usesInDocuments,
  usesInProducts,
} from '#server/subjects/media/library/media-uses.ts';
import { mediaHandlers } from '#server/subjects/media/media-handlers.ts';
import type { LinkDeps } from '#server/subjects/links/link-deps.ts';
import { scanLinks } from '#server/subjects/links/scan-links.ts';
import { alertHandlers } from '#server/subjects/stock/alerts/alert-handlers.ts';
import { newsletterHandlers } from '#server/subjects/newsletter/newsletter-handlers.ts';
import { quoteHandlers } from '#server/subjects/quotes/quote-handlers.ts';
import { withdrawalHandlers } from '#server/subjects/withdrawal/withdrawal-handlers.ts';
import { OFFICE_SUBJECTS } from '#server/subjects/office-subjects.ts';
import { OFFICE_CHANNEL } from '#server/platform/person.ts';
import { OPEN_WINDOW } from '#server/sync/authorize-sync.ts';
import { createRegistry } from '#server/sync/change/registry.ts';
import { createChangeLimit } from '#server/sync/change-limit.ts';
import { officeSyncHandlers, syncHandlers } from '#server/sync/sync-handlers.ts';
import { planUpkeep, sweepQuarter, sweepShop } from '#server/upkeep.ts';
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
  /** The key of the shop: what it signs and seals. */
  readonly sessionSecret: string;
  /** Loads what fills an empty shop; absent: it stays empty. */
  readonly loadFill?: (() => Promise<FillShop>) | undefined;
  /** Told what takes its time. */
  readonly tell: (message: string) => void;
  /** Build of the server. */
  readonly version: string;
  /** Hears what transactions of every process tell. */
  readonly hear: Hear;
  /** What stands in for the providers of payment on this machine; null where strangers reach the shop. */
  readonly standIn: StandIn | null;
  /** Looks at links that lead out of the shop; absent: nobody does. */
  readonly links?: LinkGateway;
  /** How it waits for what another request is doing; real time where silent. */
  readonly pause?: PaymentDeps['pause'];
}

export async function createServices(parts: ServiceDeps) {
  const { db, config, origin, clock, ids, logger, storage, jobs } = parts;
  if (parts.loadFill) await fillOnce({ db, clock, ids, storage, jobs, tell: parts.tell }, parts.loadFill);
  const seal = await sealOf(parts);
  if (seal !== null) await sealPlain(db, seal);
  await publishDue({ db, clock, ids });
  const live = await openCatalogue({ db, clock });
  const manifests = createManifests({ db, clock, live });
  const report = sayingOnce((message) => logger.warn(message));
  const settings = settingsByState(db, report, seal);
  const current = () => settings(live.current());
  const readSettings = async () => (await current()).setting;
  const exposed = exposureOf(config, async () => (await current()).channels);
  const settingsMark = async () => (await current()).mark;
  const pages = createPageService({
    live,
    settings,
    origin,
    version: parts.version,
    hosts: [...config.hosts],
    serviceWorker: config.serviceWorker === 'on',
    mapsKey: config.mapsKey,
  });
  const mail = createChosenMail({
    chosen: async () => mailServerOf(await readSettings(), await exposed()),
    open: (url) => createSmtpMail({ url, from: config.mailFrom }),
    otherwise: parts.mail,
  });
  const sender = async () => shopSender(await current(), origin);
  const attempts = createAttempts({ db, clock });
  const locks = createAttemptLocks({ db, clock, limits: async () => attemptLimits(await readSettings()) });
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
  const forget = forgetsIn(SHOP_SUBJECTS);
  const cleaning = {
    manifests,
    attempts,
    locks,
    subjects: SHOP_SUBJECTS,
    settings: readSettings,
    mail,
    storage,
  };
  const upkeep = { db, clock, ids, jobs, forget, shopEmail: config.shopEmail, ...cleaning };
  await planUpkeep(upkeep);
  const orderParts = { db, ids, jobs, shopEmail: config.shopEmail };
  const payments: PaymentDeps = {
    ...orderParts,
    settings: readSettings,
    origin,
    clock,
    standIn: parts.standIn,
    exposed,
    invoice: invoiceAll,
    warn: (facts, message) => logger.warn(facts, message),
    pause: parts.pause ?? setTimeout,
  };
  const syncParts = {
    ...orderParts,
    storage,
    limitFactor: config.limitFactor,
    window: OPEN_WINDOW,
    changeLimit: createChangeLimit(clock, config.limitFactor),
    report: (error: unknown, route: string) =>
      logger.error({ err: error, route }, 'a change failed and will be tried again'),
  };
  const sync = syncHandlers({ ...syncParts, registry: createRegistry(SHOP_SUBJECTS) });
  const officeSync = officeSyncHandlers({
    ...syncParts,
    registry: createRegistry(OFFICE_SUBJECTS, () => OFFICE_CHANNEL),
  });
  const links: LinkDeps = {
    db,
    clock,
    ids,
    jobs,
    origin,
    source: () => pages.source(),
    gateway: parts.links ?? null,
    report: (error, what) => logger.error({ err: error, ...what }, 'links could not be read'),
    pause: parts.pause ?? setTimeout,
  };
  const personalData: PersonalDataDeps = {
    db,
    ids,
    jobs,
    forget,
    note: (event, customer) => logger.warn({ event, customer }, 'security'),
  };
  return {
    db,
    live,
    pokes,
    settingsMark,
    exposed,
    pages,
    attempts,
    visitors: createVisitors({ db, clock, ids }),
    findSession: async (secret: string, now: Date) => findSession(db, secret, now, await exposed()),
    findAdminSession: async (secret: string, now: Date) => findAdminSession(db, secret, now, await exposed()),
    jobHandlers: jobHandlers(
      { ...parts, mail },
      {
        sender,
        sweep: () => sweepShop(upkeep),
        quarter: () => sweepQuarter(upkeep),
        attempts,
        payments,
        links,
      },
    ),
    payments: paymentHandlers(payments, sync.direct),
    paymentPort: paymentPort(payments),
    papers: { db, storage, ids },
    orders: { db, ids, jobs, shopEmail: config.shopEmail },
    catalogue: catalogueHandlers({ db, live, manifests }),
    account: accountHandlers({
      ...personalData,
      attempts,
      locks,
      passwords: parts.passwords,
      exposed,
      limitFactor: config.limitFactor,
      shopEmail: config.shopEmail,
      hosts: config.hosts,
      settings: readSettings,
    }),
    personalData,
    subjectHooks: { ...adminHooks({ ids, jobs }), ...customerHooks({ ids, jobs }), ...channelLogoHooks({ storage }) },
    admins: adminHandlers({
      db,
      ids,
      jobs,
      attempts,
      locks,
      passwords: parts.passwords,
      limitFactor: config.limitFactor,
      exposed,
      settings: readSettings,
      welcomeToken: welcomeToken(parts.sessionSecret),
      seal: createSeal(parts.sessionSecret, 'second factors'),
      note: (event, admin) => logger.warn({ event, admin }, 'security'),
    }),
    dashboard: { db, clock },
    office: { db, clock },
    documents: { db, ids, jobs },
    upkeep: { db, clock, ids },
    links,
    settings: {
      db,
      clock,
      ids,
      seal,
      exposed,
      settings: readSettings,
      mapsKey: config.mapsKey,
      mail,
      sender,
      writer: async () => senderOf(await readSettings(), 'auto'),
      storage,
    },
    media: mediaHandlers({
      db,
      ids,
      jobs,
      clock,
      storage,
      uses: [usesInProducts, usesInBranding, usesInChannels, usesInDocuments],
    }),
    branding: brandingHandlers({ db, ids, jobs, storage }),
    returns: returnHandlers({ db, storage, ids }),
    quotes: quoteHandlers({ ...orderParts, storage }),
    withdrawal: withdrawalHandlers(orderParts),
    newsletter: newsletterHandlers({ db, ids, jobs }),
    stockAlerts: alertHandlers({ db, ids, jobs }),
    cart: cartHandlers({ db }),
    sync,
    officeSync,
    site: siteDocuments({
      live,
      siteMaps: createSiteMaps({ db, live, wanted: siteMapWanted(current), origin, report }),
      current,
      origin,
    }),
    close: async () => {
      await stopFollowing();
      mail.close();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** The work of every kind of job; `sender` signs the mails. */
function jobHandlers(
  { db, clock, ids, mail, storage, config, jobs }: ServiceDeps,
  {
    sender,
    sweep,
    quarter,
    attempts,
    payments,
    links,
  }: {
    readonly sender: () => Promise<Sender>;
    readonly sweep: () => Promise<void>;
    readonly quarter: () => Promise<void>;
    readonly attempts: Attempts;
    readonly payments: PaymentDeps;
    readonly links: LinkDeps;
  },
): JobHandlers {
  const templates: MailTemplates = Object.fromEntries(SHOP_SUBJECTS.flatMap(({ mails = {} }) => Object.entries(mails)));
  const limits = { limitFactor: config.limitFactor, shopEmail: config.shopEmail };
  return {
    'mail.send': (job) =>
      sendMail({ db, clock, ids, storage, gateway: mail, sender, templates, attempts, ...limits }, job),
    // what makes pictures is loaded where there is one to make
    'media.avif': async ({ hash }) =>
      (await import('#server/platform/media/make-avif.ts')).makeAvif({ db, storage }, hash),
    'account.export': ({ uuid }) => makeExport({ db, clock, jobs, sections: PERSONAL_SECTIONS }, uuid),
    'order.expire': ({ uuid }) => expireOrder(payments, uuid, clock.now()),
    'order.remind': ({ uuid }) => remindOfTransfer(payments, uuid, clock.now()),
    'order.settle': ({ uuid }) => settleOrder(payments, uuid, clock.now()),
    'payment.refund': ({ refund }) => refundPayment(payments, refund, clock.now()),
    'documents.publish': async () => void (await publishScheduled({ db, clock, ids })),
    'links.scan': (job) => scanLinks(links, job),
    'upkeep.quarter': quarter,
    'upkeep.sweep': sweep,
  };
}

/** Settings are read again when the catalogue's revision moves; the state object stands for the revision. */
function settingsByState(
  db: Db,
  report: (message: string) => void,
  seal: SettingSeal | null,
): (state: CatalogueState) => Promise<ShopSettings> {
  const known = new WeakMap<CatalogueState, Promise<ShopSettings>>();
  return (state) => {
    const settings = known.get(state) ?? loadShopSettings(db, report, seal);
    known.set(state, settings);
    settings.catch(() => known.delete(state));
    return settings;
  };
}

/** What is reachable by strangers has a key of its own for secrets, or keeps none; elsewhere the shop's key will do. */
async function sealOf({ db, config, sessionSecret }: Pick<ServiceDeps, 'db' | 'config' | 'sessionSecret'>) {
  const isExposed = await exposureOf(config, () => loadChannels(db))();
  const key = config.settingsKey ?? (isExposed ? undefined : sessionSecret);
  return key === undefined ? null : settingSeal(key);
}

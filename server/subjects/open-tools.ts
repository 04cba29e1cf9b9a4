/** What subjects are handed, opened in order: the shop filled and published, its catalogue read, its settings followed. */
import { setTimeout } from 'node:timers/promises';

import type { Logger } from 'pino';

import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/connection.ts';
import type { LinkGateway } from '#server/gateways/links/link-gateway.ts';
import { createChosenMail } from '#server/gateways/mail/chosen-mail.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import { createSmtpMail } from '#server/gateways/mail/smtp-mail.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';
import { createAttempts } from '#server/platform/attempts.ts';
import { exposureOf } from '#server/platform/exposure.ts';
import { fillOnce, type FillShop } from '#server/platform/fill-shop.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { mailServerOf } from '#server/platform/mail/mail-server.ts';
import { shopSender } from '#server/platform/mail/shop-sender.ts';
import { loadChannels } from '#server/platform/settings/channels.ts';
import { noteIn } from '#server/platform/security-events.ts';
import { sayingOnce } from '#server/platform/settings/core-config.ts';
import { loadShopSettings, type ShopSettings } from '#server/platform/settings/init-payload.ts';
import { sealPlain } from '#server/platform/settings/seal-plain.ts';
import { settingSeal, type SettingSeal } from '#server/platform/settings/setting-seal.ts';
import type { Passwords } from '#server/subjects/account/passwords/passwords.ts';
import { attemptLimits, createAttemptLocks } from '#server/subjects/account/sign-in/attempt-locks.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { createManifests } from '#server/subjects/catalogue/publish/manifest.ts';
import { publishDue } from '#server/subjects/catalogue/publish/publish-due.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';
import { forgetsIn } from '#server/subjects/forget-person.ts';
import { createPageService } from '#server/subjects/pages/page-service.ts';
import type { StandIn } from '#server/subjects/payments/stand-in.ts';
import { MEDIA_USES, PERSONAL_SECTIONS, SHOP_SUBJECTS } from '#server/subjects/shop-subjects.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';

export interface ShopParts {
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
  /** What stands in for the providers of payment on this machine; null where strangers reach the shop. */
  readonly standIn: StandIn | null;
  /** Looks at links that lead out of the shop; absent: nobody does. */
  readonly links?: LinkGateway;
  /** How it waits for what another request is doing; real time where silent. */
  readonly pause?: SubjectTools['pause'];
}

export async function openTools(parts: ShopParts) {
  const { db, config, origin, clock, ids, logger, storage, jobs } = parts;
  if (parts.loadFill) await fillOnce({ db, clock, ids, storage, jobs, tell: parts.tell }, parts.loadFill);
  const settingSeal = await sealOf(parts);
  if (settingSeal !== null) await sealPlain(db, settingSeal);
  await publishDue({ db, clock, ids });
  const live = await openCatalogue({ db, clock });
  /** Says a mistake in a setting or an address once. */
  const report = sayingOnce((message) => logger.warn(message));
  const byState = settingsByState(db, report, settingSeal);
  /** The shop's settings of this moment. */
  const current = () => byState(live.current());
  const settings = async () => (await current()).setting;
  const exposed = exposureOf(config, async () => (await current()).channels);
  const mail = createChosenMail({
    chosen: async () => mailServerOf(await settings(), await exposed()),
    open: (url) => createSmtpMail({ url, from: config.mailFrom }),
    otherwise: parts.mail,
  });
  const tools: Omit<SubjectTools, 'direct'> = {
    db,
    clock,
    ids,
    jobs,
    storage,
    mail,
    logger,
    origin,
    hosts: config.hosts,
    mapsKey: config.mapsKey,
    limitFactor: config.limitFactor,
    shopEmail: config.shopEmail,
    settings,
    exposed,
    attempts: createAttempts({ db, clock }),
    note: noteIn(logger),
    sender: async () => shopSender(await current(), origin),
    pause: parts.pause ?? setTimeout,
    live,
    manifests: createManifests({ db, clock, live }),
    pages: createPageService({
      live,
      settings: byState,
      origin,
      version: parts.version,
      hosts: [...config.hosts],
      serviceWorker: config.serviceWorker === 'on',
      mapsKey: config.mapsKey,
    }),
    locks: createAttemptLocks({ db, clock, limits: async () => attemptLimits(await settings()) }),
    passwords: parts.passwords,
    forget: forgetsIn(SHOP_SUBJECTS),
    personal: PERSONAL_SECTIONS,
    uses: MEDIA_USES,
    sessionSecret: parts.sessionSecret,
    settingSeal,
    outerLinks: parts.links ?? null,
    standIn: parts.standIn,
  };
  return { tools, current, report, closeMail: () => mail.close() };
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
async function sealOf({ db, config, sessionSecret }: Pick<ShopParts, 'db' | 'config' | 'sessionSecret'>) {
  const isExposed = await exposureOf(config, () => loadChannels(db))();
  const key = config.settingsKey ?? (isExposed ? undefined : sessionSecret);
  return key === undefined ? null : settingSeal(key);
}

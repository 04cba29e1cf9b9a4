/** Maintenance: every hour what is due is published and what only grows removed, every quarter what people wait for is done. */
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';
import type { Attempts } from '#server/platform/attempts.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { sweepMailLog } from '#server/platform/mail/forget-mails.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { AttemptLocks } from '#server/subjects/account/sign-in/attempt-locks.ts';
import type { Manifests } from '#server/subjects/catalogue/publish/manifest.ts';
import { dropOldPages } from '#server/subjects/catalogue/publish/page-store.ts';
import { publishScheduled } from '#server/subjects/cms/publish/publish-scheduled.ts';
import { publishDue } from '#server/subjects/catalogue/publish/publish-due.ts';
import type { Forget, Subject, SweepTools } from '#server/subjects/subject.ts';
import { sweepSync } from '#server/sync/sweep-sync.ts';

export interface UpkeepDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly manifests: Manifests;
  readonly attempts: Attempts;
  readonly locks: AttemptLocks;
  readonly subjects: readonly Subject[];
  readonly settings: () => Promise<ReadSetting>;
  readonly forget: Forget;
  readonly mail: Pick<MailGateway, 'sweep'>;
  readonly storage: Pick<StorageGateway, 'remove'>;
  readonly shopEmail: string;
}

type Upkeep = 'upkeep.quarter' | 'upkeep.sweep';
const EVERY_SECONDS: Readonly<Record<Upkeep, number>> = { 'upkeep.quarter': 900, 'upkeep.sweep': 3_600 };

/** One of each from now; several processes ask for the same ones. */
export async function planUpkeep(parts: Pick<UpkeepDeps, 'db' | 'jobs'>): Promise<void> {
  await planNext(parts, 'upkeep.quarter');
  await planNext(parts, 'upkeep.sweep');
}

async function planNext({ db, jobs }: Pick<UpkeepDeps, 'db' | 'jobs'>, kind: Upkeep): Promise<void> {
  await jobs.enqueue(db, kind, {}, { key: 'upkeep', startAfterSeconds: EVERY_SECONDS[kind] });
}

/** The job `upkeep.sweep`; it plans the next one. */
export async function sweepShop(parts: UpkeepDeps): Promise<void> {
  const { db, clock, attempts, locks, manifests, subjects } = parts;
  const now = clock.now();
  await publishDue(parts);
  await publishScheduled(parts);
  await manifests.keep();
  await dropOldPages(db, now);
  await sweepSync(db, now);
  await attempts.sweep();
  await locks.sweep();
  await sweepMailLog(db, now);
  await parts.mail.sweep?.(keptUntil('mailFile', now));
  const tools = await toolsOf(parts);
  for (const subject of subjects) await subject.sweep?.(db, now, tools);
  await planNext(parts, 'upkeep.sweep');
}

/** The job `upkeep.quarter`; it plans the next one. */
export async function sweepQuarter(parts: UpkeepDeps): Promise<void> {
  const tools = await toolsOf(parts);
  for (const subject of parts.subjects) await subject.quarter?.(parts.db, parts.clock.now(), tools);
  await planNext(parts, 'upkeep.quarter');
}

async function toolsOf({ ids, jobs, forget, storage, shopEmail, settings }: UpkeepDeps): Promise<SweepTools> {
  return { ids, jobs, forget, storage, shopEmail, setting: await settings() };
}

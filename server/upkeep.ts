/** Maintenance: every hour what is due is published and what only grows removed, every quarter what people wait for is done. */
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Ids } from '#server/ids.ts';
import type { Attempts } from '#server/platform/attempts.ts';
import { eachByItself } from '#server/platform/jobs/each-by-itself.ts';
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

/** The job `upkeep.sweep`; it plans the next one first, so that what fails now holds up nothing of what comes. */
export async function sweepShop(parts: UpkeepDeps): Promise<void> {
  const { db, clock, attempts, locks, manifests, subjects } = parts;
  await planNext(parts, 'upkeep.sweep');
  const now = clock.now();
  const steps: readonly (() => Promise<unknown>)[] = [
    () => publishDue(parts),
    () => publishScheduled(parts),
    () => manifests.keep(),
    () => dropOldPages(db, now),
    () => sweepSync(db, now),
    () => attempts.sweep(),
    () => locks.sweep(),
    () => sweepMailLog(db, now),
    async () => parts.mail.sweep?.(keptUntil('mailFile', now)),
    ...subjects.map((subject) => async () => subject.sweep?.(db, now, await toolsOf(parts))),
  ];
  await eachByItself(steps, (step) => step());
}

/** The job `upkeep.quarter`; it plans the next one first, as the sweep does. */
export async function sweepQuarter(parts: UpkeepDeps): Promise<void> {
  await planNext(parts, 'upkeep.quarter');
  const tools = await toolsOf(parts);
  await eachByItself(parts.subjects, async (subject) => subject.quarter?.(parts.db, parts.clock.now(), tools));
}

async function toolsOf({ ids, jobs, forget, storage, shopEmail, settings }: UpkeepDeps): Promise<SweepTools> {
  return { ids, jobs, forget, storage, shopEmail, setting: await settings() };
}

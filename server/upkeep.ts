/** Maintenance: every hour what is due is published and what only grows removed, every quarter what people wait for is done. */
import { eachByItself } from '#server/platform/jobs/each-by-itself.ts';
import { sweepMailLog } from '#server/platform/mail/forget-mails.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { dropOldPages } from '#server/subjects/catalogue/publish/page-store.ts';
import { publishDue } from '#server/subjects/catalogue/publish/publish-due.ts';
import { publishScheduled } from '#server/subjects/cms/publish/publish-scheduled.ts';
import { SHOP_SUBJECTS } from '#server/subjects/shop-subjects.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';
import type { SweepTools } from '#server/subjects/subject.ts';
import { sweepSync } from '#server/sync/sweep-sync.ts';

type Upkeep = 'upkeep.quarter' | 'upkeep.sweep';
const EVERY_SECONDS: Readonly<Record<Upkeep, number>> = { 'upkeep.quarter': 900, 'upkeep.sweep': 3_600 };

/** One of each from now; several processes ask for the same ones. */
export async function planUpkeep(tools: Pick<ShopTools, 'db' | 'jobs'>): Promise<void> {
  await planNext(tools, 'upkeep.quarter');
  await planNext(tools, 'upkeep.sweep');
}

async function planNext({ db, jobs }: Pick<ShopTools, 'db' | 'jobs'>, kind: Upkeep): Promise<void> {
  await jobs.enqueue(db, kind, {}, { key: 'upkeep', startAfterSeconds: EVERY_SECONDS[kind] });
}

/** The job `upkeep.sweep`; it plans the next one first, so that what fails now holds up nothing of what comes. */
export async function sweepShop(tools: SubjectTools): Promise<void> {
  const { db, clock, attempts, locks, manifests } = tools;
  await planNext(tools, 'upkeep.sweep');
  const now = clock.now();
  const steps: readonly (() => Promise<unknown>)[] = [
    () => publishDue(tools),
    () => publishScheduled(tools),
    () => manifests.keep(),
    () => dropOldPages(db, now),
    () => sweepSync(db, now),
    () => attempts.sweep(),
    () => locks.sweep(),
    () => sweepMailLog(db, now),
    async () => tools.mail.sweep?.(keptUntil('mailFile', now)),
    ...SHOP_SUBJECTS.map((subject) => async () => subject.sweep?.(db, now, await sweepTools(tools))),
  ];
  await eachByItself(steps, (step) => step());
}

/** The job `upkeep.quarter`; it plans the next one first, as the sweep does. */
export async function sweepQuarter(tools: SubjectTools): Promise<void> {
  await planNext(tools, 'upkeep.quarter');
  const { db, clock } = tools;
  const given = await sweepTools(tools);
  await eachByItself(SHOP_SUBJECTS, async (subject) => subject.quarter?.(db, clock.now(), given));
}

async function sweepTools({ ids, jobs, forget, storage, shopEmail, settings }: SubjectTools): Promise<SweepTools> {
  return { ids, jobs, forget, storage, shopEmail, setting: await settings() };
}

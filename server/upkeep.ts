/** Maintenance, every hour: publishes what is due, removes what only grows. */
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import type { Ids } from '#server/ids.ts';
import type { Attempts } from '#server/platform/attempts.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { AttemptLocks } from '#server/subjects/account/attempt-locks.ts';
import type { Manifests } from '#server/subjects/catalogue/publish/manifest.ts';
import { dropOldPages } from '#server/subjects/catalogue/publish/page-store.ts';
import { publishDue } from '#server/subjects/catalogue/publish/publish-due.ts';
import type { Subject } from '#server/subjects/subject.ts';
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
}

const EVERY_SECONDS = 3_600;

/** One sweep an hour from now; several processes ask for the same one. */
export async function planUpkeep({ db, jobs }: Pick<UpkeepDeps, 'db' | 'jobs'>): Promise<void> {
  await jobs.enqueue(db, 'upkeep.sweep', {}, { key: 'upkeep', startAfterSeconds: EVERY_SECONDS });
}

/** The job `upkeep.sweep`; it plans the next one. */
export async function sweepShop(parts: UpkeepDeps): Promise<void> {
  const { db, clock, attempts, locks, manifests, subjects } = parts;
  const now = clock.now();
  await publishDue(parts);
  await manifests.keep();
  await dropOldPages(db, now);
  await sweepSync(db, now);
  await attempts.sweep();
  await locks.sweep();
  for (const subject of subjects) await subject.sweep?.(db, now);
  await planUpkeep(parts);
}

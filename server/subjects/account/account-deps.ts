import type { HostPair } from '#core/domain/shop/hosts.ts';
import type { Db } from '#server/database/connection.ts';
import type { Ids } from '#server/ids.ts';
import type { Exposure } from '#server/platform/exposure.ts';
import type { Attempts } from '#server/platform/attempts.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

import type { NoteSecurity } from '#server/platform/security-events.ts';
import type { Forget } from '#server/subjects/subject.ts';

import type { AttemptLocks } from './sign-in/attempt-locks.ts';
import type { Passwords } from './passwords/passwords.ts';

/** What the account's services stand on. */
export interface AccountDeps {
  readonly db: Db;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly attempts: Attempts;
  readonly locks: AttemptLocks;
  readonly passwords: Passwords;
  /** Strangers reach the shop. */
  readonly exposed: Exposure;
  /** How many times as much as usual one network may do. */
  readonly limitFactor: number;
  readonly shopEmail: string;
  /** Where each area has a host of its own. */
  readonly hosts: readonly HostPair[];
  /** Reads settings as they are now. */
  readonly settings: () => Promise<ReadSetting>;
  readonly note: NoteSecurity;
  /** Forgets somebody everywhere in the shop. */
  readonly forget: Forget;
}

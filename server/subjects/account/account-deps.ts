import type { NoteSecurity } from '#server/platform/security-events.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';

/** What the account's services stand on. */
export interface AccountDeps extends Pick<
  SubjectTools,
  | 'db'
  | 'ids'
  | 'attempts'
  | 'locks'
  | 'passwords'
  | 'exposed'
  | 'limitFactor'
  | 'shopEmail'
  | 'hosts'
  | 'settings'
  | 'forget'
> {
  readonly jobs: Pick<SubjectTools['jobs'], 'enqueue'>;
  readonly note: NoteSecurity;
}

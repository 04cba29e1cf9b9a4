import type { SubjectTools } from '#server/subjects/subject-tools.ts';

/** What the account's services stand on. */
export type AccountDeps = Pick<
  SubjectTools,
  | 'db'
  | 'ids'
  | 'jobs'
  | 'attempts'
  | 'locks'
  | 'passwords'
  | 'exposed'
  | 'limitFactor'
  | 'shopEmail'
  | 'hosts'
  | 'settings'
  | 'forget'
  | 'note'
>;

/** What a subject tells the shop in one place; all of them stand in one list (`shop-subjects.ts`). */
import type { Db } from '#server/database/connection.ts';
import type { MailTemplates } from '#server/platform/mail/template.ts';
import type { SyncSubject } from '#server/sync/change/subject.ts';

export interface Subject extends SyncSubject {
  readonly mails?: MailTemplates;
  /** Removes what only grows; run every hour. */
  sweep?(db: Db, now: Date): Promise<void>;
}

import type { Locale } from '#core/domain/shop/locale.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { AdminDeps } from '#server/subjects/admins/admin-deps.ts';
import { MAIL_PRIORITY } from '#server/platform/jobs/job-kinds.ts';

import type { AdminNotice } from './mails.ts';

/** Tells somebody that something which guards the account has changed: each time anew. */
export async function orderNotice(
  trx: Trx,
  { ids, jobs }: Pick<AdminDeps, 'ids' | 'jobs'>,
  { template, admin, to, locale }: { template: AdminNotice; admin: string; to: string; locale: Locale },
): Promise<void> {
  const mail = { key: `${template} ${ids.uuid()}`, template, to, data: { uuid: admin, locale }, rank: 'link' } as const;
  await jobs.enqueue(trx, 'mail.send', mail, { priority: MAIL_PRIORITY.link });
}

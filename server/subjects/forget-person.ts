import { forgetMails } from '#server/platform/mail/forget-mails.ts';
import { customerPerson, personName } from '#server/platform/person.ts';
import { forgetGroups } from '#server/sync/forget-groups.ts';

import type { Forget } from './subject-tools.ts';
import type { Subject } from './subject.ts';

/**
 * Erasure (GDPR article 17, domain 4.8): each subject says what becomes of its rows. Locks in the order of a push – the
 * lanes of the customer's devices, rows, the channel –, so that a device that sends meanwhile is only waited for.
 */
export const forgetsIn =
  (subjects: readonly Subject[]): Forget =>
  async (trx, whom) => {
    if (whom.customer !== null) await forgetGroups(trx, whom.customer);
    for (const subject of subjects) await subject.forget?.(trx, whom);
    await forgetMails(trx, whom.email);
    if (whom.customer === null) return;
    const name = personName(customerPerson(whom.customer));
    await trx.deleteFrom('channel').where('name', '=', name).execute();
  };

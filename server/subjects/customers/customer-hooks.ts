/** What follows when the back office writes a customer: mails, sessions, subscriptions, what the own devices show. */
import { Refusal } from '#core/wire/refusal.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { isOldEnough } from '#core/domain/account/customer.ts';
import type { ResourceHooks } from '#server/resources/hooks/resource-hooks.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import { customerPerson, personName } from '#server/platform/person.ts';
import type { AccountDeps } from '#server/subjects/account/account-deps.ts';
import type { AccountMail } from '#server/subjects/account/mails/mails.ts';
import { orderMail, type MailOrder } from '#server/platform/mail/order-mail.ts';
import { dropEntrances, orderLink } from '#server/subjects/account/mails/account-links.ts';
import { endSessions } from '#server/subjects/account/sessions/sessions.ts';
import { followCustomer } from '#server/subjects/newsletter/follow-customer.ts';
import { MAIL_PRIORITY } from '#server/platform/jobs/job-kinds.ts';

import { dataRequestHooks } from './managed/data-requests.ts';
import { groupHooks } from './managed/groups.ts';

type Values = Readonly<Record<string, unknown>>;

const localeIn = (values: Values): Locale => (values['locale'] === 'en_GB' ? 'en_GB' : 'fr_FR');

/** The shop has made up its mind about the account of a professional. */
const isDecided = (before: Values, after: Values): boolean =>
  after['customerType'] === 'professional' &&
  after['approval'] !== before['approval'] &&
  after['approval'] !== 'pending';

const wrong = (field: string, code: string) =>
  new Refusal('input.invalid', { fields: [{ path: `fields.${field}`, code }] });

export const customerHooks = ({ ids, jobs }: Pick<AccountDeps, 'ids' | 'jobs'>): ResourceHooks => ({
  groups: groupHooks,
  'data-requests': dataRequestHooks,
  customers: {
    async beforeWrite({ trx, after, now, uuid }) {
      if (after === null) return;
      const born = after['birthDate'];
      if (typeof born === 'string' && !isOldEnough(born, now.toISOString().slice(0, 10)))
        throw wrong('birthDate', 'birthDate.tooYoung');
      const other = trx.selectFrom('customer').select('id').where('email', '=', String(after['email']));
      if (await other.where('id', '!=', uuid).executeTakeFirst()) throw wrong('email', 'email.taken');
    },

    async afterWrite({ trx, now, uuid, before, after }) {
      if (after === null) return;
      const [email, locale] = [String(after['email']), localeIn(after)];
      const link = { customer: uuid, email, locale };
      if (before === null) {
        if (after['isActive'] === true) await orderLink(trx, { ...link, purpose: 'reset' }, { ids, jobs, now });
        return;
      }
      if (after['isActive'] === false) {
        await endSessions(trx, uuid);
        await dropEntrances(trx, uuid);
      }
      if (before['email'] !== email) {
        // links that were sent to the former address open nothing any more; the new one is to be proven
        await dropEntrances(trx, uuid);
        await trx.updateTable('customer').set({ verified_at: null }).where('id', '=', uuid).execute();
        await orderLink(trx, { ...link, purpose: 'verify' }, { ids, jobs, now });
        const template = 'account.email-changed';
        const notice = {
          key: `${template} ${ids.uuid()}`,
          template,
          to: String(before['email']),
          data: { uuid, locale },
        };
        await jobs.enqueue(trx, 'mail.send', { ...notice, rank: 'link' }, { priority: MAIL_PRIORITY.link });
      }
      if (isDecided(before, after)) {
        const decision: MailOrder<AccountMail> = {
          template: 'account.approval',
          uuid,
          about: ids.uuid(),
          to: email,
          locale,
        };
        await orderMail({ trx, jobs }, decision);
      }
      if (before['email'] !== email || before['newsletter'] !== after['newsletter'])
        await followCustomer(trx, { customer: uuid, now }, ids);
      await advanceChannel(trx, personName(customerPerson(uuid)), [{ entity: 'profile' }], { ids, now });
    },
  },
});

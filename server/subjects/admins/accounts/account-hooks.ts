/** What the list of administrators refuses, and what follows when one is made, moved or let go. */
import { Refusal } from '#core/wire/refusal.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';
import { dropAdminLinks, orderAdminLink } from '#server/subjects/admins/admin-links.ts';
import type { AdminDeps } from '#server/subjects/admins/admin-deps.ts';
import { orderNotice } from '#server/subjects/admins/mails/order-notice.ts';
import { tellRights } from '#server/subjects/admins/roles/rights.ts';
import { endAdminSessions } from '#server/subjects/admins/sessions/admin-sessions.ts';

import { checkNotLast, checkRole } from './who-may.ts';

const text = (values: Readonly<Record<string, unknown>>, name: string): string => String(values[name]);
const localeIn = (values: Readonly<Record<string, unknown>>) => (values['locale'] === 'en_GB' ? 'en_GB' : 'fr_FR');

export function accountHooks(deps: Pick<AdminDeps, 'ids' | 'jobs'>): WriteHooks {
  return {
    async beforeWrite({ trx, author, uuid, before, after }) {
      if (before !== null) await checkRole(trx, author, text(before, 'role'));
      const isMoved = after !== null && (before === null || after['role'] !== before['role']);
      if (isMoved) await checkRole(trx, author, text(after, 'role'));
      if (before === null) return;
      const isLeft = after === null || after['isActive'] === false;
      if (uuid === author.id && (isLeft || isMoved)) throw new Refusal('admin.notAllowed', { reason: 'admin.self' });
      if (isLeft || isMoved) await checkNotLast(trx, uuid);
    },
    async afterWrite({ trx, now, uuid, before, after }) {
      if (after === null) return;
      const email = text(after, 'email');
      const locale = localeIn(after);
      if (before === null) {
        await trx.insertInto('admin_credential').values({ admin_id: uuid }).execute();
        return orderAdminLink(trx, { admin: uuid, purpose: 'invitation', email, locale }, { ...deps, now });
      }
      if (after['isActive'] === false) {
        await endAdminSessions(trx, uuid);
        await dropAdminLinks(trx, uuid);
      }
      if (before['email'] !== email) {
        // links that were sent to the former address open nothing any more
        await dropAdminLinks(trx, uuid);
        await orderNotice(trx, deps, {
          template: 'admin.email-changed',
          admin: uuid,
          to: text(before, 'email'),
          locale,
        });
      }
      if (before['role'] !== after['role']) await tellRights(trx, { ids: deps.ids, now });
    },
  };
}

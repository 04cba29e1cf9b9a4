import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import type { Handlers } from '#server/routes/handler.ts';
import { truncatedAddress } from '#server/subjects/consent/store-consent.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { confirmSubscription, requestSubscription } from './subscriptions.ts';
import { unsubscribe } from './unsubscribe.ts';

type Routes = Pick<OnlineRoutes, 'api.newsletter.subscribe' | 'api.newsletter.confirm' | 'api.newsletter.unsubscribe'>;

export function newsletterHandlers(deps: Pick<ShopTools, 'db' | 'ids' | 'jobs'>): Handlers<Routes> {
  const { db } = deps;
  return {
    'api.newsletter.subscribe': async ({ now, locale, address }, { body: { email, area } }) => {
      const setting = await settingsIn(db);
      const channel = { channel: area };
      if (!setting('customer.settings.newsletter.subscription', channel)) throw new Refusal('newsletter.closed');
      const isConfirmed = !setting('customer.settings.newsletter.double_opt_in', channel);
      const asked = { email, area, locale, from: truncatedAddress(address), isConfirmed };
      await inTransaction(db, (trx) => requestSubscription(trx, asked, { ...deps, now }));
      return {};
    },
    'api.newsletter.confirm': async ({ now }, { body: { token } }) => {
      const confirmed = await inTransaction(db, (trx) => confirmSubscription(trx, token, { ...deps, now }));
      if (confirmed === null) throw new Refusal('auth.linkExpired');
      return confirmed;
    },
    'api.newsletter.unsubscribe': async ({ now }, { body: { token } }) => {
      const ended = await inTransaction(db, (trx) => unsubscribe(trx, token, { ...deps, now }));
      if (ended === null) throw new Refusal('auth.linkExpired');
      return ended;
    },
  };
}

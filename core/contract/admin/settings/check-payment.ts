import * as v from 'valibot';
import { ONLINE_PROVIDERS, PROVIDERS, type OnlineProvider } from '#core/domain/payment/providers/all.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { defineRoute } from '#core/wire/route.ts';

/** Providers that hold keys of the shop, those of cards first; a transfer has none. */
export const KEYED_PROVIDERS: readonly OnlineProvider[] = ONLINE_PROVIDERS.toSorted(
  (a, b) => Number(PROVIDERS[b].paper === 'card') - Number(PROVIDERS[a].paper === 'card'),
);

/**
 * `missing`: not all of them are set. `unasked`: the provider's protocol has no question, only a payment would tell.
 * `unauthorized`: it does not take them. `unreachable`: it did not answer as it should.
 */
export const CHECK_OUTCOMES = ['accepted', 'unasked', 'missing', 'unauthorized', 'unreachable'] as const;

/** Asks a provider whether it takes the keys that are set; no money moves. */
export const checkPaymentRoute = defineRoute({
  name: 'api.admin.settings.sales.check-payment',
  method: 'POST',
  uri: 'api/admin/config/sales/check-payment',
  access: { permission: 'config.sales.update' },
  cache: 'no-store',
  limit: { attempts: 30, perSeconds: 3600 },
  body: v.strictObject({ provider: v.picklist(KEYED_PROVIDERS), area: v.picklist(AREAS) }),
  answer: v.object({ outcome: v.picklist(CHECK_OUTCOMES), isLive: v.boolean() }),
});

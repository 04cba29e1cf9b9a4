/** The providers the server speaks to: what is missing does not compile. */
import type { OnlineProvider } from '#core/domain/payment/providers/all.ts';

import { crypto } from './crypto/provider.ts';
import { payplug } from './payplug/provider.ts';
import { paypalStandard } from './paypal-standard/provider.ts';
import { payzen } from './payzen/provider.ts';
import type { ProviderAdapter } from './provider-adapter.ts';

export const ADAPTERS: { readonly [Code in OnlineProvider]: ProviderAdapter<Code> } = {
  payzen,
  paypal_standard: paypalStandard,
  payplug,
  crypto,
};

/** Every provider, by the code that orders, settings and addresses name it by. */
import { account } from './account/provider.ts';
import { accountSettings } from './account/settings.ts';
import { banktransfer } from './banktransfer/provider.ts';
import { banktransferSettings } from './banktransfer/settings.ts';
import { crypto } from './crypto/provider.ts';
import { cryptoSettings } from './crypto/settings.ts';
import { payplug } from './payplug/provider.ts';
import { payplugSettings } from './payplug/settings.ts';
import { paypalStandard } from './paypal-standard/provider.ts';
import { paypalStandardSettings } from './paypal-standard/settings.ts';
import { payzen } from './payzen/provider.ts';
import { payzenSettings } from './payzen/settings.ts';
import type { Provider } from './provider.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** In the order in which lists name them. */
export const PROVIDERS = {
  payzen,
  paypal_standard: paypalStandard,
  payplug,
  banktransfer,
  crypto,
  account,
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderCode = keyof typeof PROVIDERS;

/** In the order of the screen; code that only the shop runs leaves them out. */
export const PROVIDER_SETTINGS = {
  paypal_standard: paypalStandardSettings,
  payzen: payzenSettings,
  payplug: payplugSettings,
  banktransfer: banktransferSettings,
  crypto: cryptoSettings,
  account: accountSettings,
} as const satisfies Readonly<Record<ProviderCode, ProviderSettings>>;

/** Providers that take the money themselves: the server speaks to them, with keys of the shop. */
export type OnlineProvider = {
  [Code in ProviderCode]: (typeof PROVIDERS)[Code]['kind'] extends 'online' ? Code : never;
}[ProviderCode];

export const isProvider = (code: string): code is ProviderCode => Object.hasOwn(PROVIDERS, code);

export const isOnlineProvider = (code: string): code is OnlineProvider =>
  isProvider(code) && PROVIDERS[code].kind === 'online';

export const PROVIDER_CODES: readonly ProviderCode[] = Object.keys(PROVIDERS).filter(isProvider);

export const ONLINE_PROVIDERS: readonly OnlineProvider[] = PROVIDER_CODES.filter(isOnlineProvider);

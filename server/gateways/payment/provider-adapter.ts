import type { OnlineProvider, ProviderCode } from '#core/domain/payment/providers/all.ts';
import type { SettingCode, SettingValue } from '#core/settings/registry.ts';
import type { Clock } from '#server/clock.ts';

import type { PaymentGateway } from './payment-gateway.ts';

type Prefix<Code extends ProviderCode> = `sales.payment_methods.${Code}.`;
type Key<Code extends ProviderCode> = SettingCode extends infer All
  ? All extends `${Prefix<Code>}${infer Name}`
    ? Name
    : never
  : never;
type ValueAt<Full extends string> = Full extends SettingCode ? SettingValue<Full> : never;

/** A setting of one provider, by its own name, as the shop of an area has set it. */
type ReadOwn<Code extends ProviderCode> = <Name extends Key<Code>>(name: Name) => ValueAt<`${Prefix<Code>}${Name}`>;

export interface AdapterDeps<Code extends OnlineProvider> {
  readonly own: ReadOwn<Code>;
  readonly clock: Clock;
  /** Whether this shop may call the address that a setting of the provider names. */
  readonly mayCall: (name: Key<Code>, address: string) => boolean;
}

/** How the server speaks to a provider. */
export interface ProviderAdapter<Code extends OnlineProvider> {
  /** Origins that the pages of the shop must be allowed to send a form to (`form-action`). */
  readonly formHosts: readonly string[];
  /**
   * The way to the provider as its settings say; null: they say nothing.
   * @throws RangeError for an address of a provider that is none, or that a shop which strangers reach may not call
   */
  readonly open: (deps: AdapterDeps<Code>) => PaymentGateway | null;
}

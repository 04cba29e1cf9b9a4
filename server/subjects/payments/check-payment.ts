import type { CHECK_OUTCOMES } from '#core/contract/admin/settings/check-payment.ts';
import type { OnlineProvider } from '#core/domain/payment/providers/all.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Clock } from '#server/clock.ts';
import type { PaymentGateway } from '#server/gateways/payment/payment-gateway.ts';
import { ProviderError } from '#server/gateways/payment/provider-error.ts';
import type { Exposure } from '#server/platform/exposure.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

import { gatewayOf } from './gateways.ts';

export interface CheckDeps {
  readonly settings: () => Promise<ReadSetting>;
  readonly exposed: Exposure;
  readonly clock: Clock;
  /** Opens the way to a provider; the real one where silent. */
  readonly open?: typeof gatewayOf;
}

interface Checked {
  readonly outcome: (typeof CHECK_OUTCOMES)[number];
  /** The keys move real money. */
  readonly isLive: boolean;
}

/** Asks a provider whether it takes the keys of an area: those that are set, never those of a stand-in. */
export async function checkPayment(
  { settings, exposed, clock, open = gatewayOf }: CheckDeps,
  { provider, area }: { readonly provider: OnlineProvider; readonly area: Area },
): Promise<Checked> {
  let gateway: PaymentGateway | null;
  try {
    gateway = open({ clock, standIn: null, isExposed: await exposed() }, await settings(), provider, area);
  } catch (error) {
    /* an address that is none */
    if (error instanceof RangeError) return { outcome: 'unreachable', isLive: false };
    throw error;
  }
  if (gateway === null) return { outcome: 'missing', isLive: false };
  const isLive = gateway.mode === 'live';
  try {
    return { outcome: await gateway.check(), isLive };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { outcome: error.code === 'unauthorized' ? 'unauthorized' : 'unreachable', isLive };
  }
}

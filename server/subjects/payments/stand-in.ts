import type { OnlineProvider } from '#core/domain/payment/providers/all.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Clock } from '#server/clock.ts';
import type { PaymentGateway } from '#server/gateways/payment/payment-gateway.ts';
import type { Ids } from '#server/ids.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

/** Providers of this machine, which take no money: the demo shop brings them along, nothing else has any. */
export interface StandIn {
  readonly address: string;
  /** Null: of a provider that nothing stands in for. */
  readonly open: (provider: OnlineProvider, setting: ReadSetting, area: Area) => PaymentGateway | null;
}

export interface OpenedStandIn extends StandIn {
  close(): Promise<void>;
}

/** Opens them beside a shop at an origin; null where strangers reach the shop. */
export type OpenStandIn = (shop: {
  readonly exposed: boolean;
  readonly origin: string;
  readonly clock: Clock;
  readonly ids: Ids;
}) => Promise<OpenedStandIn | null>;

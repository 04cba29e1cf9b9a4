import type { Exposure } from '#server/platform/exposure.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { Invoicing, OrderDeps } from '#server/subjects/orders/service/order-work.ts';

import type { GatewayDeps } from './gateways.ts';

export interface PaymentDeps extends OrderDeps, GatewayDeps {
  /** Settings as they are now; never asked inside a transaction. */
  readonly settings: () => Promise<ReadSetting>;
  /** Where strangers reach the shop, nothing stands in for a provider. */
  readonly exposed: Exposure;
  /** Origin of the shop, without a slash at the end: where providers and browsers come back to. */
  readonly origin: string;
  /** Told of what somebody has to look at; nothing personal. */
  readonly warn: (facts: Readonly<Record<string, unknown>>, message: string) => void;
  readonly invoice: Invoicing;
  /** Waits, for what another request is doing. */
  readonly pause: (ms: number) => Promise<unknown>;
}

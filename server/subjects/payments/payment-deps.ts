import type { ShopTools } from '#server/platform/shop-tools.ts';
import { invoiceAll } from '#server/subjects/orders/service/issue-invoice.ts';
import type { Invoicing, OrderDeps } from '#server/subjects/orders/service/order-work.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';

import type { GatewayDeps } from './gateways.ts';

export interface PaymentDeps
  extends OrderDeps, GatewayDeps, Pick<ShopTools, 'settings' | 'exposed' | 'origin' | 'pause'> {
  /** Told of what somebody has to look at; nothing personal. */
  readonly warn: (facts: Readonly<Record<string, unknown>>, message: string) => void;
  readonly invoice: Invoicing;
}

export const paymentDeps = (tools: SubjectTools): PaymentDeps => ({
  ...tools,
  invoice: invoiceAll,
  warn: (facts, message) => tools.logger.warn(facts, message),
});

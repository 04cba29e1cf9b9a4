/** What HTTP needs of payments beside the named routes. */
import { href } from '#core/contract/pages/href.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { PaymentProvider } from '#server/gateways/payment/payment-event.ts';
import type { ProviderAnswer, ProviderRequest } from '#server/gateways/payment/payment-gateway.ts';

import type { PaymentDeps } from './payment-deps.ts';
import { readReturn, takeNotification, type Notification } from './take-notification.ts';

interface Return {
  readonly provider: PaymentProvider;
  readonly area: Area;
  readonly order: string;
  readonly request: ProviderRequest;
}

export interface PaymentPort {
  notify(notification: Notification): Promise<ProviderAnswer>;
  /** @returns the page of the shop that the browser is led to */
  comeBack(back: Return): Promise<string>;
}

/** What the shop calls a try: nothing else is handed on. */
const REFERENCE = /^[\w-]{1,40}$/u;

export function paymentPort(deps: PaymentDeps): PaymentPort {
  return {
    notify: (notification) => takeNotification(deps, notification),
    async comeBack({ order, ...back }) {
      const hint = await readReturn(deps, back);
      const said = hint === 'refused' || hint === 'cancelled' ? { paiement: hint } : {};
      const attempt = back.request.query['try'] ?? '';
      const essai = REFERENCE.test(attempt) ? { essai: attempt } : {};
      return href(`${back.area}.checkout.success`, {}, { commande: order, ...said, ...essai });
    },
  };
}

/** What HTTP needs of payments beside the named routes. */
import { href } from '#core/contract/pages/href.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { ProviderAnswer, ProviderRequest } from '#server/gateways/payment/payment-gateway.ts';

import type { PaymentDeps } from './payment-deps.ts';
import { notificationTaker, type Notification } from './notices/take-notification.ts';

interface Return {
  readonly area: Area;
  readonly order: string;
  /** The address it comes back by, as the shop wrote it: it chooses a page and decides nothing. */
  readonly query: ProviderRequest['query'];
}

export interface PaymentPort {
  notify(notification: Notification): Promise<ProviderAnswer>;
  /** @returns the page of the shop that the browser is led to */
  comeBack(back: Return): string;
}

/** What the shop calls a try: nothing else is handed on. */
const REFERENCE = /^[\w-]{1,40}$/u;

/** What a way home says, where it says that nothing was paid. */
const RESULTS: Readonly<Record<string, 'refused' | 'cancelled' | undefined>> = {
  refused: 'refused',
  failed: 'refused',
  cancelled: 'cancelled',
};

export function paymentPort(deps: PaymentDeps): PaymentPort {
  return {
    notify: notificationTaker(deps),
    comeBack({ area, order, query }) {
      const hint = RESULTS[query['result'] ?? ''];
      const said = hint === undefined ? {} : { paiement: hint };
      const attempt = query['try'] ?? '';
      const essai = REFERENCE.test(attempt) ? { essai: attempt } : {};
      return href(`${area}.checkout.success`, {}, { commande: order, ...said, ...essai });
    },
  };
}

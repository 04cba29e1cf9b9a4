/** Where a browser goes to pay an order, or to read that it did not work (specification §2, payment pages). */
import type { PaymentAction } from '#core/contract/payment/payments.ts';
import { href } from '#core/contract/pages/href.ts';
import { paymentPageOf } from '#core/contract/pages/payment-pages.ts';
import type { PageUse } from '#core/domain/payment/providers/provider.ts';
import type { Area } from '#core/domain/shop/area.ts';

export const successHref = (area: Area, order: string): string =>
  href(`${area}.checkout.success`, {}, { commande: order });

export const payHref = (area: Area, order: string): string => href(`${area}.checkout.payment`, {}, { commande: order });

/** The page of a method for something; null where it has none, or a later build alone knows it. */
function ownHref(method: string, use: PageUse, area: Area, order: string): string | null {
  const name = paymentPageOf(method, use, area);
  return name === null ? null : href(name, {}, { commande: order });
}

/** What to do next: an address of the shop to follow, or of a provider, which ends this document. */
export function nextOf(
  payment: PaymentAction,
  { area, order }: { readonly area: Area; readonly order: string },
): { readonly kind: 'go' | 'leave'; readonly to: string } {
  switch (payment.kind) {
    case 'redirect':
      return { kind: 'leave', to: payment.url };
    case 'form':
      return { kind: 'go', to: ownHref(payment.method, 'redirect', area, order) ?? payHref(area, order) };
    case 'instructions':
      return { kind: 'go', to: ownHref(payment.method, 'instructions', area, order) ?? payHref(area, order) };
    case 'none':
      return { kind: 'go', to: successHref(area, order) };
  }
}

/** Where a payment by a method that came to nothing is told. */
export const failedHref = (area: Area, method: string, order: string): string =>
  ownHref(method, 'failed', area, order) ?? href(`${area}.checkout.payment.failed`, {}, { commande: order });

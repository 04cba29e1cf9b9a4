/** Where a browser goes to pay an order, or to read that it did not work (specification §2, payment pages). */
import type { PaymentAction } from '#core/contract/payment/payments.ts';
import { href } from '#core/contract/pages/href.ts';
import type { Area } from '#core/domain/shop/area.ts';

export const successHref = (area: Area, order: string): string =>
  href(`${area}.checkout.success`, {}, { commande: order });

export const payHref = (area: Area, order: string): string => href(`${area}.checkout.payment`, {}, { commande: order });

/** The page from which a form is posted to the provider of a method. */
function redirectHref(area: Area, method: string, order: string): string {
  const said = { commande: order };
  switch (method) {
    case 'paypal_standard':
      return href(`${area}.checkout.payment.paypal.standard.redirect`, {}, said);
    case 'crypto':
      return href(`${area}.checkout.payment.crypto`, {}, said);
    default:
      return href(`${area}.checkout.payment.payzen.redirect`, {}, said);
  }
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
      return { kind: 'go', to: redirectHref(area, payment.method, order) };
    case 'instructions':
      return { kind: 'go', to: href(`${area}.checkout.payment.banktransfer`, {}, { commande: order }) };
    case 'none':
      return { kind: 'go', to: successHref(area, order) };
  }
}

/** Where a payment by a method that came to nothing is told; PayPlug's page belongs to no area (specification §2). */
export function failedHref(area: Area, method: string, order: string): string {
  const said = { commande: order };
  switch (method) {
    case 'payzen':
      return href(`${area}.checkout.payment.payzen.failed`, {}, said);
    case 'paypal_standard':
      return href(`${area}.checkout.payment.paypal.standard.failed`, {}, said);
    case 'payplug':
      return href('checkout.payment.payplug.failed', {}, said);
    default:
      return href(`${area}.checkout.payment.failed`, {}, said);
  }
}

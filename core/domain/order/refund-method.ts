/** How money goes back (domain 4.5): by the provider that took it, by transfer, as credit for a later order, or by hand. */
export const REFUND_METHODS = ['provider', 'transfer', 'store_credit', 'manual'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

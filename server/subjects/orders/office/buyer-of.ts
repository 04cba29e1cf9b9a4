import type { DeskBuyer } from '#core/contract/admin/orders/desk-buyer.ts';
import { buyerIn, type Order } from '#server/subjects/orders/service/load-order.ts';

/** Who bought, as pages of the back office show them. */
export function buyerOf({ row }: Pick<Order, 'row'>): DeskBuyer {
  const { type, firstName, lastName, email, phone, company } = buyerIn(row.buyer);
  return {
    customer: row.customer_id,
    firstName,
    lastName,
    email,
    phone,
    company,
    isProfessional: type === 'professional',
  };
}

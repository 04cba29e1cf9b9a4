/** Where an order leads on to. */
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';

type Linked = Pick<OrderRecord, 'area' | 'uuid'>;

export const orderPath = (area: Area, uuid: string): string => href(`${area}.account.order`, { id: uuid });

export const payOrderPath = ({ area, uuid }: Linked): string =>
  href(`${area}.checkout.payment`, {}, { commande: uuid });
export const returnPath = ({ area, uuid }: Linked): string => href(`${area}.account.rma.new`, {}, { commande: uuid });
export const withdrawPath = ({ uuid }: Linked): string => href('withdrawal', {}, { commande: uuid });

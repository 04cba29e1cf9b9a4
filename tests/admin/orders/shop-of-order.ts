import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { OrderPage } from '#src/admin/features/orders/order-page.tsx';
import { shopOfDesk } from '#tests/admin/desk/shop-of-desk.ts';
import { drawPage, type Reader } from '#tests/admin/frame/draw-page.tsx';
import { ORDER } from './sample-desk.ts';

type Answers = Parameters<typeof shopOfDesk>[2];

/** A shop that has one order. */
export const shopOfOrder = (desk: OrderDesk, answers: Answers = {}) => shopOfDesk('orders', desk, answers);

/** The page of that order. */
export const drawOrder = ({ call }: ReturnType<typeof shopOfOrder>, reader: Reader & { readonly id?: string } = {}) =>
  drawPage({
    ...reader,
    address: adminHref('admin.orders.edit', { id: reader.id ?? ORDER }),
    Page: OrderPage,
    call,
  });

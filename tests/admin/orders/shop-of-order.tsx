/** A shop that has one order and notes what the office asks of it, and the page of that order. */
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { OrderPage } from '#src/admin/features/orders/order-page.tsx';
import { CallFailed } from '#src/api/failure.ts';
import { drawPage, type Reader } from '#tests/admin/frame/draw-page.tsx';
import { ORDER } from './sample-desk.ts';

interface Asked {
  readonly name: string;
  readonly params: unknown;
  readonly body: unknown;
}

interface Input {
  readonly params?: unknown;
  readonly body?: unknown;
}

type Answering = (input: Input) => unknown;

export function shopOfOrder(first: OrderDesk, answers: Readonly<Record<string, Answering>> = {}) {
  const shop = {
    desk: first,
    isOffline: false,
    /** How often the page was read. */
    reads: 0,
    asked: [] as Asked[],
    call: async (name: string, { params, body }: Input): Promise<unknown> => {
      await Promise.resolve();
      if (shop.isOffline) throw new CallFailed('offline');
      if (name === 'api.admin.orders.desk') {
        shop.reads += 1;
        return shop.desk;
      }
      shop.asked.push({ name, params, body });
      return (await answers[name]?.({ params, body })) ?? {};
    },
    /** What was asked for under this name, the last time. */
    last: (name: string): Asked | undefined => shop.asked.findLast((one) => one.name === `api.admin.orders.${name}`),
  };
  return shop;
}

export const drawOrder = ({ call }: ReturnType<typeof shopOfOrder>, reader: Reader & { readonly id?: string } = {}) =>
  drawPage({
    ...reader,
    address: adminHref('admin.orders.edit', { id: reader.id ?? ORDER }),
    Page: OrderPage,
    call,
  });

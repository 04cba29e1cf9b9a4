import type { downloadIndexRoute } from '#core/contract/orders/downloads.ts';
import { standingIn } from '#core/contract/orders/download-standing.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { customerPerson } from '#server/platform/person.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { readOrders } from '#server/subjects/orders/read/read-orders.ts';
import type { PersonCall } from '#server/sync/sync-handlers.ts';

/** @throws Refusal `record.unknown`, also for somebody else's order */
export const downloadIndex =
  ({ db }: Pick<ShopTools, 'db'>) =>
  async (
    call: PersonCall,
    { query }: RouteInput<typeof downloadIndexRoute>,
  ): Promise<RouteAnswer<typeof downloadIndexRoute>> => {
    const customer = await call.customer();
    if (customer === null) throw new Refusal('session.required');
    const [order] = await readOrders(db, customerPerson(customer), [query.order]);
    if (order === undefined) throw new Refusal('record.unknown');
    return (order.downloads ?? []).map((one) => ({ uuid: one.uuid, ...standingIn(order, one, call.now.getTime()) }));
  };

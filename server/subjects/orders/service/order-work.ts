/** One transaction about one order, whoever does it: its buyer, the back office, a provider or the shop by itself. */
import type { OrderActor } from '#core/domain/order/status.ts';
import { orderKind } from '#core/contract/orders/order-record.ts';
import type { RecordKey } from '#core/wire/record.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { customerPerson, personName } from '#server/platform/person.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { lockOrder, type Order } from './load-order.ts';

export interface Doer {
  readonly kind: OrderActor;
  readonly id: string | null;
}

export const SYSTEM: Doer = { kind: 'system', id: null };

/** What a step of an order may use; all of it goes through `trx`. */
export interface OrderWork {
  readonly trx: Trx;
  readonly now: Date;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly settings: () => Promise<ReadSetting>;
  readonly shopEmail: string;
  readonly by: Doer;
  /** Notes a record of the buyer that moved. */
  readonly touch: (key: RecordKey) => void;
}

/** Invoices all that is left of an order. */
export type Invoicing = (work: OrderWork, order: Order) => Promise<void>;

export type OrderDeps = Pick<ShopTools, 'db' | 'ids' | 'jobs' | 'shopEmail'>;

/**
 * Locks an order and does something with it outside the buyer's own changes; their devices hear of it.
 * @throws Refusal `record.unknown`, and what `work` refuses
 */
export async function withOrder<T>(
  deps: OrderDeps,
  { uuid, now, by }: { readonly uuid: string; readonly now: Date; readonly by: Doer },
  work: (step: OrderWork, order: Order) => Promise<T>,
): Promise<T> {
  return inTransaction(deps.db, async (trx) => {
    const order = await lockOrder(trx, uuid);
    const touched = new Set<RecordKey>([orderKind.key(uuid)]);
    const done = await work(
      {
        ids: deps.ids,
        jobs: deps.jobs,
        shopEmail: deps.shopEmail,
        settings: () => settingsIn(trx),
        trx,
        now,
        by,
        touch: (key) => void touched.add(key),
      },
      order,
    );
    if (order.customerId !== null) {
      const entities = [...touched].map((entity) => ({ entity }));
      await advanceChannel(trx, personName(customerPerson(order.customerId)), entities, { ids: deps.ids, now });
    }
    return done;
  });
}

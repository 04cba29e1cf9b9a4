/** Orders on this device, as the checkout asks about them: one by its UUID, and whether there was any. */
import { useEffect, useEffectEvent, useState } from 'react';
import { orderKind, type OrderRecord } from '#core/contract/orders/order-record.ts';
import type { ReadTables } from '#src/db/store.ts';
import { person } from '#src/shop/store/person/person.ts';
import { isSame } from '#src/shop/store/show-new.ts';

/** Reads confirmed records, live; `undefined` until they are read. @param name of the question: it is asked anew when it changes */
function useBase<T>(name: string, ask: (t: Pick<ReadTables, 'base'>) => Promise<T>): T | undefined {
  const [read, setRead] = useState<{ name: string; value: T }>();
  const answer = useEffectEvent(ask);
  useEffect(() => {
    let end = (): void => {};
    let isOver = false;
    const follow = async (): Promise<void> => {
      const { store } = await person();
      if (isOver) return;
      end = store.watch(['base'], answer, (value) => {
        setRead((before) => (before?.name === name && isSame(before.value, value) ? before : { name, value }));
      });
    };
    follow().catch(() => {
      // No storage: nothing is known of any order.
    });
    return () => {
      isOver = true;
      end();
    };
  }, [name]);
  return read?.name === name ? read.value : undefined;
}

/** The order of a UUID; null where it has not come to this device, `undefined` while it is looked for. */
export function useOrder(uuid: string | null): OrderRecord | null | undefined {
  return useBase(`order ${uuid}`, async (t) => {
    const record = uuid === null ? undefined : (await t.base.get(orderKind.key(uuid)))?.record;
    return orderKind.is(record) ? record : null;
  });
}

/** Every key of an order stands between these. */
const [FIRST, AFTER] = ['order:', 'order;'];

/** Has this customer ordered before (domain 3.2, "first order")? Counted as the shop counts: what was cancelled is none. */
export function useHasOrdered(): boolean | undefined {
  return useBase('any', async (t) => {
    const rows = await t.base.between(FIRST, AFTER);
    return rows.some(({ record }) => orderKind.is(record) && record.status !== 'canceled');
  });
}

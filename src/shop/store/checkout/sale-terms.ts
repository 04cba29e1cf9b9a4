/**
 * On what terms an area sells, as this device last heard: kept, so that a cart costs the same without a network
 * (design §1, law 3), and asked for again whenever a page needs them.
 */
import { useEffect, useState } from 'react';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { person } from '#src/shop/store/person/person.ts';
import { isSame } from '#src/shop/store/show-new.ts';
import { useView } from '#src/shop/store/state.ts';
import { SALE_TERMS_SHAPE } from '#src/db/rows.ts';

/** `undefined` while they are being read, null where this device has never heard of them. */
export function useSaleTerms(area: Area): SaleTerms | null | undefined {
  const [read, setRead] = useState<{ area: Area; terms: SaleTerms | null }>();
  const { online } = useView((state) => state.connection);
  useEffect(() => {
    let end = (): void => {};
    let isOver = false;
    const follow = async (): Promise<void> => {
      const { store } = await person();
      if (isOver) return;
      end = store.watch(
        ['meta'],
        async (t) => await t.meta.get(`terms:${area}`),
        (row) => {
          const terms = row !== undefined && 'terms' in row && row.shape === SALE_TERMS_SHAPE ? row.terms : null;
          const now = { area, terms };
          setRead((before) => (isSame(before, now) ? before : now));
        },
      );
    };
    follow().catch(() => setRead({ area, terms: null }));
    return () => {
      isOver = true;
      end();
    };
  }, [area]);
  useEffect(() => {
    if (online) void renewSaleTerms(area);
  }, [area, online]);
  return read?.area === area ? read.terms : undefined;
}

/** Asks the shop for its terms; without an answer those kept stay. */
export async function renewSaleTerms(area: Area): Promise<void> {
  try {
    const called = await callOnline('api.sale-terms.show', { params: { area } });
    if (!called.ok) return;
    const { store } = await person();
    const key = `terms:${area}` as const;
    const terms = called.answer;
    await store.write(['meta'], async (t) => {
      const before = await t.meta.get(key);
      const row = { key, shape: SALE_TERMS_SHAPE, terms };
      if (!isSame(before, row)) await t.meta.put([row]);
    });
  } catch {
    // No storage, or nobody to ask: what is known stays.
  }
}

/** A checkout in the person's database: one for all tabs, there again after a crash. */
import { useEffect, useState } from 'react';
import { isSame } from '#src/shop/store/show-new.ts';
import { checkoutKey, type CheckoutPlace } from '#src/shop/store/checkout/checkout-place.ts';
import { person } from '#src/shop/store/person/person.ts';
import { freshCheckout, readCheckout, type CheckoutDraft } from '#src/shop/store/checkout/checkout-draft.ts';

/** `undefined` while it is being read, null where nothing has been chosen. */
export function useKeptCheckout(place: CheckoutPlace): CheckoutDraft | null | undefined {
  const key = checkoutKey(place);
  const [read, setRead] = useState<{ key: string; draft: CheckoutDraft | null }>();
  useEffect(() => {
    let end = (): void => {};
    let isOver = false;
    const follow = async (): Promise<void> => {
      const { store } = await person();
      if (isOver) return;
      end = store.watch(
        ['drafts'],
        async (t) => (await t.drafts.get(key))?.value,
        (value) => {
          const now = { key, draft: readCheckout(value) };
          setRead((before) => (isSame(before, now) ? before : now));
        },
      );
    };
    follow().catch(() => setRead({ key, draft: null }));
    return () => {
      isOver = true;
      end();
    };
  }, [key]);
  return read?.key === key ? read.draft : undefined;
}

/**
 * Changes the checkout in one transaction, so that two tabs agree on one order; answers it as it is now.
 * @param at ISO instant of the device
 * @throws whatever the disk refuses
 */
export async function changeCheckout(
  place: CheckoutPlace,
  at: string,
  change: (draft: CheckoutDraft) => CheckoutDraft,
): Promise<CheckoutDraft> {
  const { store } = await person();
  const uuid = crypto.randomUUID();
  const key = checkoutKey(place);
  return store.write(['drafts'], async (t) => {
    const before = await t.drafts.get(key);
    const value = change(readCheckout(before?.value) ?? freshCheckout(uuid));
    await t.drafts.put([{ key, value, at }]);
    return value;
  });
}

/** The shop has taken the order: nothing of it stays to be chosen. A newer checkout of another tab does. */
export async function dropCheckout(place: CheckoutPlace, uuid: string): Promise<void> {
  const { store } = await person();
  const key = checkoutKey(place);
  await store.write(['drafts'], async (t) => {
    const row = await t.drafts.get(key);
    if (readCheckout(row?.value)?.uuid === uuid) await t.drafts.remove([key]);
  });
}

import { useCallback } from 'react';
import { useKeeping } from '#src/shop/parts/account/use-keeping.ts';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import type { CheckoutPlace } from '#src/shop/store/checkout/checkout-place.ts';
import { withChoice, type CheckoutChoice } from '#src/shop/store/checkout/checkout-draft.ts';
import { changeCheckout } from '#src/shop/store/checkout/kept-checkout.ts';

/** Keeps what was chosen on this device, and answers whether it is safe there. */
export function useChoose({ area, quote }: CheckoutPlace): (choice: CheckoutChoice) => Promise<boolean> {
  const keep = useKeeping();
  return useCallback(
    (choice) => keep(() => changeCheckout({ area, quote }, deviceInstant(), (draft) => withChoice(draft, choice))),
    [keep, area, quote],
  );
}

/** What this device knows of its person, for the first drawing and after: the server draws the empty state. */
import { useMemo } from 'react';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import type { Money } from '#core/domain/price/money.ts';
import { dismiss } from '#src/shop/store/messages.ts';
import { useView, type Theme } from '#src/shop/store/state.ts';
import type { ToastData } from '#src/ui/toast/toast-region.tsx';

export { keepLastArea, recallLastArea } from '#src/shop/store/recent/last-area.ts';

export interface CartSummary {
  units: number;
  total: Money;
}

export const useOnline = (): boolean => useView((state) => state.connection.online);

/** Null until the cart of the area is read. */
export function useCart(area: Area): CartSummary | null {
  const cart = useView((state) => state[`cart:${area}`].cart);
  return useMemo(() => (cart === null ? null : { units: cart.totals.itemsQty, total: cart.totals.grandTotal }), [cart]);
}

/** Units of an article in the cart, whatever the variant. */
export const useUnitsInCart = ({ area, uuid }: { area: Area; uuid: string }): number =>
  useView((state) => state[`cart:${area}`].cartItemQuantities[uuid] ?? 0);

export const useIsFavourite = (uuid: string): boolean =>
  useView((state) => AREAS.some((area) => state[`wishlist:${area}`].wishlist?.some((one) => one.uuid === uuid)));
/** Of both areas. */
export const useFavouriteCount = (): number =>
  useView((state) => AREAS.reduce((all, area) => all + (state[`wishlist:${area}`].wishlist?.length ?? 0), 0));
export const useTheme = (): Theme => useView((state) => state.theme);
export const useConsentAsked = (): boolean => useView((state) => state.consentAsked);
export const useLastArea = (): Area | null => useView((state) => state.lastArea);
export const useMessages = (): { messages: readonly ToastData[]; dismiss: (id: string) => void } => ({
  messages: useView((state) => state.messages),
  dismiss,
});

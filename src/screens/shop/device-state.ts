/** What this device knows of its person, for the first drawing and after: the server draws the empty state. */
import { useMemo } from 'react';
import type { Area } from '#core/domain/area.ts';
import type { Money } from '#core/domain/money.ts';
import { dismiss } from '#src/store/messages.ts';
import { useView, type Theme } from '#src/store/state.ts';
import type { ToastData } from '#src/ui/toast/toast-region.tsx';

export { keepLastArea, recallLastArea } from '#src/store/last-area.ts';

export interface CartSummary {
  units: number;
  total: Money;
}

export const useOnline = (): boolean => useView((state) => state.connection.online);

/** Null until the cart of the area is read. */
export function useCart(area: Area): CartSummary | null {
  const cart = useView((state) => state.checkout[area].cart);
  return useMemo(() => (cart === null ? null : { units: cart.totals.itemsQty, total: cart.totals.grandTotal }), [cart]);
}

export const useIsFavourite = (uuid: string): boolean =>
  useView((state) => state.wishlist?.some((one) => one.uuid === uuid) ?? false);
export const useFavouriteCount = (): number => useView((state) => state.wishlist?.length ?? 0);
export const useTheme = (): Theme => useView((state) => state.theme);
export const useConsentAsked = (): boolean => useView((state) => state.consentAsked);
export const useLastArea = (): Area | null => useView((state) => state.lastArea);
export const useMessages = (): { messages: readonly ToastData[]; dismiss: (id: string) => void } => ({
  messages: useView((state) => state.messages),
  dismiss,
});

/** What this device knows of its person, for the first drawing and after: the server draws the empty state. */
import type { Area } from '#core/domain/area.ts';
import type { Money } from '#core/domain/money.ts';
import type { ToastData } from '#src/ui/toast/toast-region.tsx';
import type { Theme } from '#src/screens/shop/actions.tsx';

export interface CartSummary {
  units: number;
  total: Money;
}

export const useOnline = (): boolean => true;
export const useCart = (_area: Area): CartSummary | null => null;
export const useIsFavourite = (_uuid: string): boolean => false;
export const useFavouriteCount = (): number => 0;
export const useTheme = (): Theme => 'device';
export const useConsentAsked = (): boolean => false;
export const useLastArea = (): Area | null => null;
export const keepLastArea = (_area: Area): void => {};
export const useMessages = (): { messages: readonly ToastData[]; dismiss: (id: string) => void } => ({
  messages: [],
  dismiss: () => {},
});

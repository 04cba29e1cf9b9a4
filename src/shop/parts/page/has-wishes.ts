import { useSetting } from '#src/shop/parts/page/use-setting.ts';

/**
 * Whether the shop offers favourites. Where it does not, what was put aside is kept and synced on: it is there again as
 * soon as the shop offers them (law 2).
 */
export const useHasWishes = (): boolean => useSetting('customer.settings.wishlist.wishlist_option');

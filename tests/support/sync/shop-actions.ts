import { resting, type ShopActions } from '#src/shop/parts/actions.tsx';

/** Presses that do nothing, but for those a test looks at. */
export const actionsWith = (over: Partial<ShopActions> = {}): ShopActions => ({ ...resting, ...over });

/** What the screens of a withdrawal hand each other. */
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { withdrawalShowRoute, withdrawalStoreRoute } from '#core/contract/withdrawal/withdrawals.ts';

export type StoreBody = RouteInput<typeof withdrawalStoreRoute>['body'];
export type Offer = RouteAnswer<typeof withdrawalShowRoute>;
export type Told = RouteAnswer<typeof withdrawalStoreRoute>;
/** What is stated: by whom, and from what. */
export type Stated = Pick<StoreBody, 'name' | 'email' | 'lines' | 'reason'>;

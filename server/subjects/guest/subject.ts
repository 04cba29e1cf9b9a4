import { cartMergeRoute } from '#core/contract/guest/merge.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { forwardMerged } from './forward-merged.ts';
import { mergeGuest } from './merge-guest.ts';

/** A guest who turns out to be a customer: what becomes of cart, favourites and requests (design §5, rule 17). */
export const guest = {
  handlers: { 'api.cart.merge': changeHandler(cartMergeRoute, mergeGuest) },
  afterFlush: forwardMerged,
} as const satisfies Subject;

/** Values of a product's attributes as they are stored: by code, options by their ids (decision 2). */
import { written } from '#core/domain/merge/equal.ts';

/** Whether two stored values are the same one; what is left out is nothing, as null is. */
export const isEqualStored = (one: unknown, other: unknown): boolean => written(one ?? null) === written(other ?? null);

import { href } from '#core/contract/pages/href.ts';
import { ERROR_STATUSES, type ErrorStatus } from '#core/contract/pages/routes.ts';

/** What `/403` and its like answer (domain 16.3); null for all other paths. */
export const errorStatusAt = (path: string): ErrorStatus | null =>
  ERROR_STATUSES.find((status) => href(`error.${status}`) === path) ?? null;

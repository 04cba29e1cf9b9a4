import { randomIds } from '#server/ids.ts';
import type { ResourceHooks } from '#server/resources/hooks/resource-hooks.ts';
import { resourceHooks } from '#server/subjects/shop-subjects.ts';

const {
  admins: _a,
  roles: _r,
  customers: _c,
  ...others
} = resourceHooks({
  ids: randomIds,
  jobs: { enqueue: async () => {} },
  storage: { read: async () => null },
});

/**
 * What subjects do when managed things are written. People and roles are left out: their hooks ask who writes, and have
 * tests of their own with somebody who works there.
 */
export const SHOP_HOOKS: ResourceHooks = others;

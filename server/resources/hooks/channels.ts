import { isIP } from 'node:net';

import { isArea } from '#core/domain/shop/area.ts';
import { neededBy, wrongAt } from './refuse.ts';
import type { ResourceHooks } from './resource-hooks.ts';

export const channelHooks: ResourceHooks = {
  /** Both halves of the shop stay, under their codes; who enters a closed one is named by addresses. */
  async beforeWrite({ before, after }) {
    if (isArea(before?.['code']) && before['code'] !== after?.['code']) throw neededBy('shop');
    const allowed = after?.['allowedIps'];
    if (Array.isArray(allowed) && allowed.some((one) => isIP(String(one)) === 0))
      throw wrongAt('allowedIps', 'ip.invalid');
  },
};

import { shownSettings } from '#core/settings/shown.ts';
import type { Frame } from '#core/contract/pages/port.ts';
import { structure } from '#tests/catalogue/small-shop.ts';

/** What stands around every page, for the small shop. */
export const smallFrame: Frame = {
  init: {
    settings: shownSettings([]),
    branding: { name: 'Bitume', stylesheet: '' },
    context: { hosts: [], serviceWorker: true },
  },
  structure,
};

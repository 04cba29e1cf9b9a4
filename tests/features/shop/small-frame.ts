import type { Frame } from '#core/contract/pages/port.ts';
import { structure } from '#tests/catalogue/small-shop.ts';

/** What stands around every page, for the small shop. */
export const smallFrame: Frame = {
  init: {
    routes: {},
    pages: {},
    coreConfig: [],
    permalinks: { routes: { products: [], categories: [], posts: [], postLists: [] } },
    branding: { colors: [], images: {}, displayRatio: '1', name: 'Bitume', stylesheet: 'abc' },
    context: { locale: 'fr_FR', locales: ['fr_FR'], currency: 'EUR', version: '1', hosts: [], serviceWorker: true },
  },
  structure,
};

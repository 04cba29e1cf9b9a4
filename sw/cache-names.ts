/** Names of the caches of this worker. `catalogue-photos` belongs to src/catalogue, which keeps its budget. */
export const SHELL_CACHE = 'shop-shell';
export const INIT_CACHE = 'shop-init';
export const BRANDING_CACHE = 'shop-branding';
/** Parts of the shop fetched when first wanted: the other language. */
export const LATER_CACHE = 'shop-later';
export const SEEN_PICTURES_CACHE = 'shop-pictures';
export const OLD_TABS_CACHE = 'shop-old-tabs';
export const AHEAD_PICTURES_CACHE = 'catalogue-photos';
/** Public pages as the server drew them. */
export const PAGES_CACHE = 'shop-pages';
/** The back office's shell and parts: its own worker's (`admin-sw.ts`). */
export const ADMIN_SHELL_CACHE = 'admin-shell';
/** Its start-up payload: names of routes, nothing of a person. */
export const ADMIN_INIT_CACHE = 'admin-init';
/** Parts of it fetched when first wanted: the other language. */
export const ADMIN_LATER_CACHE = 'admin-later';
/** Pictures of the library, within a budget of bytes. */
export const ADMIN_PICTURES_CACHE = 'admin-pictures';

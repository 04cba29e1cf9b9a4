import { deferred } from '#src/shop/parts/hydration/deferred.tsx';

/** Drawn with the page by the server; its code comes after the page has loaded, and with no other page. */
export const LateBlocks = deferred(async () => (await import('#src/shop/parts/blocks/shop-blocks.tsx')).ShopBlocks);

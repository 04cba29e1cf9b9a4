import { page } from '#styled/recipes';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';

/**
 * Drawn with the page by the server; its code comes after the page has loaded, and with no other page. Where the device
 * draws, its place is kept meanwhile: what follows would stand at the top and then be pushed out of sight.
 */
export const LateBlocks = deferred(
  async () => (await import('#src/shop/parts/blocks/shop-blocks.tsx')).ShopBlocks,
  <div className={page().main} />,
);

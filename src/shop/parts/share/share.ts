import { late } from '#src/shop/parts/hydration/late.tsx';

/** Hands a page on; its code comes after the page. */
export const Share = late(async () => (await import('#src/shop/parts/share/share-button.tsx')).ShareButton);

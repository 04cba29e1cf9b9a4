import { deferred } from '#src/shop/parts/hydration/deferred.tsx';

/** Hands a page on; its code comes after the page. */
export const Share = deferred(async () => (await import('#src/shop/parts/share/share-button.tsx')).ShareButton);

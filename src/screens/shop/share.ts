import { late } from '#src/screens/shop/late.tsx';

/** Hands a page on; its code comes after the page. */
export const Share = late(async () => (await import('#src/screens/shop/share-button.tsx')).ShareButton);

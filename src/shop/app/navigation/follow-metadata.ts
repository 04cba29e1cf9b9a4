import { isPageAnswer } from '#src/shop/app/port/boot-guards.ts';
import { storedLocale } from '#src/shop/app/language/language.ts';
import { createPageMetadata, type PageMetadata, type Shown } from '#src/shop/app/navigation/metadata.ts';
import type { ShopRouter } from '#src/shop/app/navigation/router.tsx';
import { wearHead } from '#src/shop/app/navigation/worn-head.ts';
import type { Device } from '#src/shop/app/port/device.ts';
import { failureOf } from '#src/api/failure.ts';

/** The page on screen, by the router. */
function shownBy(router: ShopRouter): Shown {
  const match = router.state.matches.at(-1);
  const data: unknown = match?.loaderData;
  const found = isPageAnswer(data) && data.status === 200 ? data : null;
  const { pathname, searchStr } = router.state.location;
  return { route: found?.route ?? match?.staticData.name ?? '', url: pathname + searchStr, head: found?.head ?? null };
}

/** The heads of this tab. */
export const metadataOf = (device: () => Promise<Device>, router: ShopRouter): PageMetadata =>
  createPageMetadata({
    shown: () => shownBy(router),
    locale: storedLocale,
    isOnline: () => navigator.onLine,
    ask: async (query) => {
      try {
        const client = await (await device()).client();
        return (await client.call('api.get-metadata', { query })) || null;
      } catch (error) {
        /* without an answer the page keeps the head the device gave it */
        failureOf(error);
        return null;
      }
    },
    wear: (metadata, titled) => wearHead(metadata, document.head, titled),
  });

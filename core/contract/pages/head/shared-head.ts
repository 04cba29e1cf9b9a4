/** What an editor said of a content for shared links and search engines (domain 8.6), over what the page says of itself. */
import type { SharedTexts } from '#core/contract/content/content-document.ts';
import { picturePath } from '#core/contract/pages/paths.ts';
import type { HeadState } from '#core/contract/pages/head/head.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';

/** Twitter falls back on Open Graph, and that on the page. */
export function withShared(head: Metadata, shared: SharedTexts | undefined, { origin }: HeadState): Metadata {
  if (shared === undefined) return head;
  const { ogPicture, index, follow } = shared;
  const picture = shared.twitterPicture ?? ogPicture;
  const addressOf = ({ hash }: { hash: string }): string => `${origin}${picturePath(hash, 800)}`;
  const ogTitle = shared.ogTitle || head.og_title;
  const ogDescription = shared.ogDescription || head.og_description;
  const width = ogPicture === null ? 0 : Math.min(800, ogPicture.width);
  return {
    ...head,
    og_title: ogTitle,
    og_description: ogDescription,
    twitter_title: shared.twitterTitle || ogTitle,
    twitter_description: shared.twitterDescription || ogDescription,
    ...(ogPicture === null
      ? {}
      : {
          og_image: [
            { url: addressOf(ogPicture), width, height: Math.round((width * ogPicture.height) / ogPicture.width) },
          ],
        }),
    ...(picture === null ? {} : { twitter_card: 'summary_large_image', twitter_image: addressOf(picture) }),
    /* a page kept out of the index names no address that stands for it */
    canonical: index ? head.canonical : null,
    robots: {
      ...head.robots,
      ...(index ? {} : { index: 'noindex' }),
      ...(follow ? {} : { follow: 'nofollow' }),
    },
  };
}

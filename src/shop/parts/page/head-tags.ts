/**
 * The head of a page as data: printed by the server into the document, drawn by React in the browser, so that after
 * hydration and after every navigation there is one title, one description, one canonical (rendering recipe §2).
 */
import type { Metadata } from '#core/contract/shop/metadata.ts';
import { HEAD_MARK } from '#src/shop/parts/page/printed-head.ts';

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> };

export function headTags(head: Metadata): HeadTag[] {
  const tags: HeadTag[] = [{ tag: 'title', text: head.title }];
  const meta = (key: 'name' | 'property', name: string, content: string | null): void => {
    if (content !== null && content !== '')
      tags.push({ tag: 'meta', attributes: { [key]: name, content, [HEAD_MARK]: '' } });
  };
  meta('name', 'description', head.description);
  meta('name', 'robots', Object.values(head.robots).join(','));
  meta('property', 'article:modified_time', head.article_modified_time);
  meta('property', 'og:title', head.og_title);
  meta('property', 'og:description', head.og_description);
  meta('property', 'og:url', head.og_url);
  meta('property', 'og:site_name', head.og_site_name);
  const image = head.og_image[0];
  if (image !== undefined) {
    meta('property', 'og:image', image.url);
    meta('property', 'og:image:width', String(image.width));
    meta('property', 'og:image:height', String(image.height));
  }
  meta('property', 'og:locale', head.og_locale);
  meta('name', 'twitter:card', head.twitter_card);
  meta('name', 'twitter:title', head.twitter_title);
  meta('name', 'twitter:description', head.twitter_description);
  meta('name', 'twitter:image', head.twitter_image);
  if (head.canonical !== null)
    tags.push({ tag: 'link', attributes: { rel: 'canonical', href: head.canonical, [HEAD_MARK]: '' } });
  return tags;
}

/**
 * Metadata as tags: printed by the server into `<head>`, rendered by React in the browser. Both read this one list,
 * so that React finds the tags it would make and adopts them.
 */
import type { Metadata } from '#core/contract/metadata.ts';

export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; attributes: Readonly<Record<string, string>> }
  | { tag: 'link'; attributes: Readonly<Record<string, string>> };

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (property: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property, content } });

/** Title, metas and canonical link; empty values are left out (structured data is the server's alone). */
export function headTags(head: Metadata): HeadTag[] {
  const image = head.og_image[0];
  const tags: (HeadTag | null)[] = [
    { tag: 'title', text: head.title },
    head.description === '' ? null : named('description', head.description),
    named('robots', Object.values(head.robots).join(', ')),
    head.canonical === null ? null : { tag: 'link', attributes: { rel: 'canonical', href: head.canonical } },
    property('og:type', head.article_modified_time === null ? 'website' : 'article'),
    property('og:title', head.og_title),
    head.og_description === '' ? null : property('og:description', head.og_description),
    property('og:url', head.og_url),
    property('og:site_name', head.og_site_name),
    property('og:locale', head.og_locale),
    image ? property('og:image', image.url) : null,
    image ? property('og:image:width', String(image.width)) : null,
    image ? property('og:image:height', String(image.height)) : null,
    head.article_modified_time === null ? null : property('article:modified_time', head.article_modified_time),
    named('twitter:card', head.twitter_card),
    named('twitter:title', head.twitter_title),
    head.twitter_description === '' ? null : named('twitter:description', head.twitter_description),
    head.twitter_image === null ? null : named('twitter:image', head.twitter_image),
  ];
  return tags.filter((tag) => tag !== null);
}

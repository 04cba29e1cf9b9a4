import { textOf } from '#core/domain/blocks/block-words.ts';
import { plainText } from '#core/domain/text/rich-text.ts';
import type { ContentDocument, ContentSummary } from '#core/contract/content/content-document.ts';
import { excerptOf } from '#core/contract/pages/head/head.ts';
import { contentPath } from '#core/contract/pages/paths.ts';

/** All words of a document, however it was written. */
export const documentText = ({ body, blocks = [] }: Pick<ContentDocument, 'body' | 'blocks'>): string =>
  [plainText(body), textOf(blocks)].filter((one) => one !== '').join(' ');

export function summariesOf(documents: readonly ContentDocument[]): ContentSummary[] {
  return documents
    .map((one) => ({
      title: one.title,
      path: contentPath(one.path),
      excerpt: excerptOf(one.shortDescription === '' ? documentText(one) : one.shortDescription),
      type: one.type,
      list: one.list,
      picture: one.picture,
      publishedAt: one.publishedAt,
      ...(one.locale === undefined ? {} : { locale: one.locale }),
    }))
    .sort((a, b) => (a.type === 'post' && b.type === 'post' ? (a.publishedAt < b.publishedAt ? 1 : -1) : 0));
}

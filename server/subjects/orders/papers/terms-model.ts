/** The terms of sale on paper, as they are published when an order is confirmed (domain 4.7: version stored). */
import { readBody } from '#core/contract/cms/document-bodies.ts';
import { PAGE_TYPE, pathOfContent } from '#core/domain/cms/content-path.ts';
import { richTextsOf } from '#core/domain/blocks/contents.ts';
import type { RichBlock } from '#core/domain/text/rich-text.ts';
import type { PlainDocumentModel, PlainPart } from '#server/subjects/documents/models/plain.ts';

import type { Issuing } from './invoice-model.ts';
import { loadIssuer } from './issuer.ts';
import type { PaperOrder } from './paper-order.ts';

const wordsOf = (spans: readonly { readonly text: string }[]): string => spans.map(({ text }) => text).join('');

/** Tables become a list: paper that is attached to a mail is read on a phone. */
function partsOf(block: RichBlock): PlainPart[] {
  switch (block.type) {
    case 'heading':
      return [{ kind: 'heading', text: block.text }];
    case 'paragraph':
    case 'note':
    case 'quote':
      return [{ kind: 'paragraph', text: wordsOf(block.text) }];
    case 'image':
      return [];
    case 'list':
      return [{ kind: 'list', items: block.items.map((item, index) => marked(block.ordered, index, wordsOf(item))) }];
    case 'table':
      return [{ kind: 'list', items: block.rows.map((row) => row.filter(Boolean).join(' – ')) }];
  }
}

const marked = (ordered: boolean, index: number, text: string) => (ordered ? `${index + 1}. ${text}` : text);

/** Null for a shop without such a page. */
export async function loadTermsModel(
  { db, setting }: Issuing,
  { row }: PaperOrder,
): Promise<PlainDocumentModel | null> {
  const { area, locale } = row;
  const slug = setting('sales.checkout.terms.page_slug', { channel: area, locale });
  const page = await db
    .selectFrom('cms_document')
    .select(['published', 'published_at', 'updated_at'])
    .where('kind', '=', 'content')
    .where('type', '=', PAGE_TYPE)
    .where('path', '=', pathOfContent({ type: PAGE_TYPE, slug }))
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (page === undefined) return null;
  const body = readBody('content', page.published);
  if (body === null || (body.area !== 'both' && body.area !== area)) return null;
  const { title, body: text, blocks } = body.translations.fr_FR;
  return {
    ...(await loadIssuer(db, setting, { area, locale })),
    number: row.terms_version,
    issuedAtMs: (page.published_at ?? page.updated_at).getTime(),
    title,
    parts: [...text, ...richTextsOf(blocks)].flatMap(partsOf),
  };
}

/** The terms of sale on paper, as they are published when an order is confirmed (domain 4.7: version stored). */
import * as v from 'valibot';

import type { RichBlock, RichText } from '#core/contract/catalogue/product-detail.ts';
import type { PlainDocumentModel, PlainPart } from '#server/subjects/documents/models/plain.ts';

import type { Issuing } from './invoice-model.ts';
import { loadIssuer } from './issuer.ts';
import type { PaperOrder } from './paper-order.ts';

const published = v.looseObject({ title: v.string(), body: v.custom<RichText>(Array.isArray) });

const wordsOf = (spans: readonly { readonly text: string }[]): string => spans.map(({ text }) => text).join('');

/** Tables become a list: paper that is attached to a mail is read on a phone. */
function partsOf(block: RichBlock): PlainPart[] {
  switch (block.type) {
    case 'heading':
      return [{ kind: 'heading', text: block.text }];
    case 'paragraph':
    case 'note':
      return [{ kind: 'paragraph', text: wordsOf(block.text) }];
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
    .selectFrom('content')
    .select(['published', 'published_at', 'updated_at'])
    .where('slug', '=', slug)
    .where('type', '=', 'page')
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('published', 'is not', null)
    .where((where) => where.or([where('area', 'is', null), where('area', '=', area)]))
    .orderBy('area')
    .executeTakeFirst();
  if (page === undefined) return null;
  const { title, body } = v.parse(published, page.published);
  return {
    ...(await loadIssuer(db, setting, { area, locale })),
    number: row.terms_version,
    issuedAtMs: (page.published_at ?? page.updated_at).getTime(),
    title,
    parts: body.flatMap(partsOf),
  };
}

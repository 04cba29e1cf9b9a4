import type { Metadata } from '#core/contract/shop/metadata.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';

import { escapeHtml, jsonBlock } from './escape.ts';
import type { Renderer } from './render.ts';

/** Tags of a page's head as text; an address without a page must not enter an index. */
export function headHtml(head: Metadata | null, shopName: string, { headTags }: Pick<Renderer, 'headTags'>): string {
  if (head === null) return `<title>${escapeHtml(shopName)}</title><meta name="robots" content="noindex">`;
  return headTags(head)
    .map((tag) =>
      tag.tag === 'title' ? `<title>${escapeHtml(tag.text)}</title>` : `<${tag.tag}${print(tag.attributes)}>`,
    )
    .join('');
}

/** Structured data for crawlers, as a block that cannot run. */
export function structuredData(answer: PageAnswer | undefined): string {
  const schema = answer?.status === 200 ? answer.head.schema : null;
  return schema === null ? '' : `<script type="application/ld+json">${jsonBlock(schema)}</script>`;
}

const print = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

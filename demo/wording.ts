import type { RichBlock, RichSpan } from '#core/contract/catalogue/product-detail.ts';
import type { Translated } from '#core/contract/catalogue/structure.ts';

import { french } from './french.ts';
import type { Shot } from './shape.ts';

/** A text in both languages of the shop. */
export const both = (fr: string, en: string): Translated => ({ fr_FR: french(fr), en_GB: en });

/**
 * Spans of a line: `**strong**` and `[label](address)` as people write them; nothing else is marked.
 */
function spans(text: string): RichSpan[] {
  const found: RichSpan[] = [];
  let at = 0;
  for (const mark of text.matchAll(/\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/gu)) {
    if (mark.index > at) found.push({ text: french(text.slice(at, mark.index)) });
    const [all, strong, label, href] = mark;
    if (strong !== undefined) found.push({ text: french(strong), strong: true });
    else if (label !== undefined && href !== undefined) found.push({ text: french(label), href });
    at = mark.index + all.length;
  }
  if (at < text.length) found.push({ text: french(text.slice(at)) });
  return found;
}

export const paragraph = (text: string): RichBlock => ({ type: 'paragraph', text: spans(text) });
const note = (text: string): RichBlock => ({ type: 'note', text: spans(text) });
export const h2 = (text: string): RichBlock => ({ type: 'heading', level: 2, text: french(text) });
const h3 = (text: string): RichBlock => ({ type: 'heading', level: 3, text: french(text) });
export const list = (...items: string[]): RichBlock => ({ type: 'list', ordered: false, items: items.map(spans) });
const steps = (...items: string[]): RichBlock => ({ type: 'list', ordered: true, items: items.map(spans) });
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): RichBlock => ({
  type: 'table',
  head: head.map(french),
  rows: rows.map((row) => row.map(french)),
});

/**
 * Blocks of a text written with blank lines between them: `## ` and `### ` headings, `- ` and `1. ` lists, `> ` notes,
 * paragraphs.
 */
export function prose(text: string): RichBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((block) => blockOf(block.split('\n').map((row) => row.trim())));
}

function blockOf(rows: readonly string[]): RichBlock {
  const [first = ''] = rows;
  if (first.startsWith('### ')) return h3(first.slice(4));
  if (first.startsWith('## ')) return h2(first.slice(3));
  if (first.startsWith('- ')) return list(...rows.map((row) => row.slice(2)));
  if (/^\d+\. /u.test(first)) return steps(...rows.map((row) => row.replace(/^\d+\. /u, '')));
  if (first.startsWith('> ')) return note(rows.map((row) => row.replace(/^> /u, '')).join(' '));
  return paragraph(rows.join(' '));
}

/** A picture of the demo shop: what to draw and what it shows. */
export const shot = (kind: Shot['kind'], alt: string, options: Shot['options'] = {}): Shot => ({
  kind,
  options,
  alt: french(alt),
});

/** Every address that texts and blocks lead to, passed through a function: how links are found, and how they are mended. */
import { definitionOf } from '#core/domain/blocks/all-blocks.ts';
import { mapBlocks, type Block } from '#core/domain/blocks/block.ts';
import type { BlockField, BlockFields } from '#core/domain/blocks/field.ts';
import { isRecord } from '#core/domain/fields/values.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import type { RichSpan, RichText } from '#core/domain/text/rich-text.ts';

/** Answers the address that shall stand there; null for none: the words stay, without a link. */
export type ChangeLink = (href: string, words: string) => string | null;

const inSpans = (spans: readonly RichSpan[], change: ChangeLink): RichSpan[] =>
  spans.map((span) => {
    if (span.href === undefined) return span;
    const { href, ...words } = span;
    const next = change(href, span.text);
    return next === null ? words : { ...words, href: next };
  });

export const withTextLinks = (text: RichText, change: ChangeLink): RichText =>
  text.map((part) => {
    if (part.type === 'list') return { ...part, items: part.items.map((item) => inSpans(item, change)) };
    if (part.type === 'paragraph' || part.type === 'note' || part.type === 'quote')
      return { ...part, text: inSpans(part.text, change) };
    return part;
  });

const ATTRIBUTE = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

const escaped = (text: string): string => text.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;');
const plain = (text: string): string => text.replace(/&quot;/gu, '"').replace(/&amp;/gu, '&');

/** As they stand in markup: an address between quotation marks. */
export const withHtmlLinks = (html: string, change: ChangeLink): string =>
  html.replace(ATTRIBUTE, (attribute, double?: string, single?: string) => {
    const href = plain(double ?? single ?? '');
    const next = change(href, '');
    if (next === href) return attribute;
    const [name = ' href'] = attribute.split('=');
    return next === null ? '' : `${name.trimEnd()}="${escaped(next)}"`;
  });

function changed({ kind, row }: BlockField, value: unknown, change: ChangeLink, words: string): unknown {
  if (kind === 'link' && typeof value === 'string') return value === '' ? value : (change(value, words) ?? '');
  if (kind === 'html' && typeof value === 'string') return withHtmlLinks(value, change);
  if (kind === 'rich') return withTextLinks(readRichText(value), change);
  if (row === undefined || !Array.isArray(value)) return value;
  return value.map((one: unknown) => (isRecord(one) ? inFields(row, one, change) : one));
}

/** What a reader would call the link: the label beside it. */
const wordsBeside = (props: Readonly<Record<string, unknown>>): string => {
  const found = [props['label'], props['buttonLabel'], props['title']].find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : '';
};

function inFields(fields: BlockFields, props: Readonly<Record<string, unknown>>, change: ChangeLink) {
  const words = wordsBeside(props);
  const next = Object.entries(fields).flatMap(([name, field]) =>
    name in props ? [[name, changed(field, props[name], change, words)] as const] : [],
  );
  return { ...props, ...Object.fromEntries(next) };
}

export const withBlockLinks = (blocks: readonly Block[], change: ChangeLink): Block[] =>
  mapBlocks(blocks, (block) => {
    const { fields } = definitionOf(block.type) ?? {};
    return fields === undefined ? block : { ...block, props: inFields(fields, block.props, change) };
  });

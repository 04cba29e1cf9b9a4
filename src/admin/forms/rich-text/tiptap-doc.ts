/** The shop's rich text as the editor's document, and back: nothing is lost on the way. */
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import type { RichBlock, RichSpan, RichText } from '#core/domain/text/rich-text.ts';

export interface DocMark {
  type: string;
  attrs?: Record<string, unknown>;
}

export interface DocNode {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: DocMark[];
  content?: DocNode[];
}

/** A document as the library answers it. */
interface ReadMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
}
interface ReadNode {
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly ReadMark[] | undefined;
  readonly content?: readonly ReadNode[] | undefined;
}

const textNode = (text: string, marks: DocMark[] = []): DocNode[] =>
  text === '' ? [] : [{ type: 'text', text, ...(marks.length === 0 ? {} : { marks }) }];

function marksOf({ strong, italic, href }: RichSpan): DocMark[] {
  return [
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
    ...(strong === true ? [{ type: 'bold' }] : []),
    ...(italic === true ? [{ type: 'italic' }] : []),
  ];
}

const inline = (spans: readonly RichSpan[]): DocNode[] => spans.flatMap((span) => textNode(span.text, marksOf(span)));

/** A node with its content; the library knows no empty list of it. */
const node = (type: string, content: DocNode[], attrs?: Record<string, unknown>): DocNode => ({
  type,
  ...(attrs === undefined ? {} : { attrs }),
  ...(content.length === 0 ? {} : { content }),
});

function nodeOf(block: RichBlock): DocNode {
  switch (block.type) {
    case 'heading':
      return node('heading', textNode(block.text), { level: block.level });
    case 'paragraph':
    case 'note':
    case 'quote':
      return node(block.type, inline(block.text));
    case 'list': {
      const items = block.items.length === 0 ? [[]] : block.items;
      const type = block.ordered ? 'orderedList' : 'bulletList';
      return node(
        type,
        items.map((item) => node('listItem', [node('paragraph', inline(item))])),
      );
    }
    case 'table':
      return node('shopTable', [], { head: block.head, rows: block.rows });
    case 'image':
      return node('shopImage', [], { media: block.media, alt: block.alt });
  }
}

export const toDoc = (text: RichText): DocNode =>
  node('doc', text.length === 0 ? [node('paragraph', [])] : text.map(nodeOf));

function spanOf({ text = '', marks = [] }: ReadNode): RichSpan {
  const link = marks.find(({ type }) => type === 'link');
  const href = link?.attrs?.['href'];
  return {
    text,
    ...(marks.some(({ type }) => type === 'bold') ? { strong: true } : {}),
    ...(marks.some(({ type }) => type === 'italic') ? { italic: true } : {}),
    ...(typeof href === 'string' ? { href } : {}),
  };
}

const sameMarks = (a: RichSpan, b: RichSpan): boolean =>
  a.strong === b.strong && a.italic === b.italic && a.href === b.href;

/** Neighbours that look the same are one. */
function joined(spans: readonly RichSpan[]): RichSpan[] {
  const result: RichSpan[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last !== undefined && sameMarks(last, span))
      result[result.length - 1] = { ...last, text: last.text + span.text };
    else result.push(span);
  }
  return result;
}

const spansOf = (content: readonly ReadNode[] = []): RichSpan[] => joined(content.map(spanOf));
const wordsOf = (content: readonly ReadNode[] = []): string => content.map(({ text = '' }) => text).join('');

function blockOf({ type, attrs = {}, content = [] }: ReadNode): unknown[] {
  switch (type) {
    case 'heading':
      return [{ type, level: attrs['level'] === 3 ? 3 : 2, text: wordsOf(content) }];
    case 'paragraph':
    case 'note':
    case 'quote':
      return [{ type, text: spansOf(content) }];
    case 'bulletList':
    case 'orderedList':
      return [
        {
          type: 'list',
          ordered: type === 'orderedList',
          items: content.map((item) => spansOf(item.content?.flatMap((one) => one.content ?? []))),
        },
      ];
    case 'shopTable':
      return [{ type: 'table', ...attrs }];
    case 'shopImage':
      return [{ type: 'image', ...attrs }];
    default:
      return [];
  }
}

const isBlank = (text: RichText): boolean =>
  text.length === 1 && text[0]?.type === 'paragraph' && text[0].text.length === 0;

export function fromDoc({ content = [] }: ReadNode): RichText {
  const text = readRichText(content.flatMap(blockOf));
  return isBlank(text) ? [] : text;
}

/** A text as it is after a way through the editor: neighbouring spans joined, an empty list with its one empty item. */
export const normalRichText = (text: RichText): RichText => fromDoc(toDoc(text));

/** What the editor knows: exactly what the shop's rich text can hold, so that nothing else can be typed or pasted. */
import { Node, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';

const line = (name: 'note' | 'quote', tag: string) =>
  Node.create({
    name,
    group: 'block',
    content: 'inline*',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, { ...HTMLAttributes, 'data-kind': name }, 0],
  });

/** Items are one line each: lists do not nest in the shop. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

const cells = (tag: 'th' | 'td', row: unknown): (string | (string | unknown[])[])[] =>
  Array.isArray(row) ? row.map((cell) => [tag, String(cell)]) : [];

/** Kept and shown; its cells are typed in its own form. */
const Table = Node.create({
  name: 'shopTable',
  group: 'block',
  atom: true,
  addAttributes: () => ({ head: { default: [], rendered: false }, rows: { default: [], rendered: false } }),
  renderHTML: ({ node }) => {
    const { head, rows }: { head?: unknown; rows?: unknown } = node.attrs;
    const body = Array.isArray(rows) ? rows : [];
    return ['table', ['tbody', ['tr', ...cells('th', head)], ...body.map((row) => ['tr', ...cells('td', row)])]];
  },
});

const Image = Node.create({
  name: 'shopImage',
  group: 'block',
  atom: true,
  addAttributes: () => ({ media: { default: '', rendered: false }, alt: { default: '', rendered: false } }),
  renderHTML: ({ node }) => ['p', { 'data-kind': 'image' }, `🖼 ${String(node.attrs['alt'])}`],
});

export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    listItem: false,
    strike: false,
    underline: false,
    /* the last empty line would be one more paragraph of the text */
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false, isAllowedUri: (url) => isSafeUrl(url) },
  }),
  line('note', 'aside'),
  line('quote', 'blockquote'),
  ListItem,
  Table,
  Image,
];

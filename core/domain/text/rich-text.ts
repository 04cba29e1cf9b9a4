/** Text made of parts: the only rich text that reaches a device, so nothing of it has to be trusted as HTML. */
export type RichText = readonly RichBlock[];

export type RichBlock =
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'paragraph'; text: readonly RichSpan[] }
  | { type: 'list'; ordered: boolean; items: readonly (readonly RichSpan[])[] }
  | { type: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { type: 'note'; text: readonly RichSpan[] }
  | { type: 'quote'; text: readonly RichSpan[] }
  /** A picture of the library by its UUID; what stands around the text says where it lies. */
  | { type: 'image'; media: string; alt: string };

export interface RichSpan {
  text: string;
  strong?: boolean;
  italic?: boolean;
  href?: string;
}

const wordsOf = (spans: readonly RichSpan[]): string => spans.map(({ text }) => text).join('');

/** What a reader would read aloud of one part. */
function wordsIn(block: RichBlock): string {
  switch (block.type) {
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map(wordsOf).join('. ');
    case 'table':
      return block.rows.map((row) => row.join(' ')).join('. ');
    case 'image':
      return block.alt;
    default:
      return wordsOf(block.text);
  }
}

/** Plain text of rich text, for excerpts, search and counts of words. */
export const plainText = (text: RichText): string => text.map(wordsIn).join(' ');

/** Everything a rich text names by its UUID in the library. */
export const richTextMedia = (text: RichText): readonly string[] =>
  text.flatMap((block) => (block.type === 'image' ? [block.media] : []));

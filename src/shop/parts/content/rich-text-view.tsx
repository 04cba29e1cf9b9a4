import type { RichBlock, RichSpan, RichText } from '#core/contract/catalogue/product-detail.ts';
import { Prose } from '#src/ui/prose/prose.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Link } from '#src/ui/link/link.tsx';

/** Keys by place: blocks of a published text never move. */
const placed = <T,>(items: readonly T[]): readonly (readonly [string, T])[] =>
  items.map((item, at) => [String(at), item] as const);

function Spans({ spans }: { spans: readonly RichSpan[] }) {
  return placed(spans).map(([key, span]) => {
    const text = span.strong === true ? <strong>{span.text}</strong> : span.text;
    return span.href === undefined ? (
      <span key={key}>{text}</span>
    ) : (
      <Link key={key} href={span.href}>
        {text}
      </Link>
    );
  });
}

function Block({ block }: { block: RichBlock }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.text} />
        </p>
      );
    case 'list': {
      const items = placed(block.items).map(([key, item]) => (
        <li key={key}>
          <Spans spans={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {placed(block.head).map(([key, cell]) => (
                <th key={key} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {placed(block.rows).map(([key, row]) => (
              <tr key={key}>
                {placed(row).map(([cellKey, cell]) => (
                  <td key={cellKey}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'note':
      return (
        <Note>
          <Spans spans={block.text} />
        </Note>
      );
  }
}

/** Text written in the shop's own blocks; nothing of it is ever trusted as HTML. */
export function RichTextView({ text, lang }: { text: RichText; lang?: string | undefined }) {
  return (
    <Prose {...(lang === undefined ? {} : { lang })}>
      {placed(text).map(([key, block]) => (
        <Block key={key} block={block} />
      ))}
    </Prose>
  );
}

import type { RichBlock, RichSpan, RichText } from '#core/domain/text/rich-text.ts';
import type { Picture as PictureOf } from '#core/contract/catalogue/structure.ts';
import { pictureData } from '#src/content/media.ts';
import { placed } from '#src/content/placed.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Prose } from '#src/ui/prose/prose.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Link } from '#src/ui/link/link.tsx';

function Spans({ spans }: { spans: readonly RichSpan[] }) {
  return placed(spans).map(([key, span]) => {
    const slanted = span.italic === true ? <em>{span.text}</em> : span.text;
    const text = span.strong === true ? <strong>{slanted}</strong> : slanted;
    return span.href === undefined ? (
      <span key={key}>{text}</span>
    ) : (
      <Link key={key} href={span.href}>
        {text}
      </Link>
    );
  });
}

type Media = Readonly<Record<string, PictureOf>>;

function Block({ block, media }: { block: RichBlock; media: Media }) {
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
    case 'quote':
      return (
        <blockquote>
          <Spans spans={block.text} />
        </blockquote>
      );
    case 'image': {
      const picture = media[block.media];
      return picture === undefined ? null : (
        <Picture image={pictureData(picture, block.alt || picture.alt)} sizes="(min-width: 768px) 720px, 92vw" />
      );
    }
  }
}

export interface RichTextViewProps {
  text: RichText;
  lang?: string | undefined;
  /** Pictures that it names, by the UUID of the library. */
  media?: Media;
}

const NONE: Media = {};

/** Text written in the shop's own blocks; nothing of it is ever trusted as HTML. */
export function RichTextView({ text, lang, media = NONE }: RichTextViewProps) {
  return (
    <Prose {...(lang === undefined ? {} : { lang })}>
      {placed(text).map(([key, block]) => (
        <Block key={key} block={block} media={media} />
      ))}
    </Prose>
  );
}

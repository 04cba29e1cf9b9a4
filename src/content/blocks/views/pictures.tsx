import { blockLayout } from '#styled/recipes';
import { filmAt } from '#core/domain/blocks/film.ts';
import { useBlockLang, useDrawing } from '#src/content/blocks/parts.ts';
import type { ViewProps } from '#src/content/blocks/view-props.ts';
import { FilmPlayer } from '#src/content/film-player.tsx';
import { pictureData } from '#src/content/media.ts';
import { placed } from '#src/content/placed.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { BlockTitle } from '#src/content/blocks/views/block-title.tsx';

type FigureProps = Pick<ViewProps<'image'>['props'], 'picture' | 'alt' | 'caption'> & {
  href?: string;
  first?: boolean;
  /** Beside others: each on a plate of the same size. */
  plated?: boolean;
  sizes: string;
};

function Figure({ picture: uuid, alt, caption, href = '', first = false, plated = false, sizes }: FigureProps) {
  const lang = useBlockLang();
  const classes = blockLayout();
  const picture = useDrawing().shown.media[uuid];
  if (picture === undefined) return null;
  const image = <Picture image={pictureData(picture, alt || picture.alt)} sizes={sizes} priority={first} />;
  const shown = plated ? <span className={classes.plate}>{image}</span> : image;
  return (
    <figure {...(plated ? {} : { className: classes.figure })} lang={lang}>
      {href === '' ? shown : <Link href={href}>{shown}</Link>}
      {caption === '' ? null : <figcaption className={classes.caption}>{caption}</figcaption>}
    </figure>
  );
}

export function ImageBlock({ props, first }: ViewProps<'image'>) {
  return <Figure {...props} first={first} sizes="(min-width: 1024px) 720px, 92vw" />;
}

export function GalleryBlock({ props }: ViewProps<'gallery'>) {
  return (
    <>
      <BlockTitle title={props.title} />
      <ul className={blockLayout().gallery}>
        {placed(props.items).map(([key, item]) => (
          <li key={key}>
            <Figure {...item} plated sizes="(min-width: 1024px) 400px, 46vw" />
          </li>
        ))}
      </ul>
    </>
  );
}

export function VideoBlock({ props }: ViewProps<'video'>) {
  const { shown } = useDrawing();
  const lang = useBlockLang();
  const poster = shown.media[props.poster];
  const film = filmAt(props.url);
  const classes = blockLayout();
  if (film === null) return null;
  const image =
    poster === undefined ? null : <Picture image={pictureData(poster, '')} sizes="(min-width: 1024px) 720px, 92vw" />;
  return (
    <figure lang={lang}>
      <FilmPlayer film={film} title={props.title} poster={image} />
      <figcaption className={classes.caption}>{props.title}</figcaption>
    </figure>
  );
}

import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { gallery } from '#styled/recipes';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { PictureData } from '#src/ui/picture/picture.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

export interface GalleryProps {
  /** "Photos de Disques avant" */
  label: string;
  images: readonly PictureData[];
  tags?: ReactNode;
  /** "1 sur 3" */
  positionText: (position: number, count: number) => string;
  /** "Photo 2 sur 3" */
  thumbLabel: (position: number, count: number) => string;
}

/** Pictures one swipes through; thumbnails on a large screen. The first one is the main picture of the page. */
export function Gallery({ label, images, tags, positionText, thumbLabel }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const classes = gallery();
  const several = images.length > 1;

  const show = (index: number) => {
    setAt(index);
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };

  return (
    <section aria-label={label} className={classes.root}>
      <div className={classes.stage}>
        {tags !== undefined && <div className={classes.tags}>{tags}</div>}
        <ul
          ref={strip}
          className={classes.strip}
          {...(several ? { tabIndex: 0 } : {})}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
        >
          {images.map((image, index) => (
            <li key={image.src} className={classes.slide}>
              <Picture image={image} sizes="(min-width: 1024px) 720px, 100vw" priority={index === 0} />
            </li>
          ))}
        </ul>
        {several && (
          <>
            <span className={classes.dots} aria-hidden>
              {images.map((image, index) => (
                <span key={image.src} className={classes.dot} {...(index === at ? { 'data-on': '' } : {})} />
              ))}
            </span>
            <span className={classes.position} aria-live="polite">
              <Tag>{positionText(at + 1, images.length)}</Tag>
            </span>
          </>
        )}
      </div>
      {several && (
        <ul className={classes.thumbs}>
          {images.map((image, index) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={thumbLabel(index + 1, images.length)}
                className={classes.thumb}
                {...(index === at ? { 'aria-current': true } : {})}
                onClick={() => show(index)}
              >
                <Picture image={{ ...image, alt: '' }} sizes="96px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

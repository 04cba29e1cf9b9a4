import type { RefObject } from 'react';
import { gallery } from '#styled/recipes';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Thumbs } from '#src/ui/gallery/thumbs.tsx';
import { useScrolledTo, useStripEvents } from '#src/ui/gallery/use-strip.ts';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { arrowLeft, arrowRight } from '#src/ui/icon/glyphs.ts';
import { magnifyingGlassPlus } from '#src/ui/icon/glyphs-later.ts';
import type { PictureData } from '#src/ui/picture/picture.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

export interface GalleryControlsProps {
  /** of `Gallery` */
  strip: RefObject<HTMLUListElement | null>;
  images: readonly PictureData[];
  labels: {
    /** "1 sur 3" */
    position: (position: number, count: number) => string;
    /** "Photo 2 sur 3" */
    thumb: (position: number, count: number) => string;
    previous: string;
    next: string;
    enlarge: string;
  };
  /** A picture was pressed. */
  onEnlarge: (at: number) => void;
  /** A pointer or the focus came near. */
  onNear: () => void;
  /** `data-replay` of the buttons, as long as presses cannot be answered */
  early?: 'deferred' | undefined;
}

/** What a gallery offers beside scrolling: where one is, arrows, keys, thumbnails on a large screen, the larger view. */
export function GalleryControls({ strip, images, labels, onEnlarge, onNear, early }: GalleryControlsProps) {
  const count = images.length;
  const at = useScrolledTo(strip, count);
  const several = count > 1;
  const classes = gallery({ several });

  const show = (index: number): void => {
    const { current: list } = strip;
    list?.scrollTo({ left: ((index + count) % count) * list.clientWidth });
  };

  useStripEvents(strip, { at, count, onShow: show, onEnlarge, onNear });

  const position = labels.position(at + 1, count);
  return (
    <>
      <div className={classes.tools}>
        <IconButton
          glyph={magnifyingGlassPlus}
          label={labels.enlarge}
          tone="plate"
          className={classes.enlarge ?? ''}
          aria-haspopup="dialog"
          data-replay={early}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => onEnlarge(at)}
        />
        {several && (
          <>
            <span className={classes.dots} aria-hidden>
              {images.map((image, index) => (
                <span key={image.src} className={classes.dot} {...(index === at ? { 'data-on': '' } : {})} />
              ))}
            </span>
            <div className={classes.position}>
              <IconButton
                glyph={arrowLeft}
                label={labels.previous}
                tone="plate"
                data-replay={early}
                onClick={() => show(at - 1)}
              />
              <span aria-hidden>
                <Tag>{position}</Tag>
              </span>
              <IconButton
                glyph={arrowRight}
                label={labels.next}
                tone="plate"
                data-replay={early}
                onClick={() => show(at + 1)}
              />
            </div>
            <LiveRegion text={position} />
          </>
        )}
      </div>
      {several && <Thumbs images={images} at={at} label={labels.thumb} early={early} onShow={show} />}
    </>
  );
}

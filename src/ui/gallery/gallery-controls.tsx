import { useCallback, useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';
import { gallery } from '#styled/recipes';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { arrowLeft, arrowRight } from '#src/ui/icon/glyphs.ts';
import { magnifyingGlassPlus } from '#src/ui/icon/glyphs-later.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
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
  /** `data-early` of the buttons, as long as presses cannot be answered */
  early?: 'late' | undefined;
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

  const pressed = useEffectEvent(() => onEnlarge(at));
  const near = useEffectEvent(() => onNear());
  const keyed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') show(at - 1);
    else if (event.key === 'ArrowRight') show(at + 1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(count - 1);
    else if (event.key === 'Enter') onEnlarge(at);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const { current: list } = strip;
    if (list === null) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    list.addEventListener('click', () => pressed(), { signal });
    list.addEventListener('keydown', (event) => keyed(event), { signal });
    for (const kind of ['pointerenter', 'focus']) list.addEventListener(kind, () => near(), { signal, once: true });
    return () => leave.abort();
  }, [strip]);

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
          data-early={early}
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
                data-early={early}
                onClick={() => show(at - 1)}
              />
              <span aria-hidden>
                <Tag>{position}</Tag>
              </span>
              <IconButton
                glyph={arrowRight}
                label={labels.next}
                tone="plate"
                data-early={early}
                onClick={() => show(at + 1)}
              />
            </div>
            <LiveRegion text={position} />
          </>
        )}
      </div>
      {several && (
        <ul className={classes.thumbs}>
          {images.map((image, index) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={labels.thumb(index + 1, count)}
                className={classes.thumb}
                data-early={early}
                {...(index === at ? { 'aria-current': true } : {})}
                onClick={() => show(index)}
              >
                <Picture image={{ ...image, alt: '' }} sizes="96px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The picture that the strip shows, also when it was scrolled before the controls were there. */
function useScrolledTo(strip: RefObject<HTMLUListElement | null>, count: number): number {
  const listen = useCallback(
    (heard: () => void) => {
      const { current: list } = strip;
      list?.addEventListener('scroll', heard, { passive: true });
      return () => list?.removeEventListener('scroll', heard);
    },
    [strip],
  );
  const position = (): number => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    return Math.min(count - 1, Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  return useSyncExternalStore(listen, position, () => 0);
}

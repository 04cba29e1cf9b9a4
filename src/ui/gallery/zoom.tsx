import { useId } from 'react';
import { zoom } from '#styled/recipes';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { useModal } from '#src/ui/dialog/use-modal.ts';
import { Enlarged, type Photo } from '#src/ui/gallery/enlarged.tsx';
import { useZoom } from '#src/ui/gallery/use-zoom.ts';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { arrowLeft, arrowRight, plus, x as cross } from '#src/ui/icon/glyphs.ts';
import { minus } from '#src/ui/icon/glyphs-later.ts';

export interface ZoomProps {
  title: string;
  images: readonly Photo[];
  /** Address of each picture as the page shows it: seen until the larger one is here, or instead of it. */
  shown: readonly string[];
  start: number;
  labels: {
    close: string;
    previous: string;
    next: string;
    larger: string;
    smaller: string;
    /** "2 sur 4" */
    position: (position: number, count: number) => string;
  };
  /** Closed while this picture was looked at. */
  onClose: (at: number) => void;
}

/** Pictures over the whole screen: pressed, pinched or by + and - larger, moved by finger, mouse and arrows. */
export function Zoom({ title, images, shown, start, labels, onClose }: ZoomProps) {
  const { dialog, heading } = useModal();
  const headingId = useId();
  const { stage, at, view, held, larger, smaller, turn, onKeyDown } = useZoom(images, start);
  const classes = zoom();
  const count = images.length;
  const image = images[at];
  const isWhole = view.scale === 1;
  const position = labels.position(at + 1, count);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className={classes.root}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose(at);
      }}
    >
      <div className={classes.bar}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        <IconButton
          glyph={minus}
          label={labels.smaller}
          {...(isWhole ? { 'aria-disabled': true } : { onClick: smaller })}
        />
        <IconButton glyph={plus} label={labels.larger} onClick={larger} />
        <IconButton glyph={cross} label={labels.close} onClick={() => onClose(at)} />
      </div>
      <div ref={stage} className={classes.stage} {...(isWhole ? {} : { 'data-larger': '' })}>
        {image === undefined ? null : (
          <div
            className={classes.picture}
            {...(held ? { 'data-held': '' } : {})}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            <Enlarged key={at} image={image} shown={shown[at] || image.src} />
          </div>
        )}
      </div>
      {count > 1 ? (
        <div className={classes.foot}>
          <IconButton glyph={arrowLeft} label={labels.previous} onClick={() => turn(-1)} />
          <span aria-hidden>{position}</span>
          <IconButton glyph={arrowRight} label={labels.next} onClick={() => turn(1)} />
          <LiveRegion text={position} />
        </div>
      ) : null}
    </dialog>
  );
}

import { gallery } from '#styled/recipes';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { PictureData } from '#src/ui/picture/picture.tsx';

export interface ThumbsProps {
  images: readonly PictureData[];
  /** The one on the stage. */
  at: number;
  /** "Photo 2 sur 3" */
  label: (position: number, count: number) => string;
  /** `data-replay` of the buttons, as long as presses cannot be answered */
  early: 'deferred' | undefined;
  onShow: (at: number) => void;
}

/** The pictures of a gallery, small and side by side, on a large screen. */
export function Thumbs({ images, at, label, early, onShow }: ThumbsProps) {
  const classes = gallery({ several: true });
  return (
    <ul className={classes.thumbs}>
      {images.map((image, index) => (
        <li key={image.src}>
          <button
            type="button"
            aria-label={label(index + 1, images.length)}
            className={classes.thumb}
            data-replay={early}
            {...(index === at ? { 'aria-current': true } : {})}
            onClick={() => onShow(index)}
          >
            <Picture image={{ ...image, alt: '' }} sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

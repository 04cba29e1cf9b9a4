import type { ReactNode, Ref } from 'react';
import { gallery } from '#styled/recipes';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { PictureData } from '#src/ui/picture/picture.tsx';

export interface GalleryProps {
  /** "Photos de Disques avant" */
  label: string;
  images: readonly PictureData[];
  tags?: ReactNode;
  strip: Ref<HTMLUListElement>;
  /** `GalleryControls`: the pictures can be scrolled through before they are there */
  children?: ReactNode;
}

/** Pictures one scrolls through, each stopping in its place. The first one is the main picture of the page. */
export function Gallery({ label, images, tags, strip, children }: GalleryProps) {
  const several = images.length > 1;
  const classes = gallery({ several });
  return (
    <section aria-label={label} className={classes.root}>
      <div className={classes.stage}>
        {tags !== undefined && <div className={classes.tags}>{tags}</div>}
        <ul ref={strip} className={classes.strip} {...(several ? { tabIndex: 0 } : {})}>
          {images.map((image, index) => (
            <li key={image.src} className={classes.slide}>
              <Picture image={image} sizes="(min-width: 1024px) 720px, 100vw" priority={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}

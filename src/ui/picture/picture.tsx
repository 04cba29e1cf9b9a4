import { plate } from '#styled/recipes';

/** A picture with its natural size, so that nothing moves when it arrives. */
export interface PictureData {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  alt: string;
}

export interface PictureProps {
  image: PictureData;
  /** the width it takes on the page, as in `<img sizes>` */
  sizes?: string;
  /** exactly one picture of a page is its main one: loaded first, never lazily */
  priority?: boolean;
  /** above the fold, though not the main one */
  eager?: boolean;
}

/** The `<img>` of a plate. Lazy unless it is seen at once. */
export function Picture({ image, sizes, priority = false, eager = priority }: PictureProps) {
  return (
    <img
      src={image.src}
      {...(image.srcSet === undefined ? {} : { srcSet: image.srcSet, ...(sizes === undefined ? {} : { sizes }) })}
      width={image.width}
      height={image.height}
      alt={image.alt}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      {...(priority ? { fetchPriority: 'high' as const } : {})}
    />
  );
}

export interface PlateProps extends PictureProps {
  size?: 'fill' | 'line' | 'row' | 'thumb' | 'wide';
  /** the picture stands in for a missing photograph */
  stand?: boolean;
}

/** A picture on the softly lit plate every product lies on. */
export function Plate({ size = 'fill', stand = false, ...picture }: PlateProps) {
  return (
    <span className={plate({ size, stand })}>
      <Picture {...picture} />
    </span>
  );
}

import { skeleton } from '#styled/recipes';

export type SkeletonShape = 'text' | 'short' | 'title' | 'square' | 'wide' | 'block';

/** The shape of what comes, seen only when the wait is felt. Put `aria-busy` on what it stands for. */
export function Skeleton({ shape = 'text' }: { shape?: SkeletonShape }) {
  return <span aria-hidden className={skeleton({ shape })} />;
}

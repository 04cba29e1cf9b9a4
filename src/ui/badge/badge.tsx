import { badge } from '#styled/recipes';

/** A count on an icon. Silent: the label of what carries it says the number. Draws nothing at zero. */
export function Badge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  const own = badge();
  return (
    <span aria-hidden className={className === undefined ? own : `${own} ${className}`}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

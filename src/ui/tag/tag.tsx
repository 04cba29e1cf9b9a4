import type { ReactNode } from 'react';
import { tag } from '#styled/recipes';

/** A small plate on a picture: discount, "Occasion", "Nouveauté". */
export function Tag({
  tone = 'surface',
  children,
}: {
  tone?: 'surface' | 'outline' | 'promo' | 'hero';
  children: ReactNode;
}) {
  return <span className={tag({ tone })}>{children}</span>;
}

import type { ReactNode } from 'react';
import { surface } from '#styled/recipes';

/** A card on the canvas: vehicle, order, invitation. Never one inside another. */
export function Surface({
  pad = 'md',
  as: Tag = 'div',
  children,
}: {
  pad?: 'none' | 'md' | 'lg';
  as?: 'div' | 'section' | 'article';
  children: ReactNode;
}) {
  return <Tag className={surface({ pad })}>{children}</Tag>;
}

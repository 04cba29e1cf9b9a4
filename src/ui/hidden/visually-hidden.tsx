import type { ReactNode } from 'react';
import { hidden } from '#styled/recipes';

/** Spoken, not seen. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'h1' | 'h2' | 'p';
  children: ReactNode;
}) {
  return <Tag className={hidden()}>{children}</Tag>;
}

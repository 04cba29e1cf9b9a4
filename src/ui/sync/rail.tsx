import type { ReactNode } from 'react';
import { rail } from '#styled/recipes';
import type { SyncState } from './sync-mark.tsx';

export interface RailProps {
  state: SyncState | 'none';
  as?: 'div' | 'li' | 'article';
  className?: string;
  children: ReactNode;
}

/** The state of a line on its left edge. It only repeats what a {@link SyncLabel} inside says in words. */
export function Rail({ state, as: Tag = 'div', className, children }: RailProps) {
  const own = rail({ state });
  return <Tag className={className === undefined ? own : `${own} ${className}`}>{children}</Tag>;
}

import type { ReactNode } from 'react';
import { deskLayout } from '#styled/recipes';

/** A fact under its small name. */
export function Told({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <p className={deskLayout().when}>{term}</p>
      <div>{children}</div>
    </div>
  );
}

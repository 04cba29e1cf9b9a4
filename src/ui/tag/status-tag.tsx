import type { ReactNode } from 'react';
import { statusTag } from '#styled/recipes';

export type StatusTone = 'warn' | 'info' | 'success' | 'danger' | 'neutral' | 'dark' | 'violet';

/** A state in one or two words; its colour repeats them, it never stands for them. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={statusTag({ tone })}>{children}</span>;
}

import type { ReactNode } from 'react';
import { note } from '#styled/recipes';
import { checkCircle, info, warning, warningCircleFill } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

export type NoteTone = 'neutral' | 'info' | 'warn' | 'danger' | 'success';

const usual: Record<NoteTone, string> = {
  neutral: info,
  info,
  warn: warning,
  danger: warningCircleFill,
  success: checkCircle,
};

export interface NoteProps {
  tone?: NoteTone;
  /** one bold sentence */
  title?: ReactNode;
  /** another glyph than the tone's own */
  glyph?: string;
  /** one plain sentence, and what can be done */
  children?: ReactNode;
  /** one line across the screen under the top bar, as "Hors connexion" */
  band?: boolean;
  /** `status` when it appears by itself; a note that came with the page needs none */
  role?: 'status' | 'alert';
}

/** A quiet panel: icon, one bold sentence, one plain one. */
export function Note({ tone = 'neutral', title, glyph, children, band = false, role }: NoteProps) {
  const classes = note({ tone, band });
  return (
    <div className={classes.root} {...(role === undefined ? {} : { role })}>
      <Icon glyph={glyph ?? usual[tone]} className={classes.icon} />
      <div className={classes.body}>
        {title !== undefined && <b className={classes.title}>{title}</b>}
        {title !== undefined && children !== undefined ? ' ' : undefined}
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { note } from '#styled/recipes';
import { useLeadTo } from '#src/ui/result/use-lead-to.ts';
import { checkCircle } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** What came of a form, in its place: the screen is led to its heading, which a screen reader then reads. */
export function ResultNote({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useLeadTo<HTMLHeadingElement>();
  const classes = note({ tone: 'success' });
  return (
    <div className={classes.root}>
      <Icon glyph={checkCircle} className={classes.icon} />
      <div className={classes.body}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}

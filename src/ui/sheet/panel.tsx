import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { sheet } from '#styled/recipes';

export interface PanelProps {
  title: ReactNode;
  /** The person asked for it: the title takes the focus, which goes back to where it was in the end. */
  wanted?: boolean;
  children: ReactNode;
}

/** A question at the bottom that does not stop the page: the choice on cookies. Nothing behind it is blocked. */
export function Panel({ title, wanted = false, children }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const classes = sheet({ modeless: true });
  useEffect(() => {
    if (!wanted) return undefined;
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [wanted]);
  return (
    <section aria-labelledby={id} className={classes.root} data-open>
      <div className={classes.body}>
        <h2 ref={heading} id={id} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import { sheet } from '#styled/recipes';

/** A question at the bottom that does not stop the page: the choice on cookies. Nothing behind it is blocked. */
export function Panel({ title, footer, children }: { title: ReactNode; footer?: ReactNode; children: ReactNode }) {
  const heading = useId();
  const classes = sheet({ modeless: true });
  return (
    <section aria-labelledby={heading} className={classes.root} data-open>
      <div className={classes.body}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {children}
        {footer}
      </div>
    </section>
  );
}

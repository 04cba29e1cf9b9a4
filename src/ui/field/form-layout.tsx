import type { ReactNode } from 'react';
import { formLayout } from '#styled/recipes';

/** Fields under each other. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={formLayout().stack}>{children}</div>;
}

/** Two short fields side by side where they fit. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={formLayout().pair}>{children}</div>;
}

/** A form, and beside it on a large screen what it is about. */
export function FormPage({ side, children }: { side: ReactNode; children: ReactNode }) {
  const classes = formLayout();
  return (
    <div className={classes.body}>
      <aside className={classes.side}>{side}</aside>
      <div>{children}</div>
    </div>
  );
}

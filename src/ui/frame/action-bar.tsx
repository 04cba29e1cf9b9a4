import type { ReactNode } from 'react';
import { actionBar } from '#styled/recipes';

/** The main action stays in view: above the tabs, or (`bottom`) in their place, as on a product page. */
export function ActionBar({
  at = 'tabs',
  phoneOnly = false,
  above,
  children,
}: {
  at?: 'tabs' | 'bottom';
  /** a large screen says the same beside the page */
  phoneOnly?: boolean;
  above?: ReactNode;
  children: ReactNode;
}) {
  const classes = actionBar({ at, phoneOnly });
  return (
    <div className={classes.root}>
      <div className={classes.inner}>
        {above}
        <div className={classes.row}>{children}</div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { actionBar } from '#styled/recipes';

/** The main action stays in view: above the tabs, or (`bottom`) in their place, as on a product page. */
export function ActionBar({
  at = 'tabs',
  above,
  children,
}: {
  at?: 'tabs' | 'bottom';
  above?: ReactNode;
  children: ReactNode;
}) {
  const classes = actionBar({ at });
  return (
    <div className={classes.root}>
      <div className={classes.inner}>
        {above}
        <div className={classes.row}>{children}</div>
      </div>
    </div>
  );
}

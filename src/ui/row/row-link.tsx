import type { ReactNode } from 'react';
import { row } from '#styled/recipes';
import { Link, type LinkProps } from '#src/ui/link/link.tsx';

export interface RowLinkProps extends Omit<LinkProps, 'title' | 'className' | 'children'> {
  before?: ReactNode;
  title: ReactNode;
  meta?: ReactNode;
  after?: ReactNode;
  /** ruled and bold: the ways out of an error page */
  ruled?: boolean;
}

/** A line that leads somewhere: a result, an article, a way out. */
export function RowLink({ before, title, meta, after, ruled = false, ...link }: RowLinkProps) {
  const classes = row({ ruled });
  return (
    <Link {...link} className={classes.root}>
      {before}
      <span className={classes.body}>
        <span className={classes.title} data-title>
          {title}
        </span>
        {meta !== undefined && <span className={classes.meta}>{meta}</span>}
      </span>
      {after !== undefined && <span className={classes.after}>{after}</span>}
    </Link>
  );
}

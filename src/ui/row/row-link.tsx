import type { ReactNode } from 'react';
import { row } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';

export interface RowLinkProps {
  href: string;
  before?: ReactNode;
  title: ReactNode;
  meta?: ReactNode;
  after?: ReactNode;
  /** ruled and bold: the ways out of an error page */
  ruled?: boolean;
  /** what a combobox needs on its option */
  option?: { id: string; active: boolean };
}

/** A line that leads somewhere: a result, an article, a way out. */
export function RowLink({ href, before, title, meta, after, ruled = false, option }: RowLinkProps) {
  const classes = row({ ruled });
  return (
    <Link
      href={href}
      className={classes.root}
      {...(option === undefined
        ? {}
        : {
            id: option.id,
            role: 'option',
            'aria-selected': option.active,
            tabIndex: -1,
            ...(option.active ? { 'data-active': '' } : {}),
          })}
    >
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

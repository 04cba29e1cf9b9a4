import type { ReactNode } from 'react';
import { badge, header } from '#styled/recipes';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

export interface HeaderAction {
  href: string;
  label: ReactNode;
  glyph: string;
  /** shown on the icon; the label or `description` must say it too */
  count?: number;
  description?: string;
}

export interface HeaderProps {
  brand: ReactNode;
  areas: ReactNode;
  search: ReactNode;
  /** on a large screen only: a phone has the tabs */
  actions: readonly HeaderAction[];
  nav?: ReactNode;
}

/** Phone: brand and areas, then the search. Large screen: all of it in one line, the departments under it. */
export function Header({ brand, areas, search, actions, nav }: HeaderProps) {
  const classes = header();
  return (
    <header className={classes.root}>
      <div className={classes.bar}>
        <div className={classes.brand}>{brand}</div>
        <div className={classes.areas}>{areas}</div>
        <div className={classes.search}>{search}</div>
        <div className={classes.actions}>
          {actions.map(({ href, label, glyph, count = 0, description }) => (
            <Link
              key={href}
              href={href}
              className={classes.action}
              {...(description === undefined ? {} : { 'aria-label': description })}
            >
              <Icon glyph={glyph} size="lg" />
              {count > 0 && (
                <span aria-hidden className={`${badge()} ${classes.count}`}>
                  {count}
                </span>
              )}
              <span>{label}</span>
            </Link>
          ))}
        </div>
      </div>
      {nav}
    </header>
  );
}

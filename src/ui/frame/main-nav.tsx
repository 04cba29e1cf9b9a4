import { header } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';

export interface NavLink {
  href: string;
  label: string;
  current?: boolean;
  /** from here on, links stand on the right */
  aside?: boolean;
  opensTab?: boolean;
}

/** Departments of the area in one line, on a large screen only; a second one where long names do not fit. */
export function MainNav({ label, links }: { label: string; links: readonly NavLink[] }) {
  const classes = header();
  return (
    <nav aria-label={label} className={classes.nav}>
      <ul className={classes.navList}>
        {links.map(({ href, label, current = false, aside = false, opensTab = false }) => (
          <li key={`${href} ${label}`} {...(aside ? { 'data-aside': '' } : {})}>
            <Link
              href={href}
              opensTab={opensTab}
              className={classes.navLink}
              {...(current ? { 'aria-current': 'page' as const } : {})}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

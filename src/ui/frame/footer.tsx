import type { ReactNode } from 'react';
import { footer } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';

export interface FooterColumn {
  title: string;
  links: readonly { href: string; label: string; opensTab?: boolean }[];
}

export function Footer({ columns, legal }: { columns: readonly FooterColumn[]; legal?: ReactNode }) {
  const classes = footer();
  return (
    <footer className={classes.root}>
      <div className={classes.inner}>
        <div className={classes.columns}>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={classes.title}>{title}</h2>
              <ul>
                {links.map(({ href, label, opensTab = false }) => (
                  <li key={`${href} ${label}`}>
                    <Link href={href} opensTab={opensTab} className={classes.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {legal !== undefined && <div className={classes.legal}>{legal}</div>}
      </div>
    </footer>
  );
}

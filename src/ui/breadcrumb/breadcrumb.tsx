import { breadcrumb } from '#styled/recipes';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

export interface Crumb {
  label: string;
  /** the last one is where one is, and leads nowhere */
  href?: string;
}

export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  const classes = breadcrumb();
  return (
    <nav aria-label={label} className={classes.root}>
      <ol className={classes.list}>
        {crumbs.map(({ label, href }, at) => (
          <li
            key={href ?? label}
            className={classes.item}
            {...(href === undefined ? { 'aria-current': 'page' as const } : {})}
          >
            {at > 0 && <Icon glyph={caretRight} size="sm" />}
            {href === undefined ? (
              label
            ) : (
              <Link href={href} className={classes.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

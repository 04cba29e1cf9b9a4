import { tabs } from '#styled/recipes';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

export interface TabData {
  href: string;
  label: string;
  glyph: string;
  /** the filled drawing of the current tab */
  currentGlyph: string;
  current?: boolean;
  count?: number;
  /** "Panier, 3 articles" */
  description?: string;
}

/** The five places of the shop, at the thumb; a large screen has the header instead. */
export function BottomTabs({ label, tabs: items }: { label: string; tabs: readonly TabData[] }) {
  const classes = tabs();
  return (
    <nav aria-label={label} className={classes.root}>
      <ul className={classes.list}>
        {items.map(({ href, label, glyph, currentGlyph, current = false, count = 0, description }) => (
          <li key={href} className={classes.item}>
            <Link
              href={href}
              className={classes.link}
              {...(description === undefined ? {} : { 'aria-label': description })}
              {...(current ? { 'aria-current': 'page' as const } : {})}
            >
              <Icon glyph={current ? currentGlyph : glyph} size="lg" />
              <Badge count={count} className={classes.badge ?? ''} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { pagination } from '#styled/recipes';
import { arrowLeft, arrowRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  /** from 1 */
  current: number;
  last: number;
  hrefOf: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

/** Pages of a list as links: they work without scripts and can be opened elsewhere. Draws nothing for one page. */
export function Pagination({ current, last, hrefOf, labels }: PaginationProps) {
  if (last <= 1) return null;
  const classes = pagination();
  return (
    <nav aria-label={labels.nav} className={classes.root}>
      <ul className={classes.list}>
        {current > 1 && (
          <li>
            <Link href={hrefOf(current - 1)} rel="prev" aria-label={labels.previous} className={classes.link}>
              <Icon glyph={arrowLeft} />
            </Link>
          </li>
        )}
        {pageWindow(current, last).map((page, at) =>
          page === undefined ? (
            <li key={at < 3 ? 'before' : 'after'} aria-hidden className={classes.gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                href={hrefOf(page)}
                aria-label={labels.page(page)}
                className={classes.link}
                {...(page === current ? { 'aria-current': 'page' as const } : {})}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <Link href={hrefOf(current + 1)} rel="next" aria-label={labels.next} className={classes.link}>
              <Icon glyph={arrowRight} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

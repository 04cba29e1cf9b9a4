import { listel } from '#styled/recipes';
import { arrowUpRightBold } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

export interface Direction {
  href: string;
  label: string;
  /** as shown, "1 284" */
  count?: string;
  /** as spoken, "1 284 articles" */
  countLabel?: string;
  /** where alone it is shown: in a panel beside the hero, or in one below it */
  only?: 'beside' | 'below';
}

export interface ListelProps {
  title: string;
  /** what the counts count, on the right: "articles" */
  unit?: string;
  directions: readonly Direction[];
  /** the links open a section of the page: 2, unless the panel is the page's own */
  headingLevel?: 2 | 3;
}

/** The direction panel: arrow, destination, count on the right as distances on a road sign. One per screen. */
export function Listel({ title, unit, directions, headingLevel = 2 }: ListelProps) {
  const classes = listel();
  const Heading = `h${headingLevel}` as const;
  return (
    <nav aria-label={title} className={classes.root}>
      <div className={classes.frame}>
        <div className={classes.head}>
          <Heading className={classes.title}>{title}</Heading>
          {unit !== undefined && (
            <span
              aria-hidden
              className={classes.unit}
              data-only={directions.some(({ only }) => only === 'below') ? 'beside' : undefined}
            >
              {unit}
            </span>
          )}
        </div>
        <ul className={classes.list}>
          {directions.map(({ href, label, count, countLabel, only }) => (
            <li key={href} className={classes.item} data-only={only}>
              <Link
                href={href}
                className={classes.row}
                /* begins with what is seen, word for word and space for space: who speaks to the page says that (WCAG 2.5.3) */
                {...(countLabel === undefined ? {} : { 'aria-label': `${label} ${countLabel}` })}
              >
                <Icon glyph={arrowUpRightBold} />
                {`${label} `}
                {count !== undefined && <span className={classes.count}>{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

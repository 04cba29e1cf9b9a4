import type { ReactNode } from 'react';
import { lineItem } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';
import { Plate } from '#src/ui/picture/picture.tsx';
import type { PictureData } from '#src/ui/picture/picture.tsx';
import { Rail } from '#src/ui/sync/rail.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';
import type { SyncState } from '#src/ui/sync/sync-mark.tsx';

export interface LineItemProps {
  href?: string;
  name: string;
  reference?: string;
  options?: ReactNode;
  image?: PictureData;
  /** the state of this line and its words; a line in order has none, its rail says it */
  sync?: { state: SyncState; text?: string };
  /** what changed, and the buttons that answer it */
  notice?: { text: ReactNode; actions?: ReactNode };
  /** stepper, bin */
  controls?: ReactNode;
  total?: ReactNode;
  /** 2 under the title of the page, 3 under a section */
  headingLevel?: 2 | 3;
}

/** A line of the cart, of a quote, of an order: the rail on its left repeats the state its words say. */
export function LineItem({
  href,
  name,
  reference,
  options,
  image,
  sync,
  notice,
  controls,
  total,
  headingLevel = 2,
}: LineItemProps) {
  const classes = lineItem();
  const Heading = `h${headingLevel}` as const;
  return (
    <Rail as="li" state={sync?.state ?? 'none'} className={classes.root ?? ''}>
      <div className={classes.top}>
        {image !== undefined && <Plate image={image} size="line" sizes="84px" />}
        <div className={classes.facts}>
          <Heading className={classes.name}>{href === undefined ? name : <Link href={href}>{name}</Link>}</Heading>
          {reference !== undefined && <p className={classes.reference}>{reference}</p>}
          {options}
          {sync?.text !== undefined && (
            <p className={classes.sync}>
              <SyncLabel state={sync.state}>{sync.text}</SyncLabel>
            </p>
          )}
        </div>
        {/* nothing to press: the sum stands on the line of the name */}
        {controls === undefined && total !== undefined && <p className={classes.total}>{total}</p>}
      </div>
      {notice !== undefined && (
        <div className={classes.notice}>
          <p>{notice.text}</p>
          {notice.actions !== undefined && <div className={classes.noticeActions}>{notice.actions}</div>}
        </div>
      )}
      {controls !== undefined && (
        <div className={classes.bottom}>
          {controls}
          {total !== undefined && <p className={classes.total}>{total}</p>}
        </div>
      )}
    </Rail>
  );
}

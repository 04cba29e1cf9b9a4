import { useEffect, useId, useRef, type ReactNode } from 'react';
import { deskLayout } from '#styled/recipes';

interface DeskPanelProps {
  title: string;
  /** At the right of the title: a count, a state, a way. */
  beside?: ReactNode;
  /** The address asked for this: it is marked, and scrolled to. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function DeskPanel({ title, beside, isCurrent = false, children }: DeskPanelProps) {
  const id = useId();
  const classes = deskLayout();
  return (
    <section ref={useInView(isCurrent)} aria-labelledby={id} className={classes.panel} {...currentOr(isCurrent)}>
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

/** A line of a panel, which an address may ask for too. */
export function DeskRow({ isCurrent = false, children }: { isCurrent?: boolean; children: ReactNode }) {
  return (
    <li ref={useInView(isCurrent)} className={deskLayout().row} {...currentOr(isCurrent)}>
      {children}
    </li>
  );
}

const currentOr = (isCurrent: boolean) => (isCurrent ? { 'data-current': '' } : {});

function useInView(isCurrent: boolean) {
  const place = useRef<HTMLElement & HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) place.current?.scrollIntoView({ block: 'center' });
  }, [isCurrent]);
  return place;
}

import type { ReactNode } from 'react';
import { page, skipLink } from '#styled/recipes';

export interface PageFrameProps {
  /** the accent of everything inside */
  area: 'auto' | 'moto';
  /** "Aller au contenu" */
  skipLabel: string;
  /** the buy bar stands where the tabs were */
  bar?: boolean;
  /** changes with the height of what stands above: a page that begins elsewhere is another one, not one that moved */
  above?: string;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, what stands above, the one `<main id="contenu">`, what stands below. */
export function PageFrame({ area, skipLabel, bar = false, above, before, after, children }: PageFrameProps) {
  const classes = page({ bar });
  return (
    <div className={classes.root} data-area={area}>
      <a href="#contenu" className={skipLink()}>
        {skipLabel}
      </a>
      {before}
      <main key={above} id="contenu" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {after}
    </div>
  );
}

/** Margins by width, 1312 px at most; `narrow` for forms and reading. */
export function Wrap({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={page({ narrow }).wrap}>{children}</div>;
}

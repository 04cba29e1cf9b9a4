import { useId } from 'react';
import type { ReactNode } from 'react';
import { page, sectionHead } from '#styled/recipes';
import { arrowRightBold } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

export interface SectionProps {
  title: ReactNode;
  /** "Tout voir" */
  more?: { href: string; label: string; /** as spoken, when the label alone says too little */ description?: string };
  children: ReactNode;
}

/** A part of a page with its title and, on the right, the way to all of it. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={page().section}>
      <SectionHead id={id} title={title} {...(more === undefined ? {} : { more })} />
      {children}
    </section>
  );
}

export function SectionHead({ id, title, more }: { id?: string } & Pick<SectionProps, 'title' | 'more'>) {
  const classes = sectionHead();
  return (
    <div className={classes.root}>
      <h2 className={classes.title} {...(id === undefined ? {} : { id })}>
        {title}
      </h2>
      {more !== undefined && (
        <Link
          href={more.href}
          className={classes.link}
          {...(more.description === undefined ? {} : { 'aria-label': more.description })}
        >
          {more.label}
          <Icon glyph={arrowRightBold} />
        </Link>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { accordion } from '#styled/recipes';
import { plus } from '#src/ui/icon/glyphs.ts';
import { minus } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

export interface AccordionProps {
  title: ReactNode;
  open?: boolean;
  /** of several with the same name only one stays open */
  name?: string;
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** The browser's own `<details>`: opens without any script, found by "find in page". */
export function Accordion({ title, open = false, name, headingLevel = 2, children }: AccordionProps) {
  const classes = accordion();
  const Heading = `h${headingLevel}` as const;
  return (
    <details open={open} className={classes.root} {...(name === undefined ? {} : { name })}>
      <summary className={classes.summary}>
        <Heading className={classes.title}>{title}</Heading>
        <span className={classes.icon} aria-hidden>
          <span data-closed>
            <Icon glyph={plus} />
          </span>
          <span data-open>
            <Icon glyph={minus} />
          </span>
        </span>
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}

import type { ReactNode } from 'react';
import { topBar } from '#styled/recipes';
import { IconLink } from '#src/ui/button/icon-button.tsx';
import { arrowLeft } from '#src/ui/icon/glyphs.ts';

export interface TopBarProps {
  back: { href: string; label: string };
  /** the title of the page; `<small>` inside is quiet. A product page leaves it out */
  title?: ReactNode;
  after?: ReactNode;
  /** a large screen has the header instead */
  phoneOnly?: boolean;
}

/** The bar of a screen one goes back from. Its title is the h1 of the page. */
export function TopBar({ back, title, after, phoneOnly = false }: TopBarProps) {
  const classes = topBar({ phoneOnly });
  return (
    <header className={classes.root}>
      <div className={classes.bar}>
        <IconLink glyph={arrowLeft} href={back.href} label={back.label} />
        {title === undefined ? <span className={classes.title} /> : <h1 className={classes.title}>{title}</h1>}
        {after !== undefined && <div className={classes.after}>{after}</div>}
      </div>
    </header>
  );
}

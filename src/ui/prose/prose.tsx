import type { ReactNode } from 'react';
import { prose } from '#styled/recipes';

/** Rich text. `lang` when its language is not the page's. */
export function Prose({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <div className={prose()} {...(lang === undefined ? {} : { lang })}>
      {children}
    </div>
  );
}

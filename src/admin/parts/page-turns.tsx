/** To the page before and after, of a list whose pages have addresses. */
import { useLingui } from '@lingui/react/macro';
import { button } from '#styled/recipes';

interface PageTurnsProps {
  /** From 1. */
  page: number;
  last: number;
  hrefOf: (page: number) => string;
}

export function PageTurns({ page, last, hrefOf }: PageTurnsProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTurn label={t`Page précédente`} href={page > 1 ? hrefOf(page - 1) : null} />
      <PageTurn label={t`Page suivante`} href={page < last ? hrefOf(page + 1) : null} />
    </>
  );
}

/* the same element, led anywhere or not: whoever turned to the last page by the keyboard stays where they are */
function PageTurn({ label, href }: { label: string; href: string | null }) {
  return (
    <a
      className={button({ tone: 'line', size: 'sm' })}
      {...(href === null ? { role: 'link', 'aria-disabled': true, tabIndex: 0 } : { href })}
    >
      {label}
    </a>
  );
}

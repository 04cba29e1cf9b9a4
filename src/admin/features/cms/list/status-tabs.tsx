import { useLingui } from '@lingui/react/macro';
import { list } from '#styled/recipes';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { CONTENT_STATUSES, type ContentStatus } from '#core/domain/cms/content-status.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Link } from '#src/ui/link/link.tsx';

interface StatusTabsProps {
  of: DocumentKind;
  /** All of the type; null while they are read. */
  heads: readonly DocumentHead[] | null;
  current: ContentStatus | null;
  hrefOf: (status: ContentStatus | null) => string;
}

/** States as tabs, each with how many there are: what waits for somebody is seen without asking. */
export function StatusTabs({ of, heads, current, hrefOf }: StatusTabsProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const classes = list();
  const counts = new Map<ContentStatus, number>();
  for (const { status } of heads ?? []) counts.set(status, (counts.get(status) ?? 0) + 1);
  const words: Readonly<Record<ContentStatus, string>> = {
    draft: t`Brouillons`,
    pending: t`À relire`,
    scheduled: t`Planifiés`,
    published: t`Publiés`,
    private: t`Privés`,
    trash: t`Corbeille`,
  };
  const offered = CONTENT_STATUSES.filter((one) => of === 'content' || one === 'trash' || one === 'published');
  const tab = (status: ContentStatus | null, label: string, count: number) => (
    <Link
      key={label}
      href={hrefOf(status)}
      className={classes.tab ?? ''}
      {...(status === current ? { 'aria-current': 'page' as const } : {})}
    >
      {label} {heads === null ? null : <span className={classes.count}>{number(count)}</span>}
    </Link>
  );
  return (
    <div className={classes.views}>
      <nav aria-label={t`Statuts`} className={classes.tabs}>
        {tab(null, t`Tous`, (heads?.length ?? 0) - (counts.get('trash') ?? 0))}
        {offered.map((status) => tab(status, words[status], counts.get(status) ?? 0))}
      </nav>
    </div>
  );
}

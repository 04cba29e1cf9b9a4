import { useLingui } from '@lingui/react/macro';
import { list } from '#styled/recipes';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { TYPE_WORDS } from '#src/admin/parts/media/media-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Link } from '#src/ui/link/link.tsx';
import { LIBRARY_KINDS, type LibraryKind } from './library-query.ts';

interface KindTabsProps {
  /** Of the whole library; undefined until they are known. */
  counts: OfficeAnswer<'api.admin.media.index'>['counts'] | undefined;
  current: LibraryKind;
  hrefOf: (kind: LibraryKind) => string;
}

/** Kinds of files as tabs, each with how many there are. */
export function KindTabs({ counts, current, hrefOf }: KindTabsProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const classes = list();
  const say = (kind: LibraryKind): string =>
    kind === 'all' ? t`Tous` : kind === 'noAlt' ? t`Sans texte alternatif` : i18n._(TYPE_WORDS[kind]);
  return (
    <div className={classes.views}>
      <nav aria-label={t`Types de fichiers`} className={classes.tabs}>
        {LIBRARY_KINDS.map((kind) => (
          <Link
            key={kind}
            href={hrefOf(kind)}
            data-kind={kind}
            className={classes.tab ?? ''}
            {...(kind === current ? { 'aria-current': 'page' as const } : {})}
          >
            {say(kind)} {counts === undefined ? null : <span className={classes.count}>{number(counts[kind])}</span>}
          </Link>
        ))}
      </nav>
    </div>
  );
}

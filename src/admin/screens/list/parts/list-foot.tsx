import { useLingui } from '@lingui/react/macro';
import { list, select, tool } from '#styled/recipes';
import type { ListMeta } from '#core/resources/resource-rows.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { caretDown } from '#src/ui/icon/glyphs-list.ts';
import { caretLeft } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { PER_PAGE } from '#core/resources/list-query.ts';
import type { ListState } from '../model/list-address.ts';
import { nextPage, previousPage, showRows } from '../model/list-changes.ts';

interface ListFootProps {
  state: ListState;
  meta: ListMeta;
  /** How many rows are shown. */
  count: number;
  hrefOf: (state: ListState) => string;
  onChange: (state: ListState) => void;
}

/** Which rows of how many, how many on a page, and the way to the pages beside. */
export function ListFoot({ state, meta, count, hrefOf, onChange }: ListFootProps) {
  const { t } = useLingui();
  const range = useRange();
  const classes = list();
  return (
    <div className={classes.foot}>
      <p className={classes.sums}>{range(state, count, meta)}</p>
      <nav aria-label={t`Pages`} className={classes.pages}>
        <label className={classes.per}>
          {t`Lignes par page`}
          <span className={select({ chip: true }).root}>
            <select
              className={select({ chip: true }).control}
              value={state.perPage}
              onChange={({ target }) =>
                onChange(showRows(state, PER_PAGE.find((one) => String(one) === target.value) ?? state.perPage))
              }
            >
              {PER_PAGE.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
            <Icon glyph={caretDown} className={select().icon} />
          </span>
        </label>
        <PageLink
          label={t`Page précédente`}
          glyph={caretLeft}
          href={meta.previous === null ? null : hrefOf(previousPage(state, meta.previous))}
        />
        <PageLink
          label={t`Page suivante`}
          glyph={caretRight}
          href={meta.next === null ? null : hrefOf(nextPage(state, meta.next))}
        />
      </nav>
    </div>
  );
}

function PageLink({ label, glyph, href }: { label: string; glyph: string; href: string | null }) {
  const className = tool({ icon: true });
  if (href === null)
    return (
      <span role="link" aria-disabled aria-label={label} className={className}>
        <Icon glyph={glyph} />
      </span>
    );
  return (
    <Link href={href} aria-label={label} className={className}>
      <Icon glyph={glyph} />
    </Link>
  );
}

/** « 1 à 20 sur 12 345 », « 1 à 20 sur plus de 10 000 ». */
export function useRange(): (
  state: Pick<ListState, 'rank'>,
  count: number,
  meta: Pick<ListMeta, 'total' | 'more'>,
) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ rank }, count, { total, more }) => {
    if (total === 0) return t`Aucun résultat`;
    const [first, last, all] = [rank, rank + count - 1, total].map(format.number);
    return more ? t`${first} à ${last} sur plus de ${all}` : t`${first} à ${last} sur ${all}`;
  };
}

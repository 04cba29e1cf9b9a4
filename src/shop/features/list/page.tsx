import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { filterPanel, listLayout, textLink } from '#styled/recipes';
import { DEFAULT_LIST, writeListAddress, type ListAddress } from '#core/contract/pages/list-address.ts';
import { appliedCount } from '#src/shop/features/list/filters/set-filters.ts';
import { SortChoice } from '#src/shop/parts/list/sort-choice.tsx';
import { Departments } from '#src/shop/features/list/departments.tsx';
import { ListHead } from '#src/shop/features/list/list-head.tsx';
import { ListToolbar } from '#src/shop/features/list/list-toolbar.tsx';
import { useListWords } from '#src/shop/features/list/list-words.ts';
import { Results } from '#src/shop/features/list/results.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { Link } from '#src/ui/link/link.tsx';

/* forms and links that work by themselves: their code comes after the page */
const Applied = deferred(async () => (await import('#src/shop/features/list/filters/applied.tsx')).Applied);
const FilterFields = deferred(
  async () => (await import('#src/shop/features/list/filters/filter-fields.tsx')).FilterFields,
);
const Pages = deferred(async () => (await import('#src/shop/features/list/pages.tsx')).Pages);

/* arrives with the first press on "Filtres" */
const FilterSheet = lazy(async () => ({
  default: (await import('#src/shop/features/list/filters/filter-sheet.tsx')).FilterSheet,
}));

/** Where a phone without scripts finds the filters: below the list. */
const FILTERS = 'filtres';

/** A list of products: filters, sorting and page stand in its address. */
export function ListPage({ page, pricedAt }: PageProps<'list'>) {
  const { t } = useLingui();
  const { go } = useActions();
  const [open, setOpen] = useState(false);
  const { address, list } = page;
  const words = useListWords(page);
  const layout = listLayout();
  const filters = filterPanel();
  const { path } = words;
  const { sort, desc, usual } = address;
  const plain = writeListAddress({ ...DEFAULT_LIST, sort, desc, usual });
  const count = appliedCount(address);
  const isText = page.displayMode === 'description_only';
  /* three cars are seen at a glance */
  const isShort = isText || (page.vehicles && count === 0 && list.total < 8);
  const change = (next: ListAddress): void => go(path + writeListAddress({ ...next, page: 1 }), { stay: true });
  const reset =
    count === 0 ? null : (
      <Link href={path + plain} className={textLink({ alone: true })}>
        {t`Réinitialiser`}
      </Link>
    );
  const sorting = <SortChoice address={address} path={path} onChange={change} />;
  const fields = (where: 'aside' | 'sheet') => (
    <FilterFields list={list} address={address} path={path} compact={where === 'aside'} />
  );
  return (
    <Wrap>
      <ListHead words={words} banner={page.banner} sorting={isText ? null : sorting} />
      <Departments parentId={page.categoryId} />
      {isShort ? null : (
        <ListToolbar count={count} filtersId={FILTERS} onFilters={() => setOpen(true)}>
          {sorting}
          <Applied address={address} path={path} tall />
        </ListToolbar>
      )}
      {isText ? null : (
        <>
          <LiveRegion text={words.count} />
          <div className={layout.root}>
            {isShort ? null : (
              <aside id={FILTERS} className={layout.aside} aria-label={t`Filtres`}>
                <div className={filters.head}>
                  <h2 className={filters.title}>{t`Filtres`}</h2>
                  {reset}
                </div>
                <div className={filters.chips}>
                  <Applied address={address} path={path} />
                </div>
                {fields('aside')}
              </aside>
            )}
            <div className={layout.main}>
              <Results page={page} pricedAt={pricedAt} plain={path + plain} />
              <Pages address={address} path={path} list={list} />
            </div>
          </div>
        </>
      )}
      {open ? (
        <Suspense fallback={null}>
          <FilterSheet onClose={() => setOpen(false)} reset={reset} see={words.see}>
            {fields('sheet')}
          </FilterSheet>
        </Suspense>
      ) : null}
    </Wrap>
  );
}

import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { chip, columns, filterPanel, listLayout, only, pageHead, productGrid, textLink } from '#styled/recipes';
import { DEFAULT_LIST, writeListAddress, type ListAddress } from '#core/contract/pages/list-address.ts';
import { appliedCount } from '#src/features/shop/list/set-filters.ts';
import { SortChoice } from '#src/features/shop/list/sort-choice.tsx';
import { Departments } from '#src/features/shop/list/departments.tsx';
import { useListWords } from '#src/features/shop/list/list-words.ts';
import { useActions } from '#src/screens/shop/actions.tsx';
import { late } from '#src/screens/shop/late.tsx';
import type { PageProps } from '#src/screens/shop/page-props.ts';
import { ProductTile } from '#src/screens/shop/product-tile.tsx';
import { Share } from '#src/screens/shop/share.ts';
import { Breadcrumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Chip } from '#src/ui/chip/chip.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { magnifyingGlass, slidersHorizontal } from '#src/ui/icon/glyphs.ts';
import { Link } from '#src/ui/link/link.tsx';

/* forms and links that work by themselves: their code comes after the page */
const Applied = late(async () => (await import('#src/features/shop/list/applied.tsx')).Applied);
const FilterFields = late(async () => (await import('#src/features/shop/list/filter-fields.tsx')).FilterFields);

const EmptyState = late(async () => (await import('#src/ui/empty-state/empty-state.tsx')).EmptyState);
const Pages = late(async () => (await import('#src/features/shop/list/pages.tsx')).Pages);
const VehicleCard = late(async () => (await import('#src/screens/shop/vehicle-card.tsx')).VehicleCard);

/* arrives with the first press on "Filtres" */
const Sheet = lazy(() => import('#src/ui/sheet/sheet.tsx').then((module) => ({ default: module.Sheet })));

/** Pictures above the fold of a phone and of a large screen. */
const EAGER = 4;

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
  const head = pageHead({ quiet: true });
  const filters = filterPanel();
  const { path } = words;
  const { sort, desc } = address;
  const plain = writeListAddress({ ...DEFAULT_LIST, sort, desc });
  const count = appliedCount(address);
  const filtersLabel = count === 0 ? t`Filtres` : t`Filtres (${count})`;
  const change = (next: ListAddress): void => go(path + writeListAddress({ ...next, page: 1 }), { stay: true });
  const reset =
    count === 0 ? null : (
      <Link href={path + plain} className={textLink({ alone: true })}>
        {t`Réinitialiser`}
      </Link>
    );
  const fields = (where: 'aside' | 'sheet') => (
    <FilterFields list={list} address={address} path={path} compact={where === 'aside'} />
  );
  return (
    <Wrap>
      <div className={head.root}>
        <div className={head.crumbs}>
          <Breadcrumb label={t`Fil d’Ariane`} crumbs={words.crumbs} />
          <Share title={words.title} />
        </div>
        <div className={head.row}>
          <h1 className={head.title}>{words.title}</h1>
          <div className={head.aside}>
            <span className={head.count}>{words.count}</span>
            <div className={head.large}>
              <SortChoice address={address} path={path} onChange={change} />
            </div>
          </div>
        </div>
        {words.text === '' ? null : (
          <p className={head.text} lang={words.textLang}>
            {words.text}
          </p>
        )}
      </div>
      <Departments parentId={page.categoryId} />
      <div className={head.toolbar}>
        <span className={only({ on: 'plain' })}>
          <Link href={`#${FILTERS}`} className={chip({ on: count > 0, tall: true })}>
            {filtersLabel}
          </Link>
        </span>
        <span className={only({ on: 'scripted' })}>
          <Chip glyph={slidersHorizontal} on={count > 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {filtersLabel}
          </Chip>
        </span>
        <SortChoice address={address} path={path} onChange={change} />
        <Applied address={address} path={path} tall />
        <Share title={words.title} />
      </div>
      <LiveRegion text={words.count} />
      <div className={layout.root}>
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
        <div className={layout.main}>
          {list.total === 0 ? (
            <EmptyState
              glyph={magnifyingGlass}
              title={t`Aucun article ne correspond`}
              text={t`Retirez un filtre ou élargissez le prix.`}
              actions={
                <LinkButton tone="line" href={path + plain}>
                  {t`Réinitialiser les filtres`}
                </LinkButton>
              }
            />
          ) : (
            <ul className={page.vehicles ? columns({ of: 'two' }) : productGrid({ columns: 'list' })}>
              {list.rows.map((row, at) => (
                <li key={row.uuid}>
                  {row.type === 'vehicle' && page.vehicles ? (
                    <VehicleCard row={row} pricedAt={pricedAt} headingLevel={2} />
                  ) : (
                    <ProductTile
                      row={row}
                      pricedAt={pricedAt}
                      headingLevel={2}
                      eager={at < EAGER}
                      priority={at === 0}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <Pages address={address} path={path} list={list} />
        </div>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <Sheet
            open
            onClose={() => setOpen(false)}
            title={t`Filtres`}
            closeLabel={t`Fermer les filtres`}
            headAction={reset}
            footer={
              <Button wide onClick={() => setOpen(false)}>
                {words.see}
              </Button>
            }
          >
            {fields('sheet')}
          </Sheet>
        </Suspense>
      ) : null}
    </Wrap>
  );
}

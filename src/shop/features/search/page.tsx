import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { pageHead, productGrid, textLink } from '#styled/recipes';
import { writeListAddress, type ListAddress } from '#core/contract/pages/list-address.ts';
import type { ContentSummary } from '#core/contract/content/content-document.ts';
import { href } from '#core/contract/pages/href.ts';
import { FoundDepartments } from '#src/shop/features/search/found-departments.tsx';
import { markedRanges } from '#src/shop/features/search/marked-ranges.ts';
import { NearNote } from '#src/shop/features/search/partial-answer.tsx';
import { NothingFound } from '#src/shop/features/search/nothing-found.tsx';
import { resultCount } from '#src/shop/features/search/options.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { SortChoice } from '#src/shop/parts/list/sort-choice.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { ProductTile } from '#src/shop/parts/product/product-tile.tsx';
import { rememberSearch } from '#src/shop/store/recent/recent-searches.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { arrowRight } from '#src/ui/icon/glyphs.ts';
import { fileText, newspaper } from '#src/ui/icon/glyphs-later.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Pagination } from '#src/ui/pagination/pagination.tsx';
import { Marked } from '#src/ui/row/marked.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

/** Results grouped as articles, pages and products (specification §2), with the departments that hold most of them. */
export function SearchPage({ page, pricedAt }: PageProps<'search'>) {
  const { t } = useLingui();
  const format = useFormat();
  const { go } = useActions();
  const head = pageHead();
  const { text, products } = page;
  const total = resultCount(page);
  const found = format.number(total);
  const count = total === 0 || page.partial ? t`Aucun résultat` : total === 1 ? t`1 résultat` : t`${found} résultats`;
  const last = Math.max(1, Math.ceil(products.total / products.perPage));
  const other = page.area === 'auto' ? 'moto' : 'auto';
  const everywhere = href('search') + writeListAddress({ ...page.address, area: null, page: 1 });
  const change = (next: ListAddress): void =>
    go(href('search') + writeListAddress({ ...next, page: 1 }), { stay: true });
  const productCount = products.total === 1 ? t`1 produit` : t`${format.number(products.total)} produits`;
  useEffect(() => {
    if (total > 0 && !page.partial) rememberSearch(text);
  }, [text, total, page.partial]);
  return (
    <>
      <Wrap>
        <div className={head.root}>
          <div className={head.row}>
            <h1 className={head.title}>{text === '' ? t`Recherche` : t`Résultats pour « ${text} »`}</h1>
            {text === '' ? null : <span className={head.count}>{count}</span>}
          </div>
          {page.area === null || text === '' ? null : (
            <p>
              <Link href={everywhere} className={textLink({ alone: true })}>
                {other === 'moto' ? t`Chercher aussi dans l’espace moto` : t`Chercher aussi dans l’espace auto`}
              </Link>
            </p>
          )}
        </div>
        <LiveRegion text={text === '' ? '' : count} />
        {total === 0 ? <NothingFound page={page} /> : page.partial ? <NearNote page={page} /> : null}
      </Wrap>
      <FoundDepartments categories={page.categories} text={text} />
      <Contents title={t`Articles`} glyph={newspaper} contents={page.posts} text={text} />
      <Contents title={t`Pages`} glyph={fileText} contents={page.pages} text={text} />
      {products.total === 0 ? null : (
        <Section title={page.partial ? t`Produits proches` : t`Produits`}>
          <div className={head.over}>
            <p className={head.count}>{productCount}</p>
            {products.total === 1 ? null : (
              <SortChoice address={page.address} path={href('search')} onChange={change} />
            )}
          </div>
          <ul className={productGrid({ columns: 'full' })}>
            {products.rows.map((row, at) => (
              <li key={row.uuid}>
                <ProductTile row={row} pricedAt={pricedAt} eager={at < 4} priority={at === 0} />
              </li>
            ))}
          </ul>
          <Pagination
            current={Math.min(page.address.page, last)}
            last={last}
            hrefOf={(at) => href('search') + writeListAddress({ ...page.address, page: at })}
            labels={{
              nav: t`Pages de résultats`,
              previous: t`Page précédente`,
              next: t`Page suivante`,
              page: (at) => t`Page ${at}`,
            }}
          />
        </Section>
      )}
    </>
  );
}

function Contents({
  title,
  glyph,
  contents,
  text,
}: {
  title: string;
  glyph: string;
  contents: readonly ContentSummary[];
  text: string;
}) {
  if (contents.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {contents.map((one) => (
          <li key={one.path}>
            <RowLink
              href={one.path}
              before={<Icon glyph={glyph} />}
              title={<Marked text={one.title} ranges={markedRanges(one.title, text)} />}
              meta={one.excerpt}
              after={<Icon glyph={arrowRight} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

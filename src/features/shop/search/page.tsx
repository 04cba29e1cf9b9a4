import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { columns, pageHead, productGrid, textLink } from '#styled/recipes';
import { PAGE_SIZE, writeListAddress } from '#core/contract/pages/list-address.ts';
import type { ContentSummary } from '#core/contract/pages/page.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { markedRanges } from '#src/features/shop/search/marks.ts';
import { NothingFound } from '#src/features/shop/search/nothing-found.tsx';
import { resultCount } from '#src/features/shop/search/options.ts';
import { useFrame } from '#src/screens/shop/frame.tsx';
import type { PageProps } from '#src/screens/shop/page-props.ts';
import { ProductTile } from '#src/screens/shop/product-tile.tsx';
import { rememberSearch } from '#src/store/recent-searches.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Cartouche } from '#src/ui/cartouche/cartouche.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Section } from '#src/ui/frame/section.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { arrowRight } from '#src/ui/icon/glyphs.ts';
import { arrowUpRight, fileText, newspaper } from '#src/ui/icon/glyphs-later.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Pagination } from '#src/ui/pagination/pagination.tsx';
import { Marked } from '#src/ui/row/marked.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

/** Results grouped as articles, pages and products (specification §2), with the departments that hold most of them. */
export function SearchPage({ page, pricedAt }: PageProps<'search'>) {
  const { t } = useLingui();
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  const head = pageHead();
  const { text, products } = page;
  const total = resultCount(page);
  const found = format.number(total);
  const count = total === 0 ? t`Aucun résultat` : total === 1 ? t`1 résultat` : t`${found} résultats`;
  const last = Math.max(1, Math.ceil(products.total / PAGE_SIZE));
  const other = page.area === 'auto' ? 'moto' : 'auto';
  const everywhere = `/search-results${writeListAddress({ ...page.address, area: null, page: 1 })}`;
  const articles = products.total === 1 ? t`1 produit` : t`${format.number(products.total)} produits`;
  useEffect(() => {
    if (total > 0) rememberSearch(text);
  }, [text, total]);
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
        {total === 0 ? <NothingFound page={page} /> : null}
      </Wrap>
      {page.categories.length === 0 ? null : (
        <Section title={t`Rayons`}>
          <ul className={columns({ of: 'three' })}>
            {page.categories.map(({ id, count: hits }) => {
              const category = frame.category(id);
              if (category === undefined) return null;
              const label = wordingOf(category.name, locale).text;
              return (
                <li key={id}>
                  <RowLink
                    href={categoryPath(category)}
                    before={<Icon glyph={arrowUpRight} />}
                    title={<Marked text={label} ranges={markedRanges(label, text)} />}
                    after={
                      <>
                        <Cartouche area={category.area}>{category.area}</Cartouche>
                        {format.number(hits)}
                      </>
                    }
                  />
                </li>
              );
            })}
          </ul>
        </Section>
      )}
      {products.total === 0 ? null : (
        <Section title={articles}>
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
            hrefOf={(at) => `/search-results${writeListAddress({ ...page.address, page: at })}`}
            labels={{
              nav: t`Pages de résultats`,
              previous: t`Page précédente`,
              next: t`Page suivante`,
              page: (at) => t`Page ${at}`,
            }}
          />
        </Section>
      )}
      <Contents title={t`Articles`} glyph={newspaper} contents={page.posts} text={text} />
      <Contents title={t`Pages`} glyph={fileText} contents={page.pages} text={text} />
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

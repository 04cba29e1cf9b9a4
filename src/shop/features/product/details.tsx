import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { CheckFirst } from '#src/shop/features/product/fit/check-first.tsx';
import { Related, type BesideArticle } from '#src/shop/features/product/related.tsx';
import { Specifications } from '#src/shop/features/product/specifications.tsx';
import { TyreLabel } from '#src/shop/features/product/tyre/tyre-label.tsx';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { PrintNote } from '#src/shop/parts/page/print-note.tsx';
import { RichTextView } from '#src/content/rich-text-view.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useTextLang } from '#src/i18n/use-locale.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import { Note } from '#src/ui/note/note.tsx';

/* few products have any: their pages bring them */
const Downloads = deferred(async () => (await import('#src/shop/features/product/downloads.tsx')).Downloads);
/* of few articles: what plays films comes with no other */
const ProductMedia = deferred(async () => (await import('#src/shop/features/product/media.tsx')).ProductMedia);

export interface DetailsProps {
  row: CatalogueRow;
  detail: ProductDetail | null;
  beside: BesideArticle;
  sku: string;
  /** ISO instant at which price and stock were true. */
  pricedAt: string;
  /** Of its texts, where that is not French. */
  locale: Locale | undefined;
}

/** Under the pictures: label, attributes, description, what goes with the article. */
export function Details({ row, detail, beside, sku, pricedAt, locale }: DetailsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const lang = useTextLang(locale);
  const classes = productLayout();
  const at = format.dateTime(pricedAt);
  return (
    <div className={classes.more}>
      <div className={classes.details}>
        {detail === null ? (
          <Note
            title={t`Fiche abrégée.`}
          >{t`La description et les caractéristiques nécessitent une connexion Internet.`}</Note>
        ) : (
          <>
            <TyreLabel detail={detail} />
            {detail.downloads === undefined && detail.samples === undefined ? null : <Downloads detail={detail} />}
            <CheckFirst row={row} detail={detail} sku={sku} />
            <Accordion open title={t`Caractéristiques`}>
              <Specifications detail={detail} sku={sku} />
            </Accordion>
            {detail.description.length === 0 ? null : (
              <Accordion open title={t`Description`}>
                <RichTextView text={detail.description} lang={lang} />
              </Accordion>
            )}
            {detail.videos === undefined && detail.documents === undefined ? null : <ProductMedia detail={detail} />}
          </>
        )}
      </div>
      <Related row={row} beside={beside} />
      <PrintNote said={t`Prix et stock du ${at}.`} />
    </div>
  );
}

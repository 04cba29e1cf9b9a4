import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { productLayout } from '#styled/recipes';
import { BasketForm } from '#src/features/shop/product/basket-form.tsx';
import { chosenVariant, leavesNow, offerOf } from '#src/features/shop/product/choice.ts';
import { OptionPicker } from '#src/features/shop/product/option-picker.tsx';
import { PhoneBar } from '#src/features/shop/product/phone-bar.tsx';
import { photosOf } from '#src/features/shop/product/photos.ts';
import { late } from '#src/screens/shop/late.tsx';
import { OfflineLine } from '#src/screens/shop/offline-line.tsx';
import { NO_PICTURE } from '#src/screens/shop/media.ts';
import { useDated, useOfferWords } from '#src/screens/shop/offer.ts';
import type { PageProps } from '#src/screens/shop/page-props.ts';
import { Share } from '#src/screens/shop/share.ts';
import { useCrumbs } from '#src/screens/shop/use-crumbs.ts';
import { FavouriteButton } from '#src/screens/shop/product-tile.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useTextLang } from '#src/i18n/use-locale.ts';
import { Breadcrumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Gallery } from '#src/ui/gallery/gallery.tsx';
import { Price } from '#src/ui/price/price.tsx';
import { StockMark } from '#src/ui/stock/stock-mark.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

/* links and facts, readable as they stand */
const BuyFacts = late(async () => (await import('#src/features/shop/product/buy-facts.tsx')).BuyFacts);
const PhotoControls = late(async () => (await import('#src/features/shop/product/photo-controls.tsx')).PhotoControls);
const Details = late(async () => (await import('#src/features/shop/product/details.tsx')).Details);

/** Written while there is no network alone. */
function OfThatDay({ pricedAt }: { pricedAt: string }) {
  const { t } = useLingui();
  const at = useFormat().dateTime(pricedAt);
  return t`Prix et stock du ${at}.`;
}

/** A product: pictures, price with its date, stock, options, facts, what goes with it. */
export function ProductPage({ page, pricedAt }: PageProps<'product'>) {
  const { t } = useLingui();
  const format = useFormat();
  const lang = useTextLang();
  const { row, detail, related, crumbs } = page;
  const variant = chosenVariant(detail, page.variant);
  const offer = offerOf(row, variant);
  const dated = useDated(pricedAt);
  const words = useOfferWords(offer, dated);
  const classes = productLayout();
  const strip = useRef<HTMLUListElement>(null);
  const photos = useMemo(() => photosOf(row, detail), [row, detail]);
  const at = dated ? format.dateTime(pricedAt) : '';
  const name = row.name;
  const sku = variant?.sku ?? row.sku;
  const deposit = detail === null || detail.deposit === 0 ? null : format.money(detail.deposit);
  const eco = detail === null || detail.ecoContribution === 0 ? null : format.money(detail.ecoContribution);
  const trail = useCrumbs(crumbs, sku);
  const back = crumbs.at(-2) ?? { label: t`Accueil`, href: `/${row.area}` };
  const basket = { row, detail, variant };
  return (
    <>
      <PhoneBar row={row} back={back} />
      <OfflineLine>
        <OfThatDay pricedAt={pricedAt} />
      </OfflineLine>
      <Wrap>
        <div className={classes.crumbs}>
          <Breadcrumb label={t`Fil d’Ariane`} crumbs={trail} />
          <Share title={name} />
        </div>
        <div className={classes.root}>
          <div className={classes.pictures}>
            <Gallery
              label={t`Photos de ${name}`}
              images={photos.length === 0 ? [NO_PICTURE] : photos}
              strip={strip}
              {...(words.discount === undefined ? {} : { tags: <Tag tone="promo">{words.discount}</Tag> })}
            >
              {photos.length === 0 ? null : <PhotoControls strip={strip} images={photos} name={name} />}
            </Gallery>
          </div>
          <div className={classes.buy}>
            <div className={classes.maker}>
              <span>{row.brand?.label}</span>
              <span className={classes.reference}>{t`Réf. ${sku}`}</span>
            </div>
            <h1 className={classes.title} lang={lang}>
              {name}
            </h1>
            {detail === null || detail.shortDescription === '' ? null : (
              <p className={classes.lead} lang={lang}>
                {detail.shortDescription}
              </p>
            )}
            <div>
              <Price
                size="page"
                now={words.price}
                {...(words.struck === undefined ? {} : { was: words.struck })}
                dated={dated}
                note={dated ? t`TTC, prix du ${at}` : t`TTC`}
              />
              {words.struck === undefined ? null : (
                <p className={classes.small}>{t`Prix barré : prix le plus bas des 30 jours avant la réduction.`}</p>
              )}
              {deposit === null ? null : (
                <p className={classes.small}>{t`Dont consigne : ${deposit}, rendue au retour de l’ancienne pièce.`}</p>
              )}
              {eco === null ? null : <p className={classes.small}>{t`Dont éco-contribution : ${eco}`}</p>}
            </div>
            <div className={classes.row}>
              <StockMark state={words.stock.state} size="md">
                {words.stock.text}
              </StockMark>
              {leavesNow(row, offer.stock) ? <span>{t`Livré ou retiré sous 48 h`}</span> : null}
            </div>
            {detail === null ? null : <OptionPicker row={row} detail={detail} variant={variant} />}
            <div className={classes.actions}>
              <BasketForm {...basket} after={<FavouriteButton row={row} tone="line" size="lg" />} />
            </div>
            <BuyFacts row={row} detail={detail} state={offer.stock} stock={words.stock.text} sku={sku} />
          </div>
        </div>
        <Details detail={detail} related={related} sku={sku} pricedAt={pricedAt} />
      </Wrap>
      <ActionBar at="bottom">
        <BasketForm {...basket} />
      </ActionBar>
    </>
  );
}

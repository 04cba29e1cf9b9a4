import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { productLayout } from '#styled/recipes';
import { BasketForm } from '#src/shop/features/product/basket-form.tsx';
import {
  chosenVariant,
  missingChoices,
  offerOf,
  picksOf,
  type Picks,
} from '#src/shop/features/product/options/choice.ts';
import { OptionPicker } from '#src/shop/features/product/options/option-picker.tsx';
import { PhoneBar } from '#src/shop/features/product/phone-bar.tsx';
import { PriceLines } from '#src/shop/features/product/price-lines.tsx';
import { QuantityPrices } from '#src/shop/features/product/quantity-prices.tsx';
import { photosOf } from '#src/shop/features/product/photos/photos.ts';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { OfflineLine } from '#src/shop/parts/device/offline-line.tsx';
import { NO_PICTURE } from '#src/content/media.ts';
import { useDated, useOfferWords } from '#src/shop/parts/product/offer.ts';
import { useSaleWords } from '#src/shop/parts/product/sale-words.ts';
import { useOwnOffer } from '#src/shop/parts/product/own-price.ts';
import { Trail } from '#src/shop/parts/page/trail.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { Share } from '#src/shop/parts/share/share.ts';
import { useCrumbs } from '#src/shop/parts/page/use-crumbs.ts';
import { FavouriteButton } from '#src/shop/parts/product/product-tile.tsx';
import { useTextLang } from '#src/i18n/use-locale.ts';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Gallery } from '#src/ui/gallery/gallery.tsx';
import { StockMark } from '#src/ui/stock/stock-mark.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { href } from '#core/contract/pages/href.ts';

/* links and facts, readable as they stand */
const BuyFacts = deferred(async () => (await import('#src/shop/features/product/buy-facts.tsx')).BuyFacts);
const GroupChoice = deferred(
  async () => (await import('#src/shop/features/product/parts/group-choice.tsx')).GroupChoice,
);
const KitChoice = deferred(async () => (await import('#src/shop/features/product/parts/kit-choice.tsx')).KitChoice);
const VehicleFacts = deferred(
  async () => (await import('#src/shop/features/product/vehicle/vehicle-facts.tsx')).VehicleFacts,
);
const VehicleEnquiries = deferred(
  async () => (await import('#src/shop/features/product/vehicle/vehicle-enquiries.tsx')).VehicleEnquiries,
);
const PhotoControls = deferred(
  async () => (await import('#src/shop/features/product/photos/photo-controls.tsx')).PhotoControls,
);
const Details = deferred(async () => (await import('#src/shop/features/product/details.tsx')).Details);

/** A product: pictures, price with its date, stock, options, facts, what goes with it. */
export function ProductPage({ page, pricedAt }: PageProps<'product'>) {
  const { t } = useLingui();
  const { row, detail, crumbs } = page;
  const lang = useTextLang(page.locale);
  const named = chosenVariant(detail, page.variant);
  /* of this product, until the last choice leads to an address */
  const [held, setHeld] = useState<{ uuid: string; picks: Picks } | null>(null);
  const begun = held?.uuid === row.uuid ? held.picks : null;
  const variant = begun === null ? named : null;
  const picks = begun ?? picksOf(named);
  const offer = useOwnOffer(variant?.uuid ?? row.uuid, offerOf(row, variant));
  const dated = useDated(pricedAt);
  const words = useOfferWords(offer, row.type);
  const sale = useSaleWords(row);
  const stock = sale ?? words.stock;
  const isVehicle = factsOfType(row.type).shownAs === 'vehicle';
  const classes = productLayout();
  const strip = useRef<HTMLUListElement>(null);
  const photos = useMemo(() => photosOf(row, detail), [row, detail]);
  const name = row.name;
  const sku = variant?.sku ?? row.sku;
  const trail = useCrumbs(crumbs, sku);
  const back = crumbs.at(-2) ?? { label: t`Accueil`, href: href(`${row.area}.home`) };
  const basket = { row, detail, variant, missing: missingChoices(detail, picks) };
  const { parts } = factsOfType(row.type);
  const isTogether = parts !== null;
  const PartsChoice = parts === 'components' ? KitChoice : GroupChoice;
  const pick = (picks: Picks | null): void => setHeld(picks === null ? null : { uuid: row.uuid, picks });
  return (
    <>
      <PhoneBar row={row} back={back} />
      <OfflineLine pricedAt={pricedAt} />
      <Wrap>
        <div className={classes.crumbs}>
          <Trail crumbs={trail} />
          <Share title={name} />
        </div>
        <div className={classes.root}>
          <div className={classes.pictures}>
            <Gallery
              label={t`Photos de ${name}`}
              images={photos.length === 0 ? [NO_PICTURE] : photos}
              strip={strip}
              tags={
                sale === null ? (
                  words.discount && <Tag tone="promo">{words.discount}</Tag>
                ) : (
                  <Tag tone="hero">{sale.text}</Tag>
                )
              }
            >
              {photos.length === 0 ? null : (
                <PhotoControls strip={strip} images={photos} name={name} detail={detail} picks={picks} />
              )}
            </Gallery>
          </div>
          <div className={classes.buy}>
            <div className={classes.departments}>
              <Trail crumbs={trail.slice(1, -1)} />
            </div>
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
            <PriceLines
              words={words}
              isOwn={offer.isOwn}
              quantityPrices={offer.quantityPrices}
              dated={dated}
              pricedAt={pricedAt}
              detail={detail}
            />
            {!isVehicle || row.subtitle === '' ? null : (
              <p className={classes.lead} lang={lang}>
                {row.subtitle}
              </p>
            )}
            <div className={classes.row}>
              <StockMark state={stock.state} size="md">
                {stock.text}
              </StockMark>
              <QuantityPrices prices={offer.quantityPrices} />
            </div>
            {isTogether ? (
              <PartsChoice row={row} detail={detail} />
            ) : (
              <>
                {detail === null ? null : <OptionPicker row={row} detail={detail} picks={picks} onPick={pick} />}
                <div className={classes.actions}>
                  <BasketForm {...basket} after={<FavouriteButton row={row} tone="line" size="lg" />} />
                </div>
              </>
            )}
            {!isVehicle || detail === null ? null : <VehicleFacts detail={detail} />}
            {isVehicle ? <VehicleEnquiries row={row} /> : null}
            <BuyFacts row={row} detail={detail} variant={variant} alternatives={page.alternatives} />
          </div>
        </div>
        <Details row={row} detail={detail} beside={page} sku={sku} pricedAt={pricedAt} locale={page.locale} />
      </Wrap>
      {isTogether ? null : (
        <ActionBar at="bottom">
          <BasketForm {...basket} />
        </ActionBar>
      )}
    </>
  );
}

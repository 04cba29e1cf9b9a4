import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { isSaleable } from '#core/domain/catalogue/stock.ts';
import type { ProductDetail, ProductVariant } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { href } from '#core/contract/pages/href.ts';
import { offerOf } from '#src/shop/features/product/options/choice.ts';
import { choiceId } from '#src/shop/features/product/options/option-picker.tsx';
import { useAddToCart } from '#src/shop/parts/product/use-add-to-cart.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { chatCircleText } from '#src/ui/icon/glyphs-product.ts';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';

export interface BasketFormProps {
  row: CatalogueRow;
  detail: ProductDetail | null;
  variant: ProductVariant | null;
  /** Attributes of which nothing is chosen yet. */
  missing?: readonly string[];
  after?: ReactNode;
}

/** Quantity and "Ajouter au panier"; a vehicle is asked for instead. */
export function BasketForm({ row, detail, variant, missing = [], after }: BasketFormProps) {
  const { t } = useLingui();
  const frame = useFrame();
  const locale = useLocale();
  const { busy, add } = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const name = row.name;
  const isSold = row.sale === 'sold' || row.sale === 'unlisted';
  if (factsOfType(row.type).button === 'askSeller' && isSold)
    return (
      <>
        <LinkButton size="lg" wide tone="line" href={href(`${row.area}.vehicles.index`)}>
          {t`Voir les véhicules à vendre`}
        </LinkButton>
        {after}
      </>
    );
  if (factsOfType(row.type).button === 'askSeller')
    return (
      <>
        <LinkButton size="lg" wide href={href(`${row.area}.contact-vehicule`, {}, { vehicule: row.slug })}>
          <Icon glyph={chatCircleText} />
          {t`Contacter le vendeur`}
        </LinkButton>
        {after}
      </>
    );
  const unchosen = row.variants > 0 && variant === null;
  const wanted = missing.map((code) => {
    const attribute = frame.attribute(code);
    return (attribute === undefined ? code : wordingOf(attribute.label, locale).text).toLowerCase();
  });
  const [rest, last] = [wanted.slice(0, -1).join(', '), wanted.at(-1)];
  const choose = (): void => {
    const choice = document.getElementById(choiceId(missing[0] ?? ''));
    choice?.scrollIntoView({ block: 'center' });
    choice?.focus({ preventScroll: true });
  };
  const out = !isSaleable(offerOf(row, variant).stock);
  const addThis = (): void => {
    const options = (variant?.optionIds ?? []).flatMap((id, place) => {
      const attribute = frame.attribute(detail?.superAttributes[place] ?? '');
      const option = frame.option(id);
      if (attribute === undefined || option === undefined) return [];
      return [{ label: wordingOf(attribute.label, locale).text, value: wordingOf(option.label, locale).text }];
    });
    void add({ row, detail, variant, options }, quantity);
  };
  return (
    <>
      <QuantityStepper
        size="lg"
        value={quantity}
        onChange={setQuantity}
        labels={{ value: t`Quantité de ${name}`, decrease: t`Un de moins`, increase: t`Un de plus` }}
      />
      <Button
        size="lg"
        loading={busy}
        {...(out ? { 'aria-disabled': true } : { onClick: unchosen ? choose : addThis })}
      >
        {out
          ? t`Épuisé`
          : !unchosen
            ? t`Ajouter au panier`
            : last === undefined
              ? t`Choisissez une option`
              : rest === ''
                ? t`Choisir : ${last}`
                : t`Choisir : ${rest} et ${last}`}
      </Button>
      {after}
    </>
  );
}

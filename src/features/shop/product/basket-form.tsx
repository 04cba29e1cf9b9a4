import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { isSaleable } from '#core/domain/stock.ts';
import type { ProductDetail, ProductVariant } from '#core/contract/product-detail.ts';
import type { CatalogueRow } from '#core/search/row.ts';
import { offerOf } from '#src/features/shop/product/choice.ts';
import { useActions } from '#src/screens/shop/actions.tsx';
import { useFrame } from '#src/screens/shop/frame.tsx';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { chatCircleText } from '#src/ui/icon/glyphs.ts';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';

export interface BasketFormProps {
  row: CatalogueRow;
  detail: ProductDetail | null;
  variant: ProductVariant | null;
  after?: ReactNode;
}

/** Quantity and "Ajouter au panier"; a vehicle is asked for instead. */
export function BasketForm({ row, detail, variant, after }: BasketFormProps) {
  const { t } = useLingui();
  const frame = useFrame();
  const locale = useLocale();
  const { addToCart, say, go } = useActions();
  const [quantity, setQuantity] = useState(1);
  const [busy, setBusy] = useState(false);
  const name = row.name;
  if (row.type === 'vehicle')
    return (
      <>
        <LinkButton size="lg" wide href={`/${row.area}/contact-vehicule?vehicule=${row.slug}`}>
          <Icon glyph={chatCircleText} />
          {t`Contacter le vendeur`}
        </LinkButton>
        {after}
      </>
    );
  const unchosen = row.variants > 0 && variant === null;
  const out = !isSaleable(offerOf(row, variant).stock);
  const add = async (): Promise<void> => {
    const options = (variant?.optionIds ?? []).flatMap((id, place) => {
      const attribute = frame.attribute(detail?.superAttributes[place] ?? '');
      const option = frame.option(id);
      if (attribute === undefined || option === undefined) return [];
      return [{ label: wordingOf(attribute.label, locale).text, value: wordingOf(option.label, locale).text }];
    });
    setBusy(true);
    await addToCart(
      { row, variant, options, deposit: detail?.deposit ?? 0, ecoContribution: detail?.ecoContribution ?? 0 },
      quantity,
    );
    setBusy(false);
    say(t`${name} a été ajouté au panier.`, { label: t`Voir le panier`, onPress: () => go(`/${row.area}/checkout`) });
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
        {...(out || unchosen ? { 'aria-disabled': true } : { onClick: () => void add() })}
      >
        {out ? t`Épuisé` : unchosen ? t`Choisissez une option` : t`Ajouter au panier`}
      </Button>
      {after}
    </>
  );
}

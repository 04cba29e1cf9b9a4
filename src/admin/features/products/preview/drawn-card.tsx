/** A product as lists of the shop draw it, of what its form holds. */
import { useLingui } from '@lingui/react/macro';
import { textIn, type Values } from '#core/domain/fields/values.ts';
import { NO_PICTURE } from '#src/content/media.ts';
import { ProductCard } from '#src/ui/product-card/product-card.tsx';
import { offerTyped } from './typed-offer.ts';
import { useKnownOfShop } from './use-known-of-shop.ts';
import { useTypedPictures } from './typed-pictures.ts';
import { useOfferWords } from './use-offer-words.ts';

export function DrawnCard({ fields }: { fields: Values }) {
  const { t } = useLingui();
  const [image = NO_PICTURE] = useTypedPictures(fields['pictures']);
  const { price, stock } = useOfferWords(offerTyped(fields, useKnownOfShop(fields)), textIn(fields['type']));
  const [sku, subtitle] = [textIn(fields['sku']), textIn(fields['subtitle'])];
  return (
    <ProductCard
      href="#"
      name={textIn(fields['name']) || t`Sans nom`}
      reference={subtitle === '' ? sku : `${sku} · ${subtitle}`}
      image={image}
      price={price}
      stock={stock}
    />
  );
}

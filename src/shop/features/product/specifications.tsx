import { useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import { useShownValue } from '#src/shop/features/product/use-shown-value.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { productLayout } from '#styled/recipes';

/** Attributes of a product by the groups of its family, and its numbers. */
export function Specifications({ detail, sku }: { detail: ProductDetail; sku: string }) {
  const { t } = useLingui();
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  const classes = productLayout();

  const shown = useShownValue(detail);
  const groups = new Map<string, Fact[]>();
  for (const given of detail.attributes) {
    const attribute = frame.attribute(given.code);
    /* said with the mileage itself */
    if (given.code === 'mileage_guaranteed' && detail.vehicle?.mileageUnsure === true) continue;
    if (attribute === undefined || !attribute.isVisibleOnFront) continue;
    const value = shown(attribute, given);
    if (value === '') continue;
    const title = wordingOf(attribute.group, locale).text;
    const facts = groups.get(title) ?? [];
    facts.push({ key: given.code, term: wordingOf(attribute.label, locale).text, value });
    groups.set(title, facts);
  }
  const numbers: Fact[] = [
    { key: 'sku', term: t`Référence`, value: sku },
    ...(detail.manufacturerReference === null
      ? []
      : [{ key: 'maker', term: t`Référence du fabricant`, value: detail.manufacturerReference }]),
    ...(detail.ean13 === null ? [] : [{ key: 'ean', term: 'EAN', value: detail.ean13 }]),
    ...(detail.weightGrams === null
      ? []
      : [{ key: 'weight', term: t`Poids`, value: `${format.number(detail.weightGrams / 1000)}\u202fkg` }]),
  ];
  return (
    <>
      {[...groups].map(([title, facts]) => (
        <section key={title} className={classes.group}>
          {groups.size > 1 ? <h3 className={classes.groupTitle}>{title}</h3> : null}
          <KeyValueList facts={facts} />
        </section>
      ))}
      <KeyValueList facts={numbers} />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { ShownAttribute } from '#core/contract/pages/port.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { productLayout } from '#styled/recipes';

type Given = ProductDetail['attributes'][number];

/** Attributes of a product by the groups of its family, and its numbers. */
export function Specifications({ detail, sku }: { detail: ProductDetail; sku: string }) {
  const { t } = useLingui();
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  const classes = productLayout();

  const shown = (attribute: ShownAttribute, given: Given): string => {
    if (given.optionIds.length > 0)
      return given.optionIds
        .flatMap((id) => frame.option(id) ?? [])
        .map((option) => wordingOf(option.label, locale).text)
        .join(', ');
    if (typeof given.value === 'boolean') return given.value ? t`Oui` : t`Non`;
    if (given.value === null) return '';
    if (given.english !== undefined && locale === 'en_GB') return given.english;
    if (attribute.unit === null) return typeof given.value === 'number' ? bare(given.value) : given.value;
    const plain = typeof given.value === 'number' ? format.number(given.value) : given.value;
    return plain === '' ? plain : `${plain}\u202f${attribute.unit}`;
  };
  /* a whole number that measures nothing is a name, such as a year: it is not grouped */
  const bare = (value: number): string => (Number.isInteger(value) ? String(value) : format.number(value));

  const groups = new Map<string, Fact[]>();
  for (const given of detail.attributes) {
    const attribute = frame.attribute(given.code);
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

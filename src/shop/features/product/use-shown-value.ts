import { useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { ShownAttribute } from '#core/contract/pages/port.ts';
import { NARROW } from '#core/domain/text/spaces.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';

type Given = ProductDetail['attributes'][number];

const MILEAGE = 'mileage';

/** A value of an attribute as people read it; empty where it says nothing. */
export function useShownValue({
  vehicle,
}: Pick<ProductDetail, 'vehicle'>): (attribute: ShownAttribute, given: Given) => string {
  const { t } = useLingui();
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  /* a whole number that measures nothing is a name, such as a year: it is not grouped */
  const bare = (value: number): string => (Number.isInteger(value) ? String(value) : format.number(value));
  const plain = (attribute: ShownAttribute, given: Given): string => {
    if (given.optionIds.length > 0)
      return given.optionIds
        .flatMap((id) => frame.option(id) ?? [])
        .map((option) => wordingOf(option.label, locale).text)
        .join(', ');
    if (typeof given.value === 'boolean') return given.value ? t`Oui` : t`Non`;
    if (given.value === null) return '';
    if (given.english !== undefined && locale === 'en_GB') return given.english;
    if (attribute.unit === null) return typeof given.value === 'number' ? bare(given.value) : given.value;
    const said = typeof given.value === 'number' ? format.number(given.value) : given.value;
    return said === '' ? said : `${said}${NARROW}${attribute.unit}`;
  };
  return (attribute, given) => {
    const said = plain(attribute, given);
    /* whoever sells a vehicle has to say so (décret n° 78-993, art. 2) */
    return said !== '' && given.code === MILEAGE && vehicle?.mileageUnsure === true
      ? t`${said}, km non garantis`
      : said;
  };
}

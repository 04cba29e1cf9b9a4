/** What decides about a vehicle, beside its price: its key facts, and what the law wants said (domain 2.10). */
import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import { useShownValue } from '#src/shop/features/product/use-shown-value.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

const KEY_FACTS = ['first_registration', 'mileage', 'fuel', 'gearbox', 'power_hp', 'licence', 'location'];

export function VehicleFacts({ detail }: { detail: ProductDetail }) {
  const { t } = useLingui();
  const frame = useFrame();
  const locale = useLocale();
  const shown = useShownValue(detail);
  const classes = productLayout();
  const { vehicle } = detail;
  const given = new Map(detail.attributes.map((one) => [one.code, one]));
  const facts = KEY_FACTS.flatMap((code): Fact[] => {
    const [attribute, own] = [frame.attribute(code), given.get(code)];
    if (attribute === undefined || own === undefined || !attribute.isVisibleOnFront) return [];
    const value = shown(attribute, own);
    return value === '' ? [] : [{ key: code, term: wordingOf(attribute.label, locale).text, value }];
  });
  const critAir = vehicle?.critAir;
  return (
    <section aria-label={t`L’essentiel du véhicule`}>
      <KeyValueList
        facts={[
          ...facts,
          ...(critAir === undefined
            ? []
            : [{ key: 'crit-air', term: t`Crit’Air`, value: <Tag tone="outline">{t`Crit’Air ${critAir}`}</Tag> }]),
        ]}
      />
      <p className={classes.small}>
        {vehicle?.margin === true
          ? t`Prix hors carte grise. Régime particulier – Biens d’occasion : la TVA n’est pas récupérable.`
          : t`Prix TTC, hors carte grise.`}
      </p>
    </section>
  );
}

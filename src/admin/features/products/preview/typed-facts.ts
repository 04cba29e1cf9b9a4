import { useLingui } from '@lingui/react/macro';
import { textIn, valuesIn, type Values } from '#core/domain/fields/values.ts';
import type { Fact } from '#src/ui/key-value/key-value-list.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useProduct } from '../product-data.ts';

/** The attributes of the family that something is written in, in its order, as the page of the product tells them. */
export function useTypedFacts(fields: Values): readonly Fact[] {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useProduct();
  const family = data.families.find(({ uuid }) => uuid === fields['familyId']);
  const values = valuesIn(fields['attributes']);
  const codes = family?.groups.flatMap(({ attributes }) => attributes) ?? [];
  const shown = (type: string, value: unknown, options: readonly { id: number; name: string }[]): string => {
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (options.length > 0) return ids.flatMap((id) => options.find((one) => one.id === id)?.name ?? []).join(', ');
    if (typeof value === 'boolean') return value ? t`Oui` : t`Non`;
    if (typeof value === 'number') return format.number(value);
    /* an image or a file is for those who work here */
    if (type === 'image' || type === 'file') return '';
    return textIn(value) || textIn(valuesIn(value)['fr_FR']);
  };
  return codes.flatMap((code) => {
    const attribute = data.attributes.find((one) => one.code === code);
    const value = attribute === undefined ? '' : shown(attribute.type, values[code], attribute.options);
    if (attribute === undefined || value === '') return [];
    return [
      { key: code, term: attribute.name, value: attribute.unit === null ? value : `${value}\u202f${attribute.unit}` },
    ];
  });
}

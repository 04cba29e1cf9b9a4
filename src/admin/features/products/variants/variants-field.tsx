/** The variants of a product, a row each; new ones are made of the options that are wanted. */
import { useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import { missingCombinations, type Axis } from '#core/domain/catalogue/products/variants.ts';
import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { GroupWidget } from '#src/admin/forms/group-widget.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useAxes } from './use-axes.ts';
import { InheritedNote } from './inherited-note.tsx';
import { VariantMaker } from './variant-maker.tsx';
import { VariantRow } from './variant-row.tsx';

interface HeldVariant {
  readonly key: string;
  readonly attributes?: unknown;
}

export function VariantsField(props: WidgetProps) {
  const { t } = useLingui();
  const classes = officeField();
  const { name } = useFieldProps(props);
  const { getValues } = useFormContext();
  const { chosen } = useAxes(props.prefix);
  const { fields, append, remove } = useFieldArray({ name, keyName: 'key' });
  const rows: readonly HeldVariant[] = fields;
  const { attributes: _choices, picture: _picture, ...own } = props.field.row ?? {};
  const wordsOf = (attributes: unknown): string => {
    const held = valuesIn(attributes);
    return chosen.map(({ code, options }) => options.find(({ id }) => id === held[code])?.name ?? '…').join(', ');
  };
  const make = (axes: readonly Axis[]): void => {
    const known = rows.map(({ attributes }) => valuesIn(attributes));
    const of = valuesIn(getValues(props.prefix.replace(/\.$/u, '')));
    const made = missingCombinations(axes, known).map((attributes) => ({
      uuid: crypto.randomUUID(),
      attributes,
      sku: skuOf(textIn(of['sku']), wordsOf(attributes)),
      price: of['price'],
      specialPrice: null,
      ean13: null,
      weightGrams: null,
      picture: null,
      isActive: true,
    }));
    append(made);
  };
  return (
    <GroupWidget {...props}>
      <InheritedNote fields={props.fields} />
      <ol className={classes.rows}>
        {rows.map(({ key, attributes }, at) => (
          <li key={key}>
            <VariantRow
              prefix={`${name}.${String(at)}.`}
              fields={own}
              label={wordsOf(attributes)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {rows.length === 0 ? (
        <p className={classes.status}>{t`Aucune déclinaison : le produit n’est pas encore montré.`}</p>
      ) : null}
      {chosen.length === 0 ? null : <VariantMaker axes={chosen} onMake={make} />}
    </GroupWidget>
  );
}

/** The product's reference with the options at its end, in the letters it may have. */
const skuOf = (sku: string, words: string): string => {
  const end = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/gu, '-')
    .toUpperCase();
  return `${sku}-${end}`.slice(0, 64);
};

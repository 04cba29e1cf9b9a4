/** The categories of a product: those it is in, the main one first, and the tree of its half of the shop. */
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import { slugOf } from '#core/domain/text/slug.ts';
import { GroupWidget } from '#src/admin/forms/group-widget.tsx';
import { Removable } from '#src/admin/forms/lists/removable.tsx';
import { textsIn } from '#core/domain/fields/values.ts';
import { moved } from '#src/admin/forms/lists/moved.ts';
import type { WidgetProps } from '#src/forms/field-widgets.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { useProduct } from '../product-data.ts';
import { placedCategories } from './category-tree.ts';

export function CategoriesField(props: WidgetProps) {
  const { t } = useLingui();
  const classes = officeField();
  const { data } = useProduct();
  const area: unknown = useWatch({ name: `${props.prefix}area` });
  const { field } = useController({ name: props.prefix + props.own });
  const chosen = textsIn(field.value);
  const [words, setWords] = useState('');
  const placed = useMemo(() => placedCategories(data.categories, area), [data.categories, area]);
  const ways = new Map(placed.map((one) => [one.uuid, one.way]));
  const wanted = slugOf(words);
  const shown = wanted === '' ? placed : placed.filter(({ way }) => slugOf(way).includes(wanted));
  return (
    <GroupWidget {...props}>
      <Removable
        items={chosen.map((uuid) => ({ key: uuid, label: ways.get(uuid) ?? t`Élément sans nom` }))}
        onRemove={(uuid) => field.onChange(chosen.filter((one) => one !== uuid))}
        onMove={(at, by) => field.onChange(moved(chosen, at, by))}
      />
      {placed.length === 0 ? (
        <p className={classes.status}>{t`Créez d’abord une catégorie : cet espace n’en a pas encore.`}</p>
      ) : (
        <Field label={t`Chercher une catégorie`}>
          {(control) => <TextInput {...control} value={words} onChange={({ target }) => setWords(target.value)} />}
        </Field>
      )}
      <ul className={classes.rows}>
        {shown.map(({ uuid, name, depth, way }) => (
          <li key={uuid}>
            <Checkbox
              checked={chosen.includes(uuid)}
              onChange={({ target }) =>
                field.onChange(target.checked ? [...chosen, uuid] : chosen.filter((one) => one !== uuid))
              }
            >
              {wanted === '' ? `${'– '.repeat(depth)}${name}` : way}
            </Checkbox>
          </li>
        ))}
      </ul>
      {placed.length > 0 && shown.length === 0 ? (
        <p className={classes.status}>{t`Aucune catégorie ne répond.`}</p>
      ) : null}
    </GroupWidget>
  );
}

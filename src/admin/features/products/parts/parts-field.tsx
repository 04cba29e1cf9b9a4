/** The members of a group; the components of a kit are drawn with what is chosen between. */
import { useLingui } from '@lingui/react/macro';
import { useFieldArray, useWatch } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { MAX_MEMBERS } from '#core/domain/catalogue/parts/part.ts';
import { textIn } from '#core/domain/fields/values.ts';
import { GroupWidget } from '#src/admin/forms/group-widget.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { PartsList, type HeldPart } from './parts-list.tsx';
import { usePartArticles } from './use-part-articles.ts';

export function PartsField(props: WidgetProps) {
  const type = textIn(useWatch({ name: `${props.prefix}type` }));
  const { name } = useFieldProps(props);
  const fault = useSentence(name);
  if (factsOfType(type).parts === 'members') return <MembersField {...props} />;
  return fault === undefined ? null : <p role="alert">{fault}</p>;
}

function MembersField(props: WidgetProps) {
  const { t } = useLingui();
  const { name } = useFieldProps(props);
  const id = useFieldId(name);
  const fault = useSentence(name);
  const classes = officeField();
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'key' });
  const rows: readonly HeldPart[] = fields.map((one, place) => ({ ...one, place }));
  const articles = usePartArticles(
    props.prefix,
    rows.flatMap(({ article }) => article ?? []),
  );
  const { quantity } = props.field.row ?? {};
  return (
    <GroupWidget {...props}>
      <PartsList
        name={name}
        id={id}
        rows={rows}
        fields={quantity === undefined ? {} : { quantity }}
        articles={articles}
        max={MAX_MEMBERS}
        isInvalid={fault !== undefined}
        onAdd={(article) =>
          append({ uuid: crypto.randomUUID(), article, option: null, quantity: 1, isFixed: false, isDefault: true })
        }
        onRemove={remove}
        onMove={move}
      />
      {rows.length === 0 ? (
        <p className={classes.status}>{t`Aucun article : le groupe n’est pas encore montré.`}</p>
      ) : null}
    </GroupWidget>
  );
}

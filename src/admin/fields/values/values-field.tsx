/** Values by the rules that somebody else knows: each group with its fields, drawn as those that editors add. */
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { recordForm } from '#styled/recipes';
import type { Label } from '#core/domain/fields/field.ts';
import { valuesIn, type Values } from '#core/domain/fields/values.ts';
import type { Drawing } from '#src/admin/fields/control-props.ts';
import { FieldsForm } from '#src/admin/fields/fields-form.tsx';
import { useValuesDrawing, type ValuesRules } from '#src/admin/forms/values/values-rules.ts';
import { useFieldId } from '#src/forms/form-fields.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';

/** What editors wrote has one language. */
const say = (label: Label): string => (typeof label === 'string' ? label : label.message);

export function ValuesField(props: WidgetProps) {
  const { t } = useLingui();
  const { name } = useFieldProps(props);
  const id = useFieldId(name);
  const { find } = useValuesDrawing();
  const rules = find(valuesIn(useWatch({ name: props.prefix.replace(/\.$/u, '') })));
  const classes = recordForm();
  if (rules === null) return <p className={classes.origin}>{t`Choisissez d’abord une famille.`}</p>;
  const isEmpty = rules.groups.every(({ fields }) => fields.length === 0);
  if (isEmpty) return <p className={classes.origin}>{t`Cette famille n’a pas encore d’attribut.`}</p>;
  return (
    <div id={id} tabIndex={-1} className={classes.fields}>
      {rules.groups.map((group) =>
        group.fields.length === 0 ? null : <Group key={group.name} name={name} rules={rules} group={group} />,
      )}
    </div>
  );
}

interface GroupProps {
  name: string;
  rules: ValuesRules;
  group: ValuesRules['groups'][number];
}

function Group({ name, rules, group }: GroupProps) {
  const id = useId();
  const classes = recordForm();
  const { getValues, setValue } = useFormContext();
  const stored = valuesIn(useWatch({ name }));
  const faults = useFaults(name);
  const drawing: Drawing = { locale: 'fr_FR', faults, mayWrite: true, say };
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h3 id={id} className={classes.origin}>
        {group.name}
      </h3>
      <FieldsForm
        fields={group.fields}
        values={rules.read(stored)}
        path=""
        drawing={drawing}
        onChange={(edit) => {
          const before = valuesIn(getValues(name));
          setValue(name, rules.store(edit(rules.read(before)), before), { shouldDirty: true });
        }}
      />
    </section>
  );
}

/** Codes by the place of a value, as the shop or the schema told them. */
function useFaults(name: string): ReadonlyMap<string, string> {
  const { errors } = useFormState();
  const own = name.split('.').reduce<unknown>((at, step) => valuesIn(at)[step], errors);
  return new Map(codesIn(valuesIn(own), ''));
}

function codesIn(errors: Values, prefix: string): readonly (readonly [string, string])[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    const one = valuesIn(value);
    const path = prefix + key;
    const { message } = one;
    return typeof message === 'string' ? [[path, message] as const] : codesIn(one, `${path}.`);
  });
}

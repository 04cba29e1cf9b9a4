import { useLingui } from '@lingui/react/macro';
import { recordForm } from '#styled/recipes';
import type { FieldGroup, FieldLayout } from '#core/domain/cms/fields/custom-field.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { codeOf } from './edit-fields.ts';
import type { FieldsWithin } from './editor-props.ts';

interface LayoutsEditorProps {
  Fields: FieldsWithin;
  layouts: readonly FieldLayout[];
  level: number;
  groups: readonly FieldGroup[];
  mayWrite: boolean;
  onChange: (edit: (layouts: readonly FieldLayout[]) => readonly FieldLayout[]) => void;
}

/** Ways in which a row of flexible content may be made, each with fields of its own. */
export function LayoutsEditor({ Fields, layouts, level, groups, mayWrite, onChange }: LayoutsEditorProps) {
  const { t } = useLingui();
  const change = (at: number, edit: (layout: FieldLayout) => FieldLayout): void =>
    onChange((now) => now.map((one, index) => (index === at ? edit(one) : one)));
  return (
    <>
      {layouts.map((layout, at) => (
        <fieldset key={at} className={recordForm().section}>
          <legend>{layout.label || t`Nouvelle disposition`}</legend>
          <Field label={t`Libellé de la disposition`}>
            {(control) => (
              <TextInput
                {...control}
                value={layout.label}
                maxLength={120}
                readOnly={!mayWrite}
                onChange={({ target }) =>
                  change(at, (now) => ({
                    ...now,
                    label: target.value,
                    ...(now.name === '' || now.name === codeOf(now.label) ? { name: codeOf(target.value) } : {}),
                  }))
                }
              />
            )}
          </Field>
          <Fields
            fields={layout.fields}
            level={level}
            groups={groups}
            mayWrite={mayWrite}
            onChange={(edit) => change(at, (now) => ({ ...now, fields: edit(now.fields) }))}
          />
          {mayWrite ? (
            <div>
              <Button tone="text" size="sm" onClick={() => onChange((now) => now.toSpliced(at, 1))}>
                {t`Retirer la disposition`}
              </Button>
            </div>
          ) : null}
        </fieldset>
      ))}
      {mayWrite ? (
        <div>
          <Button
            tone="line"
            size="sm"
            onClick={() => onChange((now) => [...now, { name: '', label: '', fields: [] }])}
          >{t`Ajouter une disposition`}</Button>
        </div>
      ) : null}
    </>
  );
}

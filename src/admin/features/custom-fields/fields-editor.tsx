import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { recordForm } from '#styled/recipes';
import {
  FIELD_FAMILIES,
  FIELD_KINDS,
  FIELD_LEVELS,
  holdingOf,
  type FieldFamily,
} from '#core/domain/cms/fields/custom-field.ts';
import { RemoveButton } from '#src/admin/parts/remove-button.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import { arrowDown, arrowUp } from '#src/ui/icon/glyphs-office.ts';
import { codeOf, hasFields, newField, withKind, withLabel } from './edit-fields.ts';
import { FieldSettings } from './field-settings.tsx';
import type { FieldEditorProps, FieldsEditorProps } from './editor-props.ts';
import { useFamilyWords, useKindWords } from './kind-words.ts';
import { LayoutsEditor } from './layouts-editor.tsx';

const FAMILIES = Object.keys(FIELD_FAMILIES).filter((one): one is FieldFamily => one in FIELD_FAMILIES);
const NESTING: ReadonlySet<string> = new Set(['group', 'repeater', 'flexible_content']);

/** Fields in their order: set up, moved and taken away by buttons. */
export function FieldsEditor({ fields, level, groups, mayWrite, onChange }: FieldsEditorProps) {
  const { t } = useLingui();
  return (
    <div className={recordForm().section}>
      {fields.map((field, at) => (
        <FieldEditor
          key={at}
          field={field}
          others={fields.filter((one) => one !== field)}
          level={level}
          groups={groups}
          mayWrite={mayWrite}
          place={{ isFirst: at === 0, isLast: at === fields.length - 1 }}
          onMove={(by) => onChange((now) => now.toSpliced(at, 1).toSpliced(at + by, 0, ...now.slice(at, at + 1)))}
          onRemove={() => onChange((now) => now.toSpliced(at, 1))}
          onChange={(edit) => onChange((now) => now.map((one, index) => (index === at ? edit(one) : one)))}
        />
      ))}
      {mayWrite ? (
        <div>
          <Button tone="line" size="sm" onClick={() => onChange((now) => [...now, newField()])}>
            {t`Ajouter un champ`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function FieldEditor(props: FieldEditorProps) {
  const { field, level, groups, mayWrite, place, onMove, onRemove, onChange } = props;
  const { t } = useLingui();
  const families = useFamilyWords();
  const kinds = useKindWords();
  const { name, label, kind, fields = [] } = field;
  /* what is new stands open, and stays so while it is called something */
  const [isNew] = useState(label === '');
  const called = label || t`Nouveau champ`;
  const isDeepest = level >= FIELD_LEVELS;
  return (
    <details className={recordForm().section} open={isNew}>
      <summary>{`${called} – ${kinds[kind]}`}</summary>
      {mayWrite ? (
        <div className={recordForm().actions}>
          <IconButton glyph={arrowUp} label={t`Monter ${called}`} disabled={place.isFirst} onClick={() => onMove(-1)} />
          <IconButton
            glyph={arrowDown}
            label={t`Descendre ${called}`}
            disabled={place.isLast}
            onClick={() => onMove(1)}
          />
          <RemoveButton glyph={trash} label={t`Retirer ${called}`} onRemove={onRemove} />
        </div>
      ) : null}
      <Field label={t`Libellé`}>
        {(control) => (
          <TextInput
            {...control}
            value={label}
            maxLength={120}
            readOnly={!mayWrite}
            onChange={({ target }) => onChange((now) => withLabel(now, target.value))}
          />
        )}
      </Field>
      <Field label={t`Type de champ`}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            disabled={!mayWrite}
            onChange={({ target }) =>
              onChange((now) => withKind(now, FIELD_KINDS.find((one) => one === target.value) ?? 'text'))
            }
          >
            {FAMILIES.map((family) => (
              <optgroup key={family} label={families[family]}>
                {FIELD_FAMILIES[family]
                  .filter((one) => !isDeepest || !NESTING.has(one))
                  .map((one) => (
                    <option key={one} value={one}>
                      {kinds[one]}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {holdingOf(kind) === 'none' ? null : (
        <Field label={t`Nom`} hint={t`Sous lequel la valeur est gardée : le changer la perd.`}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={64}
              spellCheck={false}
              autoCapitalize="none"
              readOnly={!mayWrite}
              onChange={({ target }) => onChange((now) => ({ ...now, name: codeOf(target.value) }))}
            />
          )}
        </Field>
      )}
      <FieldSettings {...props} />
      {hasFields(kind) ? (
        <FieldsEditor
          fields={fields}
          level={level + 1}
          groups={groups}
          mayWrite={mayWrite}
          onChange={(edit) => onChange((now) => ({ ...now, fields: edit(now.fields ?? []) }))}
        />
      ) : null}
      {kind === 'flexible_content' ? (
        <LayoutsEditor
          Fields={FieldsEditor}
          layouts={field.layouts ?? []}
          level={level + 1}
          groups={groups}
          mayWrite={mayWrite}
          onChange={(edit) => onChange((now) => ({ ...now, layouts: edit(now.layouts ?? []) }))}
        />
      ) : null}
    </details>
  );
}

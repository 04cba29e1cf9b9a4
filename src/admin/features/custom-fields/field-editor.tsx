import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { recordForm } from '#styled/recipes';
import {
  FIELD_FAMILIES,
  FIELD_KINDS,
  FIELD_LEVELS,
  HOLDS,
  type CustomField,
  type FieldFamily,
  type FieldGroup,
} from '#core/domain/cms/fields/custom-field.ts';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import { arrowDown, arrowUp } from '#src/ui/icon/glyphs-office.ts';
import { codeOf, hasFields, withKind, withLabel } from './edit-fields.ts';
import { FieldSettings } from './field-settings.tsx';
import { FieldsEditor } from './fields-editor.tsx';
import { useFamilyWords, useKindWords } from './kind-words.ts';
import { LayoutsEditor } from './layouts-editor.tsx';

export interface FieldEditorProps {
  field: CustomField;
  /** Its neighbours. */
  others: readonly CustomField[];
  level: number;
  groups: readonly FieldGroup[];
  mayWrite: boolean;
  place: { readonly isFirst: boolean; readonly isLast: boolean };
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onChange: (edit: (field: CustomField) => CustomField) => void;
}

const FAMILIES = Object.keys(FIELD_FAMILIES).filter((one): one is FieldFamily => one in FIELD_FAMILIES);
const NESTING: ReadonlySet<string> = new Set(['group', 'repeater', 'flexible_content']);

export function FieldEditor(props: FieldEditorProps) {
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
          <IconButton glyph={trash} label={t`Retirer ${called}`} onClick={onRemove} />
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
      {HOLDS[kind] === 'none' ? null : (
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

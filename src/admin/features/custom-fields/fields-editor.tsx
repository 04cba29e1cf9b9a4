import { useLingui } from '@lingui/react/macro';
import { recordForm } from '#styled/recipes';
import type { CustomField, FieldGroup } from '#core/domain/cms/fields/custom-field.ts';
import { Button } from '#src/ui/button/button.tsx';
import { newField } from './edit-fields.ts';
import { FieldEditor } from './field-editor.tsx';

export interface FieldsEditorProps {
  fields: readonly CustomField[];
  /** 1 at the top; the last holds none within. */
  level: number;
  /** Groups that a clone may repeat. */
  groups: readonly FieldGroup[];
  mayWrite: boolean;
  onChange: (edit: (fields: readonly CustomField[]) => readonly CustomField[]) => void;
}

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

/** Parts of a block with fields of their own. */
import { useLingui } from '@lingui/react/macro';
import { builder } from '#styled/recipes';
import { blankOf, type BlockFields } from '#core/domain/blocks/field.ts';
import type { FieldProps, FieldsFormProps } from '#src/admin/features/builder/fields/field-props.ts';
import { useMemo, type ComponentType } from 'react';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { useRowKeys } from '#src/admin/features/builder/fields/row-keys.ts';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter((one): one is Row => typeof one === 'object' && one !== null) : [];

/** @param RowForm draws the fields of a row */
export function RowsField({
  label,
  field,
  value,
  onChange,
  readOnly,
  RowForm,
}: FieldProps & { RowForm: ComponentType<FieldsFormProps> }) {
  const { t } = useLingui();
  const classes = builder();
  const rows = useMemo(() => rowsIn(value), [value]);
  const keys = useRowKeys(rows);
  const fields: BlockFields = field.row ?? {};
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      {rows.map((row, at) => {
        const number = at + 1;
        return (
          <div key={keys[at]} role="group" aria-label={t`${label}, ligne ${number}`} className={classes.rows}>
            <RowForm
              fields={fields}
              values={row}
              readOnly={readOnly}
              onChange={(changed) => onChange(rows.toSpliced(at, 1, { ...row, ...changed }))}
            />
            {readOnly ? null : (
              <div className={classes.tools}>
                <OrderButtons
                  labels={{ up: t`Monter la ligne ${number}`, down: t`Descendre la ligne ${number}` }}
                  at={at}
                  of={rows.length}
                  onMove={(by) => onChange(rows.toSpliced(at, 1).toSpliced(at + by, 0, row))}
                />
                <IconButton
                  glyph={trash}
                  label={t`Retirer la ligne ${number}`}
                  onClick={() => onChange(rows.toSpliced(at, 1))}
                />
              </div>
            )}
          </div>
        );
      })}
      {readOnly || rows.length >= (field.max ?? 40) ? null : (
        <Button size="sm" tone="line" onClick={() => onChange([...rows, blankOf(fields)])}>
          {t`Ajouter une ligne`}
        </Button>
      )}
    </fieldset>
  );
}

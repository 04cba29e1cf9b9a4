/** Parts of a block with fields of their own. */
import { useLingui } from '@lingui/react/macro';
import { builder } from '#styled/recipes';
import { readIn } from '#core/domain/fields/kinds.ts';
import { isRecord, type Values } from '#core/domain/fields/values.ts';
import type { ControlProps } from '#src/admin/fields/control-props.ts';
import { useMemo } from 'react';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { useRowKeys } from '#src/admin/fields/row-keys.ts';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';

const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);

export function PlainRows({ label, field, value, path, drawing, onEdit, Form }: ControlProps) {
  const { t } = useLingui();
  const classes = builder();
  const rows = useMemo(() => rowsIn(value), [value]);
  const keys = useRowKeys(rows);
  const { mayWrite } = drawing;
  const fields = field.row ?? {};
  const change = (edit: (rows: readonly Values[]) => readonly Values[]): void => onEdit((now) => edit(rowsIn(now)));
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      {rows.map((row, at) => {
        const number = at + 1;
        return (
          <div key={keys[at]} role="group" aria-label={t`${label}, ligne ${number}`} className={classes.rows}>
            <Form
              fields={Object.entries(fields)}
              values={row}
              path={`${path}.${String(at)}`}
              drawing={drawing}
              onChange={(edit) => change((now) => now.map((one, place) => (place === at ? edit(one) : one)))}
            />
            {mayWrite ? (
              <div className={classes.tools}>
                <OrderButtons
                  labels={{ up: t`Monter la ligne ${number}`, down: t`Descendre la ligne ${number}` }}
                  at={at}
                  of={rows.length}
                  onMove={(by) => change((now) => now.toSpliced(at, 1).toSpliced(at + by, 0, row))}
                />
                <IconButton
                  glyph={trash}
                  label={t`Retirer la ligne ${number}`}
                  onClick={() => change((now) => now.toSpliced(at, 1))}
                />
              </div>
            ) : null}
          </div>
        );
      })}
      {!mayWrite || rows.length >= (field.max ?? 40) ? null : (
        <Button size="sm" tone="line" onClick={() => change((now) => [...now, readIn(fields, {})])}>
          {t`Ajouter une ligne`}
        </Button>
      )}
    </fieldset>
  );
}

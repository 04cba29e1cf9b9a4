/** Parts of a record that have fields of their own: added, removed, put in order, by mouse or keyboard. */
import { useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import { blankOf } from '#core/resources/field-set.ts';
import type { Kind } from '#core/resources/field.ts';
import { GroupField } from '#src/admin/forms/group-field.tsx';
import { isTabular, type CsvRow } from '#src/admin/forms/lists/rows-csv.ts';
import { RowsFile } from '#src/admin/forms/lists/rows-file.tsx';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { RemoveButton } from '#src/admin/parts/remove-button.tsx';
import { useRowOrder } from '#src/admin/parts/use-row-order.ts';
import { RowsWith } from '#src/forms/field-rows.tsx';
import { useFieldProps, type Widget, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { plus } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface RowsFieldProps extends WidgetProps {
  widgets: Partial<Record<Kind, Widget>>;
}

/** What a form holds of rows; none for what is no list. */
const rowsIn = (value: unknown): readonly CsvRow[] =>
  Array.isArray(value) ? value.filter((one): one is CsvRow => typeof one === 'object' && one !== null) : [];

export function RowsField({ widgets, ...props }: RowsFieldProps) {
  const { t } = useLingui();
  const say = useLabel();
  const classes = officeField();
  const own = useFieldProps(props);
  const { name, label } = own;
  const { getValues } = useFormContext();
  const { fields: rows, append, remove, move, replace } = useFieldArray({ name, keyName: 'key' });
  const { row = {} } = props.field;
  const { told, list, shift, onKeyDown } = useRowOrder(
    rows.length,
    move,
    (from, to) => t`${label} : ligne ${from + 1} déplacée à la place ${to + 1} sur ${rows.length}.`,
  );
  return (
    <GroupField {...own} id={useFieldId(name)} error={useSentence(name) ?? null}>
      <ol ref={list} className={classes.rows}>
        {rows.map(({ key }, at) => {
          const number = at + 1;
          return (
            <li key={key}>
              {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it bubble up */}
              <div
                role="group"
                tabIndex={-1}
                data-row
                aria-label={t`${label}, ligne ${number}`}
                className={classes.row}
                onKeyDown={(event) => onKeyDown(event, at)}
              >
                <div className={classes.rowFields}>
                  <RowsWith of={row} prefix={`${name}.${at}.`} widgets={widgets} />
                </div>
                <div className={classes.rowActions}>
                  <OrderButtons
                    labels={{ up: t`Monter la ligne ${number}`, down: t`Descendre la ligne ${number}` }}
                    at={at}
                    of={rows.length}
                    onMove={(by) => shift(at, at + by)}
                  />
                  <RemoveButton label={t`Retirer la ligne ${number}`} onRemove={() => remove(at)} />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      {rows.length === 0 ? <p className={classes.status}>{t`Aucune ligne`}</p> : null}
      <p role="status" className={classes.status}>
        {told}
      </p>
      <div className={classes.tools}>
        <Button tone="line" size="sm" onClick={() => append({ uuid: crypto.randomUUID(), ...blankOf(row) })}>
          <Icon glyph={plus} />
          {props.field.add === undefined ? t`Ajouter une ligne` : say(props.field.add)}
        </Button>
        {isTabular(row) ? (
          <RowsFile
            label={label}
            row={row}
            read={() => rowsIn(getValues(name))}
            onRows={(next) => replace([...next])}
          />
        ) : null}
      </div>
    </GroupField>
  );
}

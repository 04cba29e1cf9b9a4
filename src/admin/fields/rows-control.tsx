import { useLingui } from '@lingui/react/macro';
import { recordForm } from '#styled/recipes';
import type { FieldRule } from '#core/domain/fields/field.ts';
import { fieldsOfRow } from '#core/domain/fields/kinds.ts';
import { isNamedRow, type NamedRow } from '#core/domain/fields/values.ts';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import type { ControlProps } from './control-props.ts';

const rowsIn = (value: unknown): readonly NamedRow[] => (Array.isArray(value) ? value.filter(isNamedRow) : []);

/** Rows of a repeater, or of flexible content by their layouts; each has a name of its own, by which rows are merged. */
export function RowsControl({ Form, field, hint, value, error, path, drawing, onEdit }: ControlProps) {
  const { t } = useLingui();
  const rows = rowsIn(value);
  const change = (edit: (rows: readonly NamedRow[]) => readonly NamedRow[]): void => onEdit((now) => edit(rowsIn(now)));
  const add = (layout?: string): void =>
    change((now) => [...now, { id: crypto.randomUUID(), ...(layout === undefined ? {} : { layout }), values: {} }]);
  const swap = (at: number, by: 1 | -1): void =>
    change((now) => {
      const row = now[at];
      return row === undefined ? now : now.toSpliced(at, 1).toSpliced(at + by, 0, row);
    });
  const { mayWrite } = drawing;
  const isFull = field.max !== undefined && rows.length >= field.max;
  const classes = recordForm();
  return (
    <fieldset className={classes.section}>
      <legend className={classes.title}>{labelOf(field)}</legend>
      {hint === undefined ? null : <p>{hint}</p>}
      {error === null ? null : <p role="alert">{error}</p>}
      {rows.map((row, at) => {
        const name = nameOf(field, row, at);
        return (
          <section key={row.id} className={classes.section} aria-label={name}>
            <div className={classes.actions}>
              <h4>{name}</h4>
              {mayWrite ? (
                <>
                  <OrderButtons
                    labels={{ up: t`Monter ${name}`, down: t`Descendre ${name}` }}
                    at={at}
                    of={rows.length}
                    onMove={(by) => swap(at, by)}
                  />
                  <IconButton
                    glyph={trash}
                    label={t`Retirer ${name}`}
                    onClick={() => change((now) => now.filter(({ id }) => id !== row.id))}
                  />
                </>
              ) : null}
            </div>
            <Form
              fields={Object.entries(fieldsOfRow(field, { ...row }) ?? {})}
              values={row.values}
              path={`${path}.${String(at)}`}
              drawing={drawing}
              onChange={(edit) =>
                change((now) => now.map((one) => (one.id === row.id ? { ...one, values: edit(one.values) } : one)))
              }
            />
          </section>
        );
      })}
      {mayWrite && !isFull ? <AddRow field={field} onAdd={add} /> : null}
    </fieldset>
  );
}

/** As the editor wrote it. */
const labelOf = ({ label = '' }: Pick<FieldRule, 'label'>): string =>
  typeof label === 'string' ? label : label.message;

const nameOf = (field: FieldRule, { layout = '' }: NamedRow, at: number): string =>
  `${labelOf(field.layouts?.[layout] ?? field)} ${String(at + 1)}`;

function AddRow({ field, onAdd }: { field: FieldRule; onAdd: (layout?: string) => void }) {
  const { t } = useLingui();
  if (field.layouts === undefined)
    return (
      <div>
        <Button tone="line" size="sm" onClick={() => onAdd()}>{t`Ajouter une ligne`}</Button>
      </div>
    );
  return (
    <div className={recordForm().actions}>
      {Object.entries(field.layouts).map(([name, layout]) => {
        const label = labelOf(layout);
        return (
          <Button key={name} tone="line" size="sm" onClick={() => onAdd(name)}>
            {t`Ajouter : ${label}`}
          </Button>
        );
      })}
    </div>
  );
}

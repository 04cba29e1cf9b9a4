import { useLingui } from '@lingui/react/macro';
import { recordForm } from '#styled/recipes';
import type { CustomField, FieldLayout } from '#core/domain/cms/fields/custom-field.ts';
import { fieldsOfRow, rowsIn } from '#core/domain/cms/fields/field-values.ts';
import type { NamedRow } from '#core/domain/fields/values.ts';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import type { FieldControlProps, FieldsWithin } from './control-props.ts';

type RowsControlProps = FieldControlProps & { error: string | null; Form: FieldsWithin };

/** Rows of a repeater, or of flexible content by their layouts; each has a name of its own, by which rows are merged. */
export function RowsControl({ Form, field, value, error, locale, path, faults, mayWrite, onChange }: RowsControlProps) {
  const { t } = useLingui();
  const rows = rowsIn(value);
  const change = (edit: (rows: readonly NamedRow[]) => readonly NamedRow[]): void =>
    onChange((now) => edit(rowsIn(now)));
  const add = (layout?: string): void =>
    change((now) => [...now, { id: crypto.randomUUID(), ...(layout === undefined ? {} : { layout }), values: {} }]);
  const swap = (at: number, by: 1 | -1): void =>
    change((now) => {
      const row = now[at];
      return row === undefined ? now : now.toSpliced(at, 1).toSpliced(at + by, 0, row);
    });
  const isFull = field.max !== undefined && rows.length >= field.max;
  const classes = recordForm();
  return (
    <fieldset className={classes.section}>
      <legend className={classes.title}>{field.label}</legend>
      {field.help === undefined ? null : <p>{field.help}</p>}
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
              fields={fieldsOfRow(field, row)}
              values={row.values}
              locale={locale}
              path={`${path}.${String(at)}`}
              faults={faults}
              mayWrite={mayWrite}
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

const layoutOf = (field: CustomField, row: NamedRow): FieldLayout | undefined =>
  field.layouts?.find(({ name }) => name === row.layout);

const nameOf = (field: CustomField, row: NamedRow, at: number): string =>
  `${layoutOf(field, row)?.label ?? field.label} ${String(at + 1)}`;

function AddRow({ field, onAdd }: { field: CustomField; onAdd: (layout?: string) => void }) {
  const { t } = useLingui();
  if (field.kind !== 'flexible_content')
    return (
      <div>
        <Button tone="line" size="sm" onClick={() => onAdd()}>{t`Ajouter une ligne`}</Button>
      </div>
    );
  return (
    <div className={recordForm().actions}>
      {(field.layouts ?? []).map(({ name, label }) => (
        <Button key={name} tone="line" size="sm" onClick={() => onAdd(name)}>
          {t`Ajouter : ${label}`}
        </Button>
      ))}
    </div>
  );
}

/** The options of an attribute: added, removed, put in order by pointer or keys; each with its colour, picture or text. */
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import { blankOf } from '#core/resources/field-set.ts';
import { GroupWidget } from '#src/admin/forms/group-widget.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { plus } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { OptionRow } from './option-row.tsx';
import { useOptionCounts } from './use-option-counts.ts';

export function OptionsField(props: WidgetProps) {
  const { t } = useLingui();
  const classes = officeField();
  const list = useRef<HTMLOListElement>(null);
  const { name } = useFieldProps(props);
  const { row = {} } = props.field;
  const { fields: rows, append, remove, move } = useFieldArray({ name, keyName: 'key' });
  const swatchType: unknown = useWatch({ name: `${props.prefix}swatchType` });
  const counts = useOptionCounts();
  const [said, setSaid] = useState('');
  const last = rows.length - 1;
  const shift = (from: number, to: number): void => {
    if (to < 0 || to > last || from === to) return;
    move(from, to);
    setSaid(t`Choix ${from + 1} : place ${to + 1} sur ${rows.length}`);
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>('[data-row]')?.focus());
  };
  return (
    <GroupWidget {...props}>
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source } }) => {
          if (!canceled && isSortable(source)) shift(source.initialIndex, source.index);
        }}
      >
        <ol ref={list} className={classes.rows}>
          {rows.map(({ key }, at) => (
            <OptionRow
              key={key}
              id={key}
              at={at}
              last={last}
              name={`${name}.${String(at)}`}
              row={row}
              swatchType={typeof swatchType === 'string' ? swatchType : null}
              counts={counts}
              onMove={(to) => shift(at, to)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      </DragDropProvider>
      {rows.length === 0 ? (
        <p className={classes.status}>{t`Créez d’abord un choix : un produit en prendra un dans cette liste.`}</p>
      ) : null}
      <div className={classes.tools}>
        <Button tone="line" size="sm" onClick={() => append({ uuid: crypto.randomUUID(), ...blankOf(row) })}>
          <Icon glyph={plus} />
          {t`Ajouter un choix`}
        </Button>
      </div>
      <LiveRegion text={said} />
    </GroupWidget>
  );
}

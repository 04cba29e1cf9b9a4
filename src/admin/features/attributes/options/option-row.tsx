import { useSortable } from '@dnd-kit/react/sortable';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { attributeEditor, officeField } from '#styled/recipes';
import type { FieldSet } from '#core/resources/field.ts';
import { besideRow } from '#src/admin/parts/focus-after.ts';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { RowsWith } from '#src/forms/field-rows.tsx';
import { WIDGETS } from '#src/forms/field-widgets.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { dotsSixVertical } from '#src/ui/icon/glyphs-office.ts';
import { x } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { swatchField } from './swatch-field.ts';

interface OptionRowProps {
  id: string;
  at: number;
  last: number;
  /** Of the row in the form. */
  name: string;
  row: FieldSet;
  swatchType: string | null;
  counts: ReadonlyMap<string, number>;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function OptionRow({ id, at, last, name, row, swatchType, counts, onMove, onRemove }: OptionRowProps) {
  const { t } = useLingui();
  const [classes, own] = [officeField(), attributeEditor()];
  const { ref, handleRef } = useSortable({ id, index: at });
  const uuid: unknown = useWatch({ name: `${name}.uuid` });
  const called: unknown = useWatch({ name: `${name}.name` });
  const [isAsked, setAsked] = useState(false);
  const count = counts.get(String(uuid)) ?? 0;
  const number = at + 1;
  const label = typeof called === 'string' && called !== '' ? called : t`choix ${number}`;
  const { swatch, ...words } = row;
  const drawn = swatch === undefined ? null : swatchField(swatch, swatchType);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  return (
    <li ref={ref}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it bubble up */}
      <div
        role="group"
        tabIndex={-1}
        data-row
        aria-label={t`Choix ${number}`}
        className={classes.row}
        onKeyDown={onKeyDown}
      >
        <div className={own.held}>
          {/* for pointers: keys have the buttons */}
          <span ref={handleRef} className={own.handle} aria-hidden tabIndex={-1}>
            <Icon glyph={dotsSixVertical} size="sm" />
          </span>
          <div className={classes.rowFields}>
            <RowsWith of={words} prefix={`${name}.`} widgets={WIDGETS} />
            {drawn === null ? null : <drawn.Widget own="swatch" field={drawn.field} fields={row} prefix={`${name}.`} />}
          </div>
        </div>
        <div className={classes.rowActions}>
          <OrderButtons
            labels={{ up: t`Monter ${label}`, down: t`Descendre ${label}` }}
            at={at}
            of={last + 1}
            onMove={(by) => onMove(at + by)}
          />
          <IconButton
            glyph={x}
            label={t`Retirer ${label}`}
            onClick={({ currentTarget }) => {
              if (count > 0) {
                setAsked(true);
                return;
              }
              const goBeside = besideRow(currentTarget);
              onRemove();
              requestAnimationFrame(goBeside);
            }}
          />
        </div>
        {count > 0 ? (
          <p className={own.used} role={isAsked ? 'alert' : undefined}>
            <Plural value={count} one="# produit l’a." other="# produits l’ont." />
            {isAsked ? ` ${t`Remplacez-le d’abord par un autre, par le bouton « Remplacer un choix ».`}` : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}

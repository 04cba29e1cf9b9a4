import { useLingui } from '@lingui/react/macro';
import { officeField } from '#styled/recipes';
import { besideRow } from '#src/admin/parts/focus-after.ts';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { x } from '#src/ui/icon/glyphs.ts';

interface RemovableProps {
  items: readonly { readonly key: string; readonly label: string }[];
  onRemove: (key: string) => void;
  /** Where their order counts: one of them goes up or down by one. */
  onMove?: (at: number, by: 1 | -1) => void;
}

/** What is in a list, each with its own way out. */
export function Removable({ items, onRemove, onMove }: RemovableProps) {
  const { t } = useLingui();
  const classes = officeField();
  if (items.length === 0) return null;
  return (
    <ul className={classes.chosen}>
      {items.map(({ key, label }, at) => (
        <li key={key} className={classes.item}>
          <span>{label}</span>
          {onMove === undefined || items.length < 2 ? null : (
            <OrderButtons
              labels={{ up: t`Monter ${label}`, down: t`Descendre ${label}` }}
              at={at}
              of={items.length}
              onMove={(by) => onMove(at, by)}
            />
          )}
          <button
            type="button"
            className={classes.remove}
            aria-label={t`Retirer ${label}`}
            onClick={({ currentTarget }) => {
              const goBeside = besideRow(currentTarget);
              onRemove(key);
              requestAnimationFrame(goBeside);
            }}
          >
            <Icon glyph={x} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}

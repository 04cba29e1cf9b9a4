import { useLingui } from '@lingui/react/macro';
import { officeField } from '#styled/recipes';
import { Icon } from '#src/ui/icon/icon.tsx';
import { x } from '#src/ui/icon/glyphs.ts';

interface RemovableProps {
  items: readonly { readonly key: string; readonly label: string }[];
  onRemove: (key: string) => void;
}

/** What is in a list, each with its own way out. */
export function Removable({ items, onRemove }: RemovableProps) {
  const { t } = useLingui();
  const classes = officeField();
  if (items.length === 0) return null;
  return (
    <ul className={classes.chosen}>
      {items.map(({ key, label }) => (
        <li key={key} className={classes.item}>
          <span>{label}</span>
          <button
            type="button"
            className={classes.remove}
            aria-label={t`Retirer ${label}`}
            onClick={() => onRemove(key)}
          >
            <Icon glyph={x} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}

import { useSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import { dataTable, popover, tool } from '#styled/recipes';
import { arrowDown, arrowUp, dotsSixVertical, pushPin, pushPinFill } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface ColumnItemProps {
  name: string;
  label: string;
  /** Its place among those that are shown; -1 where it is not. */
  at: number;
  isDraggable: boolean;
  isLast: boolean;
  /** It names the row: it cannot be hidden. */
  isLocked: boolean;
  isPinned: boolean;
  onToggle: () => void;
  onPin: () => void;
  onMove: (by: 1 | -1) => void;
}

/** A column in the choice of columns: ticked, dragged or moved by its arrows, pinned. */
export function ColumnItem(props: ColumnItemProps) {
  const { name, label, at, isDraggable, isLast, isLocked, isPinned, onToggle, onPin, onMove } = props;
  const { t } = useLingui();
  const isShown = at !== -1;
  const { ref, handleRef } = useSortable({ id: name, index: Math.max(at, 0), disabled: !isDraggable });
  const classes = popover();
  const small = tool({ tone: 'plain', icon: true, small: true });
  return (
    <li ref={ref} className={classes.item}>
      <span ref={handleRef} className={classes.handle} aria-hidden tabIndex={-1}>
        {isDraggable ? <Icon glyph={dotsSixVertical} size="sm" /> : null}
      </span>
      <label className={classes.itemLabel}>
        <span className={dataTable().box}>
          <input type="checkbox" checked={isShown} disabled={isLocked} onChange={onToggle} />
        </span>
        {label}
      </label>
      {isShown ? (
        <span className={classes.moves}>
          <button
            type="button"
            className={small}
            aria-label={t`Monter ${label}`}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <Icon glyph={arrowUp} size="sm" />
          </button>
          <button
            type="button"
            className={small}
            aria-label={t`Descendre ${label}`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <Icon glyph={arrowDown} size="sm" />
          </button>
          <button
            type="button"
            className={small}
            aria-pressed={isPinned}
            aria-label={t`Garder ${label} à gauche`}
            onClick={onPin}
          >
            <Icon glyph={isPinned ? pushPinFill : pushPin} size="sm" />
          </button>
        </span>
      ) : null}
    </li>
  );
}

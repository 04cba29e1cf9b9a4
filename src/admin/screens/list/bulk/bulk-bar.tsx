import { useLingui } from '@lingui/react/macro';
import { bulkBar, tool } from '#styled/recipes';
import { useFormat } from '#src/i18n/use-format.ts';
import { x } from '#src/ui/icon/glyphs.ts';
import { slidersHorizontal } from '#src/ui/icon/glyphs-list.ts';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface BulkBarProps {
  count: number;
  /** How many the list finds. */
  total: number;
  /** It finds more than that. */
  more: boolean;
  /** Chooses all that match, on every page; null where they are. */
  onAll: (() => void) | null;
  /** Null where one may not, or nothing of it is written so. */
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
  onClear: () => void;
}

/** What can be done with the rows that are chosen. */
export function BulkBar({ count, total, more, onAll, onEdit, onDelete, onClear }: BulkBarProps) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = bulkBar();
  const all = format.number(total);
  return (
    <div className={classes.place}>
      <div role="toolbar" aria-label={t`Sélection`} className={classes.root}>
        <span role="status" className={classes.count}>
          {more && onAll === null
            ? t`Plus de ${all} sélectionnés`
            : count === 1
              ? t`1 sélectionné`
              : t`${format.number(count)} sélectionnés`}
        </span>
        {onAll === null ? null : (
          <button type="button" className={tool({ tone: 'onInk' })} onClick={onAll}>
            {more ? t`Sélectionner tous les résultats` : t`Sélectionner les ${all}`}
          </button>
        )}
        {onEdit === null ? null : (
          <button type="button" className={tool({ tone: 'onInk' })} onClick={onEdit}>
            <Icon glyph={slidersHorizontal} />
            {t`Modifier`}
          </button>
        )}
        {onDelete === null ? null : (
          <button type="button" className={tool({ tone: 'onInk' })} onClick={onDelete}>
            <Icon glyph={trash} />
            {t`Supprimer`}
          </button>
        )}
        <span aria-hidden className={classes.rule} />
        <button
          type="button"
          className={tool({ tone: 'onInk', icon: true })}
          aria-label={t`Ne plus rien sélectionner`}
          onClick={onClear}
        >
          <Icon glyph={x} />
        </button>
      </div>
    </div>
  );
}

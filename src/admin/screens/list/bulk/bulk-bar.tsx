import { useLingui } from '@lingui/react/macro';
import { bulkBar, tool } from '#styled/recipes';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import { x } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface BulkBarProps {
  count: number;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the rows that are chosen. */
export function BulkBar({ count, onDelete, onClear }: BulkBarProps) {
  const { t } = useLingui();
  const classes = bulkBar();
  return (
    <div className={classes.place}>
      <div role="toolbar" aria-label={t`Sélection`} className={classes.root}>
        <span role="status" className={classes.count}>
          {count === 1 ? t`1 sélectionné` : t`${count} sélectionnés`}
        </span>
        <button type="button" className={tool({ tone: 'onInk' })} onClick={onDelete}>
          <Icon glyph={trash} />
          {t`Supprimer`}
        </button>
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

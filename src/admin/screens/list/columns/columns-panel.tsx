import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { popover, textLink } from '#styled/recipes';
import { useLabel } from '#src/forms/field-words.ts';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { moveColumn, pinColumn, toggleColumn, usualLayout, type ColumnLayout } from '../model/column-layout.ts';
import type { ListFacts } from '../model/list-facts.ts';
import { ColumnItem } from './column-item.tsx';

export interface ColumnsPanelProps {
  facts: ListFacts;
  layout: ColumnLayout;
  arrange: (layout: ColumnLayout) => void;
}

/** Which columns are shown, in which order, what stays in view, how high rows are. Everything goes by keys as by dragging. */
export function ColumnsPanel({ facts, layout, arrange }: ColumnsPanelProps) {
  const { t } = useLingui();
  const say = useLabel();
  const [q, setQ] = useState('');
  const [said, setSaid] = useState('');
  const { offered, columns } = facts;
  const classes = popover();
  const labelOf = (name: string): string => say(columns.get(name)?.field.label ?? name);
  const ordered = [...layout.shown, ...offered.all.filter((name) => !layout.shown.includes(name))];
  const found = ordered.filter((name) => labelOf(name).toLocaleLowerCase().includes(q.trim().toLocaleLowerCase()));
  const moveTo = (name: string, to: number): void => {
    const next = moveColumn(layout, name, to);
    arrange(next);
    setSaid(t`${labelOf(name)} : place ${next.shown.indexOf(name) + 1} sur ${next.shown.length}`);
  };
  const shown = layout.shown.length;
  const all = offered.all.length;
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t`Colonnes`}</h2>
        <span className={classes.figure}>{t`${shown} sur ${all}`}</span>
      </div>
      <div className={classes.search}>
        <TextInput
          size="sm"
          type="search"
          aria-label={t`Chercher une colonne`}
          placeholder={t`Chercher une colonne`}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
      </div>
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !isSortable(source)) return;
          const { initialIndex, index, id } = source;
          if (initialIndex !== index) moveTo(String(id), index);
        }}
      >
        <ul className={classes.items}>
          {found.map((name) => {
            const at = layout.shown.indexOf(name);
            return (
              <ColumnItem
                key={name}
                name={name}
                label={labelOf(name)}
                /* dragging moves among all that are shown, not among those that were looked for */
                at={at}
                isDraggable={at !== -1 && q.trim() === ''}
                isLast={at === shown - 1}
                isLocked={name === offered.title}
                isPinned={layout.pinned.includes(name)}
                onToggle={() => arrange(toggleColumn(layout, name, offered))}
                onPin={() => arrange(pinColumn(layout, name))}
                onMove={(by) => moveTo(name, at + by)}
              />
            );
          })}
        </ul>
      </DragDropProvider>
      <div className={classes.foot}>
        <button type="button" className={textLink()} onClick={() => arrange(usualLayout(offered))}>
          {t`Colonnes d’origine`}
        </button>
        <RadioGroup
          segments
          legendHidden
          legend={t`Hauteur des lignes`}
          name="list-density"
          value={layout.dense ? '34' : '42'}
          options={[
            { value: '42', label: '42' },
            { value: '34', label: '34' },
          ]}
          onChange={(value) => arrange({ ...layout, dense: value === '34' })}
        />
      </div>
      <LiveRegion text={said} />
    </>
  );
}

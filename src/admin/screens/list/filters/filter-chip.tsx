import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { filterChip } from '#styled/recipes';
import type { FilterWay } from '#core/resources/filter-ways.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { x } from '#src/ui/icon/glyphs.ts';
import { caretDown } from '#src/ui/icon/glyphs-list.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { ListFilter } from '../model/list-address.ts';
import type { ListedField } from '../model/list-facts.ts';
import { PopoverButton } from '../parts/popover.tsx';
import { FilterEditor } from './filter-editor.tsx';
import { useFilterValue, useWayWords } from './filter-words.ts';

interface FilterChipProps {
  field: ListedField;
  ways: readonly FilterWay[];
  /** Without a value it has just been added and asks for one. */
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
  onRemove: () => void;
}

/** A condition of the list: field, operator, value; each part of it can be changed in its place. */
export function FilterChip({ field, ways, filter, onChange, onRemove }: FilterChipProps) {
  const { t } = useLingui();
  const say = useLabel();
  const wayWords = useWayWords();
  const valueWords = useFilterValue();
  const classes = filterChip();
  const chip = useRef<HTMLDivElement>(null);
  const label = say(field.label);
  const isNew = filter.value === '';
  const text = isNew ? t`à choisir` : valueWords(field, filter);
  const way = wayWords(field, filter.way);
  return (
    <div ref={chip} role="group" aria-label={t`Filtre ${label}`} className={classes.root}>
      <span className={classes.field}>{label}</span>
      <span className={classes.op}>
        <select
          aria-label={t`Comparaison de ${label}`}
          className={classes.opControl}
          value={filter.way}
          onChange={({ target }) => {
            const next = ways.find((one) => one === target.value);
            if (next !== undefined) onChange({ ...filter, way: next, value: valueFor(filter, next) });
          }}
        >
          {ways.map((one) => (
            <option key={one} value={one}>
              {wayWords(field, one)}
            </option>
          ))}
        </select>
        <Icon glyph={caretDown} size="sm" className={classes.opIcon ?? ''} />
      </span>
      <PopoverButton
        key={isNew ? 'new' : 'set'}
        label={text}
        spoken={t`${label} ${way} : ${text}. Modifier`}
        title={t`Valeur de ${label}`}
        look={classes.value ?? ''}
        opens={isNew}
        around={chip}
        {...(isNew ? { onClose: onRemove } : {})}
      >
        {(close) => (
          <FilterEditor
            field={field}
            filter={filter}
            onApply={(value) => {
              onChange({ ...filter, value });
              close();
            }}
          />
        )}
      </PopoverButton>
      <button type="button" aria-label={t`Retirer le filtre ${label}`} className={classes.remove} onClick={onRemove}>
        <Icon glyph={x} size="sm" />
      </button>
    </div>
  );
}

/** A value stays where the other comparison takes the like of it. */
function valueFor({ way, value }: ListFilter, next: FilterWay): string {
  if (next === 'empty') return '1';
  if (way === 'empty') return '';
  return way === 'in' ? (value.split(',')[0] ?? '') : value;
}

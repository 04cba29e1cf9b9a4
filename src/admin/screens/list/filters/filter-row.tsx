import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { list, popover, tool } from '#styled/recipes';
import { useLabel } from '#src/forms/field-words.ts';
import { plus } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { NavigateOptions } from '#src/admin/port/port.tsx';
import type { ListFilter, ListState } from '../model/list-address.ts';
import { clearFilters, isNarrowed, removeFilter, searchFor, setFilter } from '../model/list-changes.ts';
import type { ListFacts } from '../model/list-facts.ts';
import { PopoverButton } from '../parts/popover.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FiltersButton } from './filters-button.tsx';
import { SearchBox } from '#src/admin/parts/search-box.tsx';

interface FilterRowProps {
  facts: ListFacts;
  /** The words of what is searched in; empty where nothing is. */
  where: string;
  state: ListState;
  isPhone: boolean;
  onChange: (state: ListState, options?: NavigateOptions) => void;
}

/** Words to look for and conditions, in one line above the rows. */
export function FilterRow({ facts, where, state, isPhone, onChange }: FilterRowProps) {
  const { t } = useLingui();
  /* added, but without a value yet: the address knows nothing of it */
  const [added, setAdded] = useState<ListFilter | null>(null);
  const chipOf = (filter: ListFilter, isNew: boolean) => {
    const known = facts.filters.get(filter.name);
    if (known === undefined) return null;
    return (
      <FilterChip
        key={`${filter.name} ${isNew ? '' : filter.way}`}
        field={known.field}
        ways={known.ways}
        filter={filter}
        onChange={(next) => {
          setAdded(next.value === '' ? next : null);
          if (next.value !== '') onChange(setFilter(state, next, filter));
          else if (!isNew) onChange(removeFilter(state, filter));
        }}
        onRemove={() => (isNew ? setAdded(null) : onChange(removeFilter(state, filter)))}
      />
    );
  };
  const conditions = (
    <>
      {state.filters.map((filter) => chipOf(filter, false))}
      {added === null ? null : chipOf(added, true)}
      <AddFilter facts={facts} onAdd={setAdded} />
    </>
  );
  return (
    <div className={list().filters}>
      {where === '' ? null : (
        <SearchBox
          q={state.q}
          where={where}
          onSearch={(q) => onChange(searchFor(state, q), { replace: state.q !== '', late: true })}
        />
      )}
      {facts.filters.size === 0 ? null : isPhone ? (
        <FiltersButton count={state.filters.length}>{conditions}</FiltersButton>
      ) : (
        conditions
      )}
      {isNarrowed(state) ? (
        <button type="button" className={tool({ tone: 'plain' })} onClick={() => onChange(clearFilters(state))}>
          {t`Tout afficher`}
        </button>
      ) : null}
    </div>
  );
}

function AddFilter({ facts, onAdd }: { facts: ListFacts; onAdd: (filter: ListFilter) => void }) {
  const { t } = useLingui();
  const say = useLabel();
  return (
    <PopoverButton
      look={tool({ tone: 'plain' })}
      title={t`Ajouter un filtre`}
      label={
        <>
          <Icon glyph={plus} size="sm" />
          {t`Ajouter un filtre`}
        </>
      }
    >
      {(close) => (
        <ul className={popover().items}>
          {[...facts.filters].map(([name, { field, ways }]) => (
            <li key={name}>
              <button
                type="button"
                className={popover().action}
                onClick={() => {
                  close();
                  onAdd({ name, way: facts.known.usualWay(name) ?? ways[0] ?? 'is', value: '' });
                }}
              >
                {say(field.label)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </PopoverButton>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { facet, textLink } from '#styled/recipes';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { caretDown } from '#src/ui/icon/glyphs-list.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** A foldable part of the filters: native `<details>`, open at first unless said otherwise. */
export function FacetFold({ title, open = true, children }: { title: string; open?: boolean; children: ReactNode }) {
  const classes = facet();
  return (
    <details open={open} className={classes.root}>
      <summary className={classes.summary}>
        <h3 className={classes.title}>{title}</h3>
        <Icon glyph={caretDown} className={classes.caret ?? ''} />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}

export interface FacetOption {
  value: string;
  label: string;
  /** as shown */
  count: string;
  selected: boolean;
}

export interface FacetGroupProps {
  title: string;
  /** the name of the fields when the filters are sent as a form */
  name: string;
  options: readonly FacetOption[];
  onToggle: (value: string, selected: boolean) => void;
  open?: boolean;
  /** how many stand there before "Voir les 14 marques"; chosen ones always do */
  limit?: number;
  moreLabel?: string;
}

/** Values of one attribute with their counts, as checkboxes of a whole line each. */
export function FacetGroup({ title, name, options, onToggle, open = true, limit = 6, moreLabel }: FacetGroupProps) {
  const [all, setAll] = useState(false);
  const shown =
    all || moreLabel === undefined ? options : options.filter((option, at) => at < limit || option.selected);
  return (
    <FacetFold title={title} open={open}>
      <ul>
        {shown.map(({ value, label, count, selected }) => (
          <li key={value}>
            <Checkbox
              dense
              name={name}
              value={value}
              checked={selected}
              count={count}
              onChange={(event) => onToggle(value, event.target.checked)}
            >
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
      {shown.length < options.length && (
        <button type="button" className={textLink({ alone: true })} onClick={() => setAll(true)}>
          {moreLabel}
        </button>
      )}
    </FacetFold>
  );
}

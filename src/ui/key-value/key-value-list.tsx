import type { ReactNode } from 'react';
import { keyValue } from '#styled/recipes';
import { Icon } from '#src/ui/icon/icon.tsx';

export interface Fact {
  key: string;
  term: ReactNode;
  value: ReactNode;
  glyph?: string;
  /** on a large screen alone: a smaller one says it elsewhere */
  wide?: boolean;
}

/** Name on the left, value on the right. `facts`: with icons, beside the buy button. */
export function KeyValueList({ facts, withIcons = false }: { facts: readonly Fact[]; withIcons?: boolean }) {
  const classes = keyValue({ facts: withIcons });
  return (
    <dl className={classes.root}>
      {facts.map(({ key, term, value, glyph, wide = false }) => (
        <div key={key} className={classes.row} {...(wide ? { 'data-wide': '' } : {})}>
          <dt className={classes.term}>
            {glyph !== undefined && <Icon glyph={glyph} />}
            {term}
          </dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

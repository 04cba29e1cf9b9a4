import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { chip, only, pageHead } from '#styled/recipes';
import { Chip } from '#src/ui/chip/chip.tsx';
import { slidersHorizontal } from '#src/ui/icon/glyphs-list.ts';
import { Link } from '#src/ui/link/link.tsx';

export interface ListToolbarProps {
  /** How many filters are set. */
  count: number;
  /** Where they stand for a phone without scripts: below the list. */
  filtersId: string;
  onFilters: () => void;
  /** Order and filters that are set. */
  children: ReactNode;
}

/** What a phone has above a list, in one row. */
export function ListToolbar({ count, filtersId, onFilters, children }: ListToolbarProps) {
  const { t } = useLingui();
  const label = count === 0 ? t`Filtres` : t`Filtres (${count})`;
  return (
    <div className={pageHead({ quiet: true }).toolbar}>
      <span className={only({ on: 'plain' })}>
        <Link href={`#${filtersId}`} className={chip({ on: count > 0, tall: true })}>
          {label}
        </Link>
      </span>
      <span className={only({ on: 'scripted' })}>
        <Chip glyph={slidersHorizontal} on={count > 0} aria-haspopup="dialog" onClick={onFilters}>
          {label}
        </Chip>
      </span>
      {children}
    </div>
  );
}

import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { chip } from '#styled/recipes';
import { x } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  glyph?: string;
  /** outlined by 2 px of ink: something is set */
  on?: boolean;
  children: ReactNode;
}

/** A small outlined button above a list: filters, sorting. */
export function Chip({ glyph, on = false, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={chip({ on, tall: true })}>
      {glyph !== undefined && <Icon glyph={glyph} />}
      {children}
    </button>
  );
}

export interface RemovableChipProps {
  /** the address without this filter: it works before any script */
  href: string;
  /** "Retirer le filtre Freinor" */
  label: string;
  tall?: boolean;
  children: ReactNode;
}

/** An applied filter: pressing it takes it away. */
export function RemovableChip({ href, label, tall = false, children }: RemovableChipProps) {
  return (
    <Link href={href} aria-label={label} className={chip({ tall })}>
      {children}
      <Icon glyph={x} size="sm" />
    </Link>
  );
}

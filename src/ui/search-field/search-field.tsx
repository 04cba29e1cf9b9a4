import type { InputHTMLAttributes, Ref } from 'react';
import { searchField } from '#styled/recipes';
import { magnifyingGlass, x } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

export interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  label: string;
  /** on a large screen, at the end: "Appuyez sur /" */
  hint?: string;
  clear?: { label: string; onPress: () => void };
  /** on the canvas instead of a bar: outlined */
  framed?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The field alone; put it in a `<form role="search" action="/search-results">` so that it works before any script. */
export function SearchField({ label, hint, clear, framed = false, ...rest }: SearchFieldProps) {
  const classes = searchField({ framed });
  return (
    <div className={classes.root}>
      <Icon glyph={magnifyingGlass} className={classes.icon ?? ''} />
      <input type="search" aria-label={label} autoComplete="off" {...rest} className={classes.input} />
      {clear !== undefined && (
        <button type="button" aria-label={clear.label} className={classes.clear} onClick={clear.onPress}>
          <Icon glyph={x} />
        </button>
      )}
      {clear === undefined && hint !== undefined && (
        <span aria-hidden className={classes.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

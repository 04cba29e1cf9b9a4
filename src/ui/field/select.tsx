import type { Ref, SelectHTMLAttributes } from 'react';
import { select } from '#styled/recipes';
import { caretDown } from '#src/ui/icon/glyphs-list.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'size'> {
  /** looks like a chip: sorting above a list */
  chip?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select: it works before any script and with every keyboard. Options are its children. */
export function Select({ chip = false, ...rest }: SelectProps) {
  const classes = select({ chip });
  return (
    <span className={classes.root}>
      <select {...rest} className={classes.control} />
      <Icon glyph={caretDown} className={classes.icon} />
    </span>
  );
}

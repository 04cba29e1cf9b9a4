import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { field as fieldRecipe } from '#styled/recipes';
import type { ValueProps } from '#src/admin/forms/value-control.tsx';
import { warningCircleFill } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface GroupFieldProps extends Pick<ValueProps, 'id' | 'label' | 'hint' | 'error' | 'optional' | 'mayWrite'> {
  children: ReactNode;
}

/** A field of several controls: a legend over them, its sentence under them; the error summary leads to it. */
export function GroupField(props: GroupFieldProps) {
  const { label, hint, error = null, optional = false, mayWrite = true, children } = props;
  const { t } = useLingui();
  const classes = fieldRecipe();
  const own = useId();
  const { id = own } = props;
  const described = [hint !== undefined && `${id}-hint`, error !== null && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes.root}
      disabled={!mayWrite}
      {...(described === '' ? {} : { 'aria-describedby': described })}
    >
      <legend className={classes.legend}>
        {label}
        {optional ? <span className={classes.optional}> {t`(facultatif)`}</span> : null}
      </legend>
      {children}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error === null ? null : (
        <p id={`${id}-error`} className={classes.error}>
          <Icon glyph={warningCircleFill} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

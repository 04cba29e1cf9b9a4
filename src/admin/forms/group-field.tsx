import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { field as fieldRecipe } from '#styled/recipes';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { warningCircleFill } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** A field of several controls: a legend over them, its sentence under them; the error summary leads to it. */
export function GroupField({ children, ...props }: WidgetProps & { children: ReactNode }) {
  const { t } = useLingui();
  const classes = fieldRecipe();
  const { name, label, optional, hint } = useFieldProps(props);
  const id = useFieldId(name);
  const error = useSentence(name);
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes.root}
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
      {error === undefined ? null : (
        <p id={`${id}-error`} className={classes.error}>
          <Icon glyph={warningCircleFill} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

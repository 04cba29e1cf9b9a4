import { useId } from 'react';
import type { ReactNode } from 'react';
import { field } from '#styled/recipes';
import { warningCircleFill } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** What a field gives its control: spread it on the input. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: ReactNode;
  /** given when something links to the control, as the error summary does */
  id?: string;
  /** "(facultatif)": optional fields say so, required ones say nothing */
  optional?: string;
  hint?: ReactNode;
  error?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint under, error under with its icon; both are tied to the control. */
export function Field({ label, id, optional, hint, error, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const classes = field();
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  const described = [hint !== undefined && `${control}-hint`, wrong && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.root}>
      <label htmlFor={control} className={classes.label}>
        {label}
        {optional !== undefined && <span className={classes.optional}> {optional}</span>}
      </label>
      {children({
        id: control,
        ...(described === '' ? {} : { 'aria-describedby': described }),
        ...(wrong ? { 'aria-invalid': true as const } : {}),
      })}
      {hint !== undefined && (
        <p id={`${control}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${control}-error`} className={classes.error}>
          <Icon glyph={warningCircleFill} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

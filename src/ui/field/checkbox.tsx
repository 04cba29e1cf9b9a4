import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { choice } from '#styled/recipes';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  children: ReactNode;
  /** on the right, as in a facet */
  count?: ReactNode;
  /** lower lines on a large screen */
  dense?: boolean;
  /** a long sentence: the box stays on its first line */
  top?: boolean;
  ref?: Ref<HTMLInputElement>;
}

function Choice({
  kind,
  children,
  count,
  dense = false,
  top = false,
  ...rest
}: ChoiceProps & { kind: 'checkbox' | 'radio' }) {
  const classes = choice({ kind, dense, top });
  return (
    <label className={classes.root}>
      <input {...rest} type={kind} className={classes.control} />
      <span className={classes.label}>{children}</span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </label>
  );
}

export type CheckboxProps = ChoiceProps;

/** A native checkbox whose whole line is its label. */
export function Checkbox(props: CheckboxProps) {
  return <Choice kind="checkbox" {...props} />;
}

/** One answer of a {@link RadioGroup}, for those who lay the group out themselves. */
export function Radio(props: ChoiceProps) {
  return <Choice kind="radio" {...props} />;
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import { choice, field, hidden, segmented } from '#styled/recipes';
import { warningCircleFill } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Radio } from './checkbox.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** two or three short answers side by side, in the shape of one control */
  segments?: boolean;
  /** answers of several lines: room between them, and the button on the first line */
  lines?: boolean;
  legendHidden?: boolean;
  error?: ReactNode;
  id?: string;
}

/** Native radios in a fieldset: arrows move, the legend speaks first. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  onChange,
  segments = false,
  lines = false,
  legendHidden = false,
  error,
  id,
}: RadioGroupProps) {
  const own = useId();
  const group = id ?? own;
  const classes = field();
  const shared = (option: RadioOption) => ({
    name,
    value: option.value,
    checked: option.value === value,
    disabled: option.disabled ?? false,
    onChange: () => onChange(option.value),
    ...(error ? { 'aria-invalid': true as const } : {}),
  });
  return (
    <fieldset
      id={group}
      tabIndex={-1}
      className={classes.root}
      {...(error ? { 'aria-describedby': `${group}-error` } : {})}
    >
      <legend className={legendHidden ? hidden() : classes.legend}>{legend}</legend>
      {segments ? (
        <Segments options={options} shared={shared} />
      ) : (
        <div className={choice().group}>
          {options.map((option) => (
            <Radio key={option.value} {...shared(option)} top={lines}>
              {option.label}
            </Radio>
          ))}
        </div>
      )}
      {error ? (
        <p id={`${group}-error`} className={classes.error}>
          <Icon glyph={warningCircleFill} />
          <span>{error}</span>
        </p>
      ) : undefined}
    </fieldset>
  );
}

interface SegmentsProps {
  options: readonly RadioOption[];
  shared: (option: RadioOption) => {
    name: string;
    value: string;
    checked: boolean;
    disabled: boolean;
    onChange: () => void;
  };
}

function Segments({ options, shared }: SegmentsProps) {
  const classes = segmented();
  return (
    <div className={classes.root}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input type="radio" {...shared(option)} className={classes.control} />
          <span className={classes.face}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

import { useState } from 'react';
import { stepper } from '#styled/recipes';
import { minusBold, plusBold } from '#src/ui/icon/glyphs-product.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

export interface QuantityStepperProps {
  value: number;
  /** 1 unless said otherwise */
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** minus at the minimum asks for removal; without it the button is off there */
  onRemove?: () => void;
  labels: {
    /** "Quantité de Disques avant" */
    value: string;
    decrease: string;
    increase: string;
    /** what minus says when it removes */
    remove?: string;
  };
  size?: 'md' | 'lg';
}

/** Minus, an editable number, plus. What is typed counts when the field is left or Enter is pressed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max = 999, onChange, onRemove, labels, size = 'md' } = props;
  const [draft, setDraft] = useState<string>();
  const classes = stepper({ size });
  const lowest = value <= min;

  const step = (to: number) => {
    setDraft(undefined);
    onChange(Math.min(max, Math.max(min, to)));
  };
  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = /^\d{1,6}$/.test(draft.trim()) ? Number(draft) : value;
    const next = Math.min(max, Math.max(min, typed));
    if (next !== value) onChange(next);
  };

  return (
    <fieldset aria-label={labels.value} className={classes.root}>
      <button
        type="button"
        className={classes.button}
        aria-label={lowest && onRemove !== undefined ? (labels.remove ?? labels.decrease) : labels.decrease}
        disabled={lowest && onRemove === undefined}
        onClick={() => (lowest && onRemove !== undefined ? onRemove() : step(value - 1))}
      >
        <Icon glyph={minusBold} size="sm" />
      </button>
      <input
        className={classes.value}
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.value}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          } else if (event.key === 'Escape') setDraft(undefined);
        }}
      />
      <button
        type="button"
        className={classes.button}
        aria-label={labels.increase}
        disabled={value >= max}
        onClick={() => step(value + 1)}
      >
        <Icon glyph={plusBold} size="sm" />
      </button>
    </fieldset>
  );
}

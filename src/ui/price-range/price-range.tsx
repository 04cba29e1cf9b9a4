import { useId, useState } from 'react';
import { field as fieldClasses, hidden, priceRange } from '#styled/recipes';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { Histogram } from './histogram.tsx';
import { clampRange } from './range.ts';
import type { Range } from './range.ts';

export interface PriceRangeProps {
  /** what the list holds at most */
  bounds: Range;
  value: Range;
  /** how many products per slice, slices of equal width over the bounds */
  counts: readonly number[];
  step: number;
  /** after a drag, a key or a typed amount: never while a thumb is still moving */
  onCommit: (value: Range) => void;
  format: (amount: number) => string;
  /** undefined when the text is no amount; the field then takes its former value again */
  parse: (text: string) => number | undefined;
  labels: { from: string; to: string; fromThumb: string; toThumb: string; between: string };
  /** names of the fields when the filters are sent as a form */
  names: { from: string; to: string };
  /** labels of the fields above them on a phone, only spoken beside a list */
  compact?: boolean;
}

/** Histogram, two thumbs of the browser, two fields of money. */
export function PriceRange(props: PriceRangeProps) {
  const { bounds, value, counts, step, onCommit, format, parse, labels, names, compact = false } = props;
  const [moving, setMoving] = useState<Range>();
  const id = useId();
  const shown = moving ?? value;
  const classes = priceRange();
  const [least, most] = bounds;

  const commit = (next: Range) => {
    setMoving(undefined);
    if (next[0] !== value[0] || next[1] !== value[1]) onCommit(next);
  };
  const thumb = (which: 'from' | 'to', label: string) => (
    <input
      type="range"
      className={classes.thumb}
      aria-label={label}
      aria-valuetext={format(which === 'from' ? shown[0] : shown[1])}
      min={least}
      max={most}
      step={step}
      value={which === 'from' ? shown[0] : shown[1]}
      onChange={(event) => {
        const at = Number(event.target.value);
        setMoving(clampRange(which === 'from' ? [at, shown[1]] : [shown[0], at], bounds, which));
      }}
      onPointerUp={() => commit(shown)}
      onKeyUp={() => commit(shown)}
      onBlur={() => commit(shown)}
    />
  );
  const amount = (which: 'from' | 'to', label: string) => (
    <div className={classes.field}>
      <label htmlFor={`${id}-${which}`} className={compact ? hidden() : fieldClasses().label}>
        {label}
      </label>
      <AmountField
        id={`${id}-${which}`}
        name={names[which]}
        value={which === 'from' ? shown[0] : shown[1]}
        format={format}
        parse={parse}
        onCommit={(typed) =>
          commit(clampRange(which === 'from' ? [typed, shown[1]] : [shown[0], typed], bounds, which))
        }
      />
    </div>
  );

  return (
    <div className={classes.root}>
      <div className={classes.stage}>
        <Histogram counts={counts} bounds={bounds} value={shown} />
        {thumb('from', labels.fromThumb)}
        {thumb('to', labels.toThumb)}
      </div>
      <div className={classes.fields}>
        {amount('from', labels.from)}
        {compact && (
          <span aria-hidden className={classes.to}>
            {labels.between}
          </span>
        )}
        {amount('to', labels.to)}
      </div>
    </div>
  );
}

interface AmountFieldProps {
  id: string;
  name: string;
  value: number;
  format: (amount: number) => string;
  parse: (text: string) => number | undefined;
  onCommit: (value: number) => void;
}

/** What is typed stays as typed until another amount arrives, so that a form sent meanwhile holds it. */
function AmountField({ id, name, value, format, parse, onCommit }: AmountFieldProps) {
  const [draft, setDraft] = useState<{ text: string; over: number }>();
  const typing = draft !== undefined && draft.over === value;
  const commit = () => {
    if (!typing) return;
    const typed = parse(draft.text);
    if (typed === undefined || typed === value) setDraft(undefined);
    else onCommit(typed);
  };
  return (
    <TextInput
      id={id}
      name={name}
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      value={typing ? draft.text : format(value)}
      onChange={(event) => setDraft({ text: event.target.value, over: value })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      }}
    />
  );
}

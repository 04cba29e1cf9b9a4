import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '#styled/recipes';
import { x } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

export interface ToastData {
  id: string;
  text: string;
  action?: { label: string; onPress: () => void };
  /** stays until answered or dismissed, as the update prompt does */
  staying?: boolean;
  /** a cross for those who do not want it; `label` says what it means */
  close?: { label: string; onPress: () => void };
}

export interface ToastRegionProps {
  /** "Messages" */
  label: string;
  toasts: readonly ToastData[];
  onDismiss: (id: string) => void;
  /** milliseconds, 5,000 by the specification */
  lifetimeMs?: number;
}

/** Messages at the bottom, above the tabs. The region is always there, so that screen readers hear what enters it. */
export function ToastRegion({ label, toasts, onDismiss, lifetimeMs = 5_000 }: ToastRegionProps) {
  return (
    <section aria-label={label} aria-live="polite" className={toast().region}>
      {toasts.map((data) => (
        <Toast key={data.id} data={data} onDismiss={onDismiss} lifetimeMs={lifetimeMs} />
      ))}
    </section>
  );
}

interface ToastProps {
  data: ToastData;
  onDismiss: (id: string) => void;
  lifetimeMs: number;
}

/** The time stops while a pointer rests on it or the focus is inside, and starts again in full. */
function Toast({ data, onDismiss, lifetimeMs }: ToastProps) {
  const [held, setHeld] = useState(false);
  const leave = useEffectEvent(() => onDismiss(data.id));
  const staying = data.staying ?? false;
  useEffect(() => {
    if (held || staying) return undefined;
    const timer = setTimeout(() => leave(), lifetimeMs);
    return () => clearTimeout(timer);
  }, [held, staying, lifetimeMs]);
  const classes = toast({ staying });
  return (
    <div
      className={classes.item}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={classes.text}>{data.text}</p>
      {data.action !== undefined && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            data.action?.onPress();
            onDismiss(data.id);
          }}
        >
          {data.action.label}
        </button>
      )}
      {data.close !== undefined && (
        <button type="button" aria-label={data.close.label} className={classes.close} onClick={data.close.onPress}>
          <Icon glyph={x} />
        </button>
      )}
    </div>
  );
}

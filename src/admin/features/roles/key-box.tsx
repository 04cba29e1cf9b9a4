import { useEffect, useRef } from 'react';
import { heldOf } from '#core/domain/actor/permission-grid.ts';

interface KeyBoxProps {
  /** As spoken: the row and the column. */
  label: string;
  keys: readonly string[];
  held: ReadonlySet<string>;
  /** As the shop has it: what differs is marked. */
  before: ReadonlySet<string>;
  isDisabled: boolean;
  className: string | undefined;
  onChange: (keys: readonly string[], isHeld: boolean) => void;
}

/** One box for several keys: full, partly so, or empty; a dash where there are none. */
export function KeyBox({ label, keys, held, before, isDisabled, className, onChange }: KeyBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const state = heldOf(keys, held);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'some';
  }, [state]);
  if (state === null) return <td className={className}>–</td>;
  const isChanged = keys.some((key) => held.has(key) !== before.has(key));
  return (
    <td className={className} data-changed={isChanged ? '' : undefined}>
      <label>
        <input
          ref={box}
          type="checkbox"
          aria-label={label}
          checked={state === 'all'}
          disabled={isDisabled}
          onChange={() => onChange(keys, state !== 'all')}
        />
      </label>
    </td>
  );
}

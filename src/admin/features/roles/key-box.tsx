import { heldOf } from '#core/resources/permissions/permission-grid.ts';
import { RowBox } from '#src/admin/screens/list/table/row-box.tsx';

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
  const state = heldOf(keys, held);
  if (state === null) return <td className={className}>–</td>;
  const isChanged = keys.some((key) => held.has(key) !== before.has(key));
  return (
    <td className={className} data-changed={isChanged ? '' : undefined}>
      <RowBox
        label={label}
        checked={state === 'all'}
        mixed={state === 'some'}
        disabled={isDisabled}
        onPress={() => onChange(keys, state !== 'all')}
      />
    </td>
  );
}

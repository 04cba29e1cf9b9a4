import { useEffect, useRef } from 'react';
import { dataTable } from '#styled/recipes';

interface RowBoxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  onPress: (withShift: boolean) => void;
}

/** A box without words beside it, in a cell: chooses a row or the page, or stands for several at once. */
export function RowBox({ label, checked, mixed = false, disabled = false, onPress }: RowBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={dataTable().box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ nativeEvent }) => onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

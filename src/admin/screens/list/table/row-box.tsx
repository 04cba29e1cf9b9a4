import { useEffect, useRef } from 'react';
import { dataTable } from '#styled/recipes';

interface RowBoxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onPress: (withShift: boolean) => void;
}

/** The box that chooses a row, or the page. */
export function RowBox({ label, checked, mixed = false, onPress }: RowBoxProps) {
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
        onChange={({ nativeEvent }) => onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

import { useRef } from 'react';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { arrowDown, arrowUp } from '#src/ui/icon/glyphs-office.ts';

interface OrderButtonsProps {
  /** What is moved, for « Monter … ». */
  labels: { readonly up: string; readonly down: string };
  /** Its place, and how many there are. */
  at: number;
  of: number;
  onMove: (by: 1 | -1) => void;
}

/** Up and down in a list: at its end the other way has the focus, as nothing is to be pressed any more in this one. */
export function OrderButtons({ labels, at, of, onMove }: OrderButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const move = (by: 1 | -1): void => {
    const [pressed, other] = by < 0 ? [up, down] : [down, up];
    onMove(by);
    requestAnimationFrame(() => (pressed.current?.disabled === true ? other : pressed).current?.focus());
  };
  return (
    <>
      <IconButton ref={up} glyph={arrowUp} label={labels.up} disabled={at === 0} onClick={() => move(-1)} />
      <IconButton ref={down} glyph={arrowDown} label={labels.down} disabled={at === of - 1} onClick={() => move(1)} />
    </>
  );
}

import { IconButton } from '#src/ui/button/icon-button.tsx';
import { x } from '#src/ui/icon/glyphs.ts';
import { besideRow } from './focus-after.ts';

interface RemoveButtonProps {
  /** What is taken out, for « Retirer … ». */
  label: string;
  /** A cross where not said otherwise. */
  glyph?: string;
  onRemove: () => void;
}

/** Takes its row out of a list; the focus goes to the row beside it. */
export function RemoveButton({ label, glyph = x, onRemove }: RemoveButtonProps) {
  return (
    <IconButton
      glyph={glyph}
      label={label}
      onClick={({ currentTarget }) => {
        const goBeside = besideRow(currentTarget);
        onRemove();
        requestAnimationFrame(goBeside);
      }}
    />
  );
}

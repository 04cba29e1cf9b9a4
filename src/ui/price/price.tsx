import { hidden, price } from '#styled/recipes';
import { clock } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

export interface PriceProps {
  /** already formatted, with its narrow no-break spaces */
  now: string;
  /** the price before, and how it is announced: "ancien prix" */
  was?: { text: string; label: string };
  size?: 'card' | 'row' | 'total' | 'page';
  /** "TTC, prix du 21 nov. 2026 à 14:05" */
  note?: string;
  /** the price comes from the device and not from the server just now: its date is said and marked by a clock */
  dated?: boolean;
}

/** A price; the struck one stands above it in a card, beside it on a page. */
export function Price({ now, was, size = 'card', note, dated = false }: PriceProps) {
  const classes = price({ size, dated });
  const before = was && (
    <span className={classes.was}>
      <span className={hidden()}>{was.label} </span>
      <s>{was.text}</s>
    </span>
  );
  return (
    <div className={classes.root}>
      {size === 'page' || size === 'total' ? undefined : before}
      <span className={classes.now}>{now}</span>
      {size === 'page' || size === 'total' ? before : undefined}
      {note === undefined ? undefined : (
        <span className={classes.note}>
          {dated && <Icon glyph={clock} size="sm" />}
          {note}
        </span>
      )}
    </div>
  );
}

import { icon } from '#styled/recipes';

export interface IconProps {
  /** path data, or `#` and the id of a path in the sprite, from one of `glyphs*.ts` */
  glyph: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** among words, on their line */
  inline?: boolean;
  /** only where the icon stands alone and nothing around it speaks */
  label?: string;
  className?: string;
}

/** A Phosphor glyph in the colour of its text; silent for screen readers unless it has a label. */
export function Icon({ glyph, size = 'md', inline = false, label, className }: IconProps) {
  const classes = icon({ size, inline });
  return (
    <svg
      viewBox="0 0 256 256"
      className={className === undefined ? classes : `${classes} ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {glyph.startsWith('#') ? <use href={glyph} /> : <path d={glyph} />}
    </svg>
  );
}

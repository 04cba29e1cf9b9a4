import { productLayout } from '#styled/recipes';
import { picturePath } from '#core/contract/pages/paths.ts';
import type { ShownAttribute } from '#core/contract/pages/port.ts';

interface SwatchProps {
  type: ShownAttribute['swatchType'];
  /** A colour, the hash of a picture or a short text, by the type. */
  swatch: string | null;
  name: string;
}

/** An option to choose: its name, after its colour or picture where it has one, or a short text in its place. */
export function Swatch({ type, swatch, name }: SwatchProps) {
  const classes = productLayout();
  if (type === undefined || swatch === null) return name;
  if (type === 'text') return swatch === name ? name : <abbr title={name}>{swatch}</abbr>;
  return (
    <>
      {type === 'color' ? (
        <svg className={classes.swatch} viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="9.5" fill={swatch} stroke="currentColor" strokeOpacity="0.35" />
        </svg>
      ) : (
        <img className={classes.swatch} src={picturePath(swatch, 200)} alt="" width={20} height={20} />
      )}
      {name}
    </>
  );
}

import { tile } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { PictureData } from '#src/ui/picture/picture.tsx';

export interface TileData {
  href: string;
  label: string;
  image?: PictureData;
}

/** Two thirds of their width on a phone, as on product cards. */
const SIZES = '(min-width: 640px) 140px, (min-resolution: 2dppx) 60px, 88px';

/** Categories as small plates: four in a row on a phone, eight on a large screen. */
export function TileGrid({ tiles, eager = false }: { tiles: readonly TileData[]; eager?: boolean }) {
  const classes = tile();
  return (
    <ul className={classes.grid}>
      {tiles.map(({ href, label, image }) => (
        <li key={href}>
          <Link href={href} className={classes.root}>
            <span className={classes.plate}>
              {image !== undefined && <Picture image={image} sizes={SIZES} eager={eager} />}
            </span>
            <span className={classes.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

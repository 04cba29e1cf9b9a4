import { tile } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { PictureData } from '#src/ui/picture/picture.tsx';

export interface TileData {
  href: string;
  label: string;
  image?: PictureData;
}

/** Categories as small plates: four in a row on a phone, eight on a large screen. */
export function TileGrid({ tiles, eager = false }: { tiles: readonly TileData[]; eager?: boolean }) {
  const classes = tile();
  return (
    <ul className={classes.grid}>
      {tiles.map(({ href, label, image }) => (
        <li key={href}>
          <Link href={href} className={classes.root}>
            <span className={classes.plate}>
              {image !== undefined && <Picture image={image} sizes="(min-width: 640px) 140px, 88px" eager={eager} />}
            </span>
            <span className={classes.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { areaSwitch } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';
import { Cartouche } from './cartouche.tsx';

export interface AreaChoice {
  area: 'auto' | 'moto';
  href: string;
  label: string;
  current: boolean;
}

/** Two links, nothing more: the current area is filled and says so. */
export function AreaSwitch({ label, areas }: { label: string; areas: readonly AreaChoice[] }) {
  const classes = areaSwitch();
  return (
    <nav aria-label={label} className={classes.root}>
      {areas.map(({ area, href, label, current }) => (
        <Link key={area} href={href} className={classes.link} {...(current ? { 'aria-current': 'true' } : {})}>
          <Cartouche area={current ? area : 'off'} size="md">
            {label}
          </Cartouche>
        </Link>
      ))}
    </nav>
  );
}

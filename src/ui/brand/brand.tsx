import { brand } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';

/** The road sign of the brand; the dashes take the accent of the area. */
export function BrandMark({ className }: { className?: string }) {
  const classes = brand();
  return (
    <svg viewBox="0 0 26 26" aria-hidden className={className ?? classes.mark}>
      <rect width="26" height="26" rx="6" className={classes.ground} />
      <path d="M11 0 6 26M15 0 20 26" className={classes.edge} />
      <path d="M11.5 5.3h3v3.2h-3zM11.5 11.6h3V16h-3zM11.5 20h3v6h-3z" className={classes.dash} />
    </svg>
  );
}

export interface BrandProps {
  href: string;
  /** the name of the shop, from the branding of the server */
  name: string;
  /** "Bitume, accueil" */
  label: string;
}

/** Mark and word, or the logo of the branding in their place, leading home. */
export function Brand({ href, name, label }: BrandProps) {
  const classes = brand();
  return (
    <Link href={href} aria-label={label} className={classes.root}>
      <BrandMark />
      <span className={classes.word}>{name}</span>
    </Link>
  );
}

import type { ReactNode } from 'react';
import { textLink } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';

/** What leads somewhere, as a link. @param to null: it leads nowhere */
export function PlaceOf({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <>{children}</>;
  return (
    <Link href={to} className={textLink({ alone: true })}>
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { textLink } from '#styled/recipes';
import { doorHref } from '#src/shop/features/auth/doors.ts';
import { useWay } from '#src/shop/features/auth/way.tsx';
import { Link } from '#src/ui/link/link.tsx';

/** From one door to another: a plain link, which the dialog follows inside itself (`src/shop/app/account/account-doors.tsx`). */
export function DoorLink({ door, children }: { door: 'login' | 'register' | 'forgot'; children: ReactNode }) {
  const { area, wanted } = useWay();
  return (
    <Link href={doorHref(door, area, wanted)} className={textLink({ alone: true })}>
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { textLink } from '#styled/recipes';
import { authHref } from '#src/shop/features/auth/auth-screens.ts';
import { useAuthFlow } from '#src/shop/features/auth/auth-flow.tsx';
import { Link } from '#src/ui/link/link.tsx';

/** From one auth screen to another: a plain link, which the dialog follows inside itself (`src/shop/app/account/auth-dialog-over.tsx`). */
export function AuthLink({ screen, children }: { screen: 'login' | 'register' | 'forgot'; children: ReactNode }) {
  const { area, wanted } = useAuthFlow();
  return (
    <Link href={authHref(screen, area, wanted)} className={textLink({ alone: true })}>
      {children}
    </Link>
  );
}

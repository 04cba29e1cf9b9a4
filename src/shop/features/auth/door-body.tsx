import type { Door } from '#src/shop/features/auth/doors.ts';
import { useExpiredEmail } from '#src/shop/features/auth/expired.ts';
import { Forgot } from '#src/shop/features/auth/links/forgot.tsx';
import { Register } from '#src/shop/features/auth/registration/register.tsx';
import { Renew } from '#src/shop/features/auth/links/renew.tsx';
import { Reset } from '#src/shop/features/auth/links/reset.tsx';
import { SignIn } from '#src/shop/features/auth/sign-in.tsx';
import { SignOut } from '#src/shop/features/auth/sign-out.tsx';
import { Verify } from '#src/shop/features/auth/links/verify.tsx';

/** What stands behind a door: the same as a page and in a dialog. */
export function DoorBody({ door, token }: { door: Door; token: string }) {
  const expired = useExpiredEmail();
  switch (door) {
    case 'login':
      return expired === null ? <SignIn /> : <Renew email={expired} />;
    case 'register':
      return <Register />;
    case 'forgot':
      return <Forgot />;
    case 'reset':
      return <Reset key={token} token={token} />;
    case 'verify':
      return <Verify key={token} token={token} />;
    case 'logout':
      return <SignOut />;
  }
}

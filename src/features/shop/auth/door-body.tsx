import type { Door } from '#src/features/shop/auth/doors.ts';
import { useExpiredEmail } from '#src/features/shop/auth/expired.ts';
import { Forgot } from '#src/features/shop/auth/forgot.tsx';
import { Register } from '#src/features/shop/auth/register.tsx';
import { Renew } from '#src/features/shop/auth/renew.tsx';
import { Reset } from '#src/features/shop/auth/reset.tsx';
import { SignIn } from '#src/features/shop/auth/sign-in.tsx';
import { SignOut } from '#src/features/shop/auth/sign-out.tsx';
import { Verify } from '#src/features/shop/auth/verify.tsx';

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

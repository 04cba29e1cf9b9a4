import type { AuthScreen } from '#src/shop/features/auth/auth-screens.ts';
import { useExpiredEmail } from '#src/shop/features/auth/expired-email.ts';
import { Forgot } from '#src/shop/features/auth/links/forgot.tsx';
import { Register } from '#src/shop/features/auth/registration/register.tsx';
import { Renew } from '#src/shop/features/auth/links/renew.tsx';
import { Reset } from '#src/shop/features/auth/links/reset.tsx';
import { Arrive } from '#src/shop/features/auth/arrive.tsx';
import { SignIn } from '#src/shop/features/auth/sign-in.tsx';
import { SignOut } from '#src/shop/features/auth/sign-out.tsx';
import { Verify } from '#src/shop/features/auth/links/verify.tsx';

/** The content of an auth screen: the same as a page and in a dialog. */
export function AuthScreenBody({ screen, token }: { screen: AuthScreen; token: string }) {
  const expired = useExpiredEmail();
  switch (screen) {
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
    case 'arrive':
      return <Arrive />;
  }
}

import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthDialogOver, useAuthDialog } from '#src/shop/app/account/auth-dialog-over.tsx';
import { useUpdate } from '#src/shop/app/offline/update.ts';
import { Waiting } from '#src/shop/app/pages/waiting.tsx';
import { Messages } from '#src/shop/features/layout/messages.tsx';
import { useSlashToSearch } from '#src/shop/features/search/use-slash-to-search.ts';
import { useConsentAsked } from '#src/shop/parts/device/device-state.ts';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';

/* known on the device alone: no document ever holds it */
const CookieChoice = deferred(async () => (await import('#src/shop/features/consent/cookie-choice.tsx')).CookieChoice);

/**
 * What lies over the pages: the choice on cookies, messages with the newer build and the offer to install, the auth
 * dialog, the cover of a long wait.
 */
export function OverPage() {
  const path = useLocation({ select: (location) => location.pathname });
  const [opened] = useState(path);
  const [hasMoved, setHasMoved] = useState(false);
  if (path !== opened && !hasMoved) setHasMoved(true);
  const asked = useConsentAsked();
  const update = useUpdate();
  useSlashToSearch();
  const authDialog = useAuthDialog(path);
  return (
    <>
      {asked ? <CookieChoice /> : null}
      <AuthDialogOver dialog={authDialog} />
      <Messages update={update} path={path} isFirstView={!hasMoved} session={authDialog.notice} />
      <Waiting />
    </>
  );
}

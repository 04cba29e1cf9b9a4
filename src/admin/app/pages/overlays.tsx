import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { useShortcuts } from '#src/admin/app/palette/use-shortcuts.ts';
import { panels } from '#src/admin/store/panels.ts';
import { session } from '#src/admin/store/session.ts';

const SignInOver = lazy(async () => ({
  default: (await import('#src/admin/app/account/sign-in/sign-in-over.tsx')).SignInOver,
}));
const ConfirmOver = lazy(async () => ({
  default: (await import('#src/admin/app/account/confirm-over.tsx')).ConfirmOver,
}));
const Palette = lazy(async () => ({ default: (await import('#src/admin/app/palette/palette.tsx')).Palette }));
const Shortcuts = lazy(async () => ({
  default: (await import('#src/admin/app/palette/shortcut-sheet.tsx')).ShortcutSheet,
}));

/** What lies over the page, each when it is wanted. */
export function Overlays() {
  const { palette, shortcuts, confirming } = useSnapshot(panels);
  const { phase } = useSnapshot(session);
  useShortcuts();
  return (
    <Suspense>
      {palette ? <Palette /> : null}
      {shortcuts ? <Shortcuts /> : null}
      {phase === 'expired' ? <SignInOver /> : null}
      {confirming ? <ConfirmOver /> : null}
    </Suspense>
  );
}

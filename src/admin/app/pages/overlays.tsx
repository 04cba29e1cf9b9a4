import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useShortcuts } from '#src/admin/app/palette/use-shortcuts.ts';
import { panels } from '#src/admin/store/panels.ts';
import { session } from '#src/admin/store/session.ts';
import { latePart } from '#src/ui/late/late-part.ts';

const signInOver = latePart(async () => (await import('#src/admin/app/account/sign-in/sign-in-over.tsx')).SignInOver);
const confirmOver = latePart(async () => (await import('#src/admin/app/account/confirm-over.tsx')).ConfirmOver);
const palette = latePart(async () => (await import('#src/admin/app/palette/palette.tsx')).Palette);
const shortcuts = latePart(async () => (await import('#src/admin/app/palette/shortcut-sheet.tsx')).ShortcutSheet);

/** Two keys ask for them, and a key waits for nothing: they come once the office rests. */
const AHEAD = [palette, shortcuts];

/** What lies over the page, each when it is wanted. */
export function Overlays() {
  const open = useSnapshot(panels);
  const { phase } = useSnapshot(session);
  useShortcuts();
  useEffect(bringAhead, []);
  return (
    <Suspense>
      {open.palette ? <palette.Part /> : null}
      {open.shortcuts ? <shortcuts.Part /> : null}
      {phase === 'expired' ? <signInOver.Part /> : null}
      {open.confirming ? <confirmOver.Part /> : null}
    </Suspense>
  );
}

/** Answers how to stop. What does not arrive is asked for again by its key. */
function bringAhead(): () => void {
  const bring = (): void => {
    for (const { load } of AHEAD) void load().catch(() => {});
  };
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(bring, 1_000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(bring, { timeout: 4_000 });
  return () => cancelIdleCallback(asked);
}

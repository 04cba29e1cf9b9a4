import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Area } from '#core/domain/shop/area.ts';
import type { ShownInit } from '#core/contract/pages/port.ts';
import { focusPage } from '#src/shop/parts/page/focus-page.ts';
import { keepLastArea, recallLastArea } from '#src/shop/parts/device/device-state.ts';

export interface AfterNavigationProps {
  /** The area that address or page name; null where both share them. */
  area: Area | null;
  hosts: ShownInit;
}

/** Few shops have a host for each area: the others load nothing of it. */
async function goToItsHost(init: ShownInit): Promise<void> {
  const { otherHostFor } = await import('#src/shop/app/navigation/other-host.ts');
  const there = otherHostFor(init, location, navigator.onLine);
  if (there === null) return;
  const { takingSession } = await import('#src/shop/app/navigation/hand-over.ts');
  location.replace(await takingSession(there));
}

/** What follows a navigation: the heading takes the focus, the area is remembered, the other host takes over. */
export function AfterNavigation({ area, hosts }: AfterNavigationProps) {
  const router = useRouter();
  const arrived = useEffectEvent((moved: boolean) => {
    if (moved) focusPage();
    if (hosts.context.hosts.length > 0) goToItsHost(hosts).catch(() => {});
  });
  useEffect(() => {
    if (area === null) recallLastArea();
    else keepLastArea(area);
  }, [area]);
  useEffect(() => {
    arrived(false);
    return router.subscribe('onRendered', (event) => arrived(event.pathChanged));
  }, [router]);
  return null;
}

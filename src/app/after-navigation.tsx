import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Area } from '#core/domain/area.ts';
import type { ShownInit } from '#core/contract/pages/port.ts';
import { otherHostFor } from '#src/app/guard.ts';
import { keepLastArea } from '#src/screens/shop/device-state.ts';

/** What follows a navigation: the heading takes the focus, the area is remembered, the other host takes over. */
export function AfterNavigation({ area, hosts }: { area: Area; hosts: ShownInit }) {
  const router = useRouter();
  const arrived = useEffectEvent((moved: boolean) => {
    const host = otherHostFor(hosts, location, navigator.onLine);
    if (host !== null) {
      location.replace(host);
      return;
    }
    if (moved) focusPage();
  });
  useEffect(() => {
    keepLastArea(area);
  }, [area]);
  useEffect(() => {
    arrived(false);
    return router.subscribe('onRendered', (event) => arrived(event.pathChanged));
  }, [router]);
  return null;
}

/** A screen reader says where one is; the page itself keeps the place that scrolling gave it. */
function focusPage(): void {
  /* a page may hold one title for a phone and one for a large screen */
  const titles = [...document.querySelectorAll<HTMLElement>('#contenu h1')];
  const heading =
    titles.find((one) => one.getClientRects().length > 0) ?? document.querySelector<HTMLElement>('#contenu');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { adminPage } from '#core/contract/admin/pages/admin-pages.ts';
import { mayOpen } from '#core/contract/admin/pages/menu.ts';
import { meaningOf } from '#src/admin/app/palette/keys.ts';
import { useAdmin, useRoute } from '#src/admin/port/port.tsx';
import { openPalette, openShortcuts, panels } from '#src/admin/store/panels.ts';

/** How long `g` waits for its letter, in ms. */
const GO_MS = 1_500;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** Hears the keys of the whole back office. What a screen has taken for itself (`preventDefault`) is not heard. */
export function useShortcuts(): void {
  const { may } = useAdmin();
  const { navigate } = useRoute();
  const wentAt = useRef(Number.NEGATIVE_INFINITY);
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const isOver = document.querySelector('dialog[open]') !== null;
    const meaning = meaningOf(event, isField(event.target) || isOver, event.timeStamp - wentAt.current < GO_MS);
    wentAt.current = meaning.kind === 'goWaits' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (meaning.kind === 'palette') {
      event.preventDefault();
      if (panels.palette) panels.palette = false;
      else if (!isOver) openPalette();
    }
    if (meaning.kind === 'shortcuts') {
      event.preventDefault();
      openShortcuts();
    }
    if (meaning.kind !== 'go') return;
    const page = adminPage(meaning.page);
    if (page === null || !mayOpen(page, may)) return;
    event.preventDefault();
    navigate(adminHref(meaning.page));
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => pressed(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}

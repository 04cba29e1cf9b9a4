/** Prefetch on intent: the code of a screen comes while the pointer or the focus rests on a link to it. */
import { decide } from '#src/admin/app/navigation/guard.ts';
import { placeOfLink } from '#src/admin/app/navigation/follow-links.ts';
import { screenOf } from '#src/admin/app/pages/screens.ts';
import { mayOf, session } from '#src/admin/store/session.ts';

/** Only what may be opened comes ahead, as the guard would decide at the press. */
export function prefetchScreens(): void {
  const prefetch = (event: Event): void => {
    const place = placeOfLink(event.target);
    if (place === null) return;
    const decision = decide(place, { phase: session.phase, may: mayOf(session.admin) });
    // What does not arrive is asked for again by the press, which says so.
    if (decision.kind === 'open')
      void screenOf(decision.match.page)
        .load()
        .catch(() => {});
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
}

/** Prefetch on intent: the code of a screen, and the answer of a list, come while the pointer or the focus rests on a link. */
import type { AskingAhead } from '#src/admin/api/ask-ahead.ts';
import { decide } from '#src/admin/app/guards/guard.ts';
import { placeOfLink } from '#src/admin/app/navigation/follow-links.ts';
import { screenOf } from '#src/admin/app/pages/screens.ts';
import { questionOfList } from '#src/admin/app/pages/resource-screens.ts';
import { mayOf, session } from '#src/admin/store/session.ts';

/** ms after which a pointer rests: what it only crosses asks for nothing. */
export const REST_MS = 60;

/** Only what may be opened comes ahead, as the guard would decide at the press. @returns what ends it */
export function prefetchScreens(ask: AskingAhead['ask']): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (event: Event): void => {
    clearTimeout(resting);
    const place = placeOfLink(event.target);
    if (place === null) return;
    const decision = decide(place, { phase: session.phase, may: mayOf(session.admin) });
    if (decision.kind !== 'open') return;
    const { page } = decision.match;
    // What does not arrive is asked for again by the press, which says so.
    void screenOf(page)
      .load()
      .catch(() => {});
    const list = page.resource?.screen === 'list' ? page.resource.name : null;
    if (list !== null)
      resting = setTimeout(() => {
        void questionOfList(list, new URL(location.origin + place).searchParams).then(
          (question) => question !== null && ask(question.name, question.input),
          () => {},
        );
      }, REST_MS);
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
  return () => {
    clearTimeout(resting);
    document.removeEventListener('pointerover', prefetch);
    document.removeEventListener('focusin', prefetch);
  };
}

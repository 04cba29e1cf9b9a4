/** Whoever is signed in and sent to the shop's other host is let in there (design §10). */
import { href } from '#core/contract/pages/href.ts';
import { match } from '#core/contract/pages/match.ts';
import { sessionMarkers } from '#src/shop/app/guards/guard.ts';
import { callOnline } from '#src/shop/store/person/session.ts';

/**
 * The address at the other host, by way of the page that opens the session there; as it is for a guest, and where nothing
 * could be handed over: then one signs in there. The secret stands behind `#`, which no server and no log sees.
 */
export async function takingSession(there: string): Promise<string> {
  const { origin, pathname, search, hash } = new URL(there);
  const isOfAuth = match(pathname)?.kind === 'auth';
  if (isOfAuth || !sessionMarkers(document.cookie).customer) return there;
  const secret = await handedOver();
  if (secret === null) return there;
  return `${origin}${href('login.arrive', {}, { retour: pathname + search + hash })}#${secret}`;
}

/** Nothing either where this device cannot be opened: who is sent on is sent on all the same. */
async function handedOver(): Promise<string | null> {
  try {
    const handed = await callOnline('api.auth.hand-over', { body: { otherHost: true } });
    return handed.ok ? handed.answer.secret : null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

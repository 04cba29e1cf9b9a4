/** The access guard before a navigation to a page that asks who is there (specification §2). Loaded by the first such page. */
import { redirect } from '@tanstack/react-router';
import { href as hrefOf } from '#core/contract/pages/href.ts';
import { ADMIN_LOGIN } from '#core/contract/pages/traits/back-office.ts';
import { areaOfPath } from '#core/domain/shop/area.ts';
import { accessDecision, type SessionMarkers } from '#core/domain/shop/middleware.ts';
import { returnPath } from '#core/domain/shop/return-path.ts';

/** Which scopes this device holds, by the marker cookies of specification §4; they prove nothing. */
export function sessionMarkers(cookies: string): SessionMarkers {
  const names = new Set(cookies.split(';').map((one) => one.split('=')[0]?.trim()));
  return { customer: names.has('customer-auth'), admin: names.has('admin-auth') };
}

/**
 * Lets a navigation pass, or sends it to a sign-in, which leads back afterwards.
 * @param href path and query one was going to
 */
export function guardRoute(middleware: readonly string[], cookies: string, href: string): void {
  const decision = accessDecision(middleware, sessionMarkers(cookies));
  if (decision === 'admin.login') throw redirect({ href: ADMIN_LOGIN, reloadDocument: true });
  const area = areaOfPath(href);
  if (decision === 'login') {
    throw redirect({ href: hrefOf(area === null ? 'login' : `${area}.login`, {}, { retour: href }) });
  }
  if (decision === 'account') throw redirect({ href: wantedIn(href, hrefOf(`${area ?? 'auto'}.account.profile`)) });
}

/** Where a sign-in was to lead; who is signed in already goes there at once. */
function wantedIn(href: string, fallback: string): string {
  const [, query = ''] = href.split('?');
  return returnPath(new URLSearchParams(query.split('#')[0]).get('retour'), fallback);
}

/** The access guard before each navigation and the hosts after it (specification §2, design §10). */
import { redirect } from '@tanstack/react-router';
import { accessDecision, type SessionMarkers } from '#core/domain/middleware.ts';
import { redirectFor } from '#core/domain/hosts.ts';
import type { ShownInit } from '#core/contract/pages/port.ts';

/** Which scopes this device holds, by the marker cookies of specification §4; they prove nothing. */
export function sessionMarkers(cookies: string): SessionMarkers {
  const names = new Set(cookies.split(';').map((one) => one.split('=')[0]?.trim()));
  return { customer: names.has('customer-auth'), admin: names.has('admin-auth') };
}

/** Lets a navigation pass, or sends it to a sign-in. */
export function guardRoute(middleware: readonly string[], cookies: string): void {
  const decision = accessDecision(middleware, sessionMarkers(cookies));
  if (decision === 'login') throw redirect({ href: '/login' });
  if (decision === 'admin.login') throw redirect({ href: '/admin/login', reloadDocument: true });
}

/** The address on the other host that should serve this one, or null; never offline (design §10). */
export function otherHostFor(
  init: ShownInit,
  location: Pick<Location, 'protocol' | 'host' | 'pathname' | 'search' | 'hash'>,
  online: boolean,
): string | null {
  if (!online) return null;
  const host = redirectFor(init.context.hosts, location.host, location.pathname);
  return host === null ? null : `${location.protocol}//${host}${location.pathname}${location.search}${location.hash}`;
}

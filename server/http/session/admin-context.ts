import type { Context } from 'hono';

import type { Ids } from '#server/ids.ts';
import type { AdminSession } from '#server/platform/identity/admin-session.ts';

import { adminCookies, adminSecretOf, type AdminCookies } from './admin-cookies.ts';
import { makeToken } from './csrf.ts';
import type { AdminPart } from '#server/routes/request-context.ts';

export interface AdminContextDeps {
  readonly ids: Pick<Ids, 'secret'>;
  readonly findAdminSession: (secret: string, now: Date) => Promise<AdminSession | null>;
  readonly sessionSecret: string;
  /** The shop is reached over https: cookies get the prefix and Secure. */
  readonly secure: boolean;
}

/** Who of the back office sends a request; read on demand: calls of the shop pay nothing for it. */
export function adminContext(c: Context, deps: AdminContextDeps, now: Date): AdminPart {
  let held: AdminCookies | undefined;
  const cookies = () => (held ??= adminCookies(c, deps.secure));
  let found: Promise<AdminSession | null> | undefined;
  const adminSession = () => (found ??= findIn(cookies().session));
  const findIn = async (secret: string | undefined) =>
    secret === undefined || secret === '' ? null : deps.findAdminSession(secret, now);
  return {
    adminBrowser: () => cookies().browser,
    hasAdminCookie: () => (cookies().session ?? '') !== '',
    adminSession,
    async admin() {
      const session = await adminSession();
      return session === null || session.isPending ? null : session.actor;
    },
    enterAdmin({ session, remembered, browser }) {
      found = undefined;
      cookies().setSession(session, remembered);
      if (browser !== undefined) cookies().setBrowser(browser);
    },
    forgetAdmin() {
      found = undefined;
    },
    leaveAdmin() {
      found = Promise.resolve(null);
      cookies().dropSession();
    },
    adminToken() {
      if (cookies().browser === undefined) cookies().setBrowser(deps.ids.secret());
      return makeToken(deps.sessionSecret, adminSecretOf(cookies()) ?? '', now);
    },
  };
}

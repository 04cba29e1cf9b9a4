/** Which scopes this device holds, as its marker cookies say (specification §4, design §5 rule 16). */
export interface SessionMarkers {
  readonly customer: boolean;
  readonly admin: boolean;
}

/** Where the access guard sends a navigation: on its way, or to the sign-in, or to the account of who is signed in. */
export type AccessDecision = 'proceed' | 'admin.login' | 'login' | 'account';

/**
 * The access guard before a navigation (specification §2). The markers are hints for the screen:
 * the server checks every call by itself.
 */
export function accessDecision(middleware: readonly string[], session: SessionMarkers): AccessDecision {
  if (middleware.includes('auth:admin') && !session.admin) return 'admin.login';
  if (middleware.includes('auth:customer') && !session.customer) return 'login';
  if (middleware.includes('guest:customer') && session.customer) return 'account';
  return 'proceed';
}

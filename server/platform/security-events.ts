import type { Logger } from 'pino';

/** What a shop should be able to look up after something went wrong: a closed list, one line of the log each. */
export const SECURITY_EVENTS = [
  'address.probed',
  'signin.locked',
  'password.locked',
  'password.changed',
  'password.reset',
  'email.asked',
  'email.changed',
  'sessions.ended',
  'account.forgotten',
  'account.forgotten.byShop',
  'admin.signin.locked',
  'admin.signedIn',
  'admin.password.locked',
  'admin.password.changed',
  'admin.password.reset',
  'admin.email.changed',
  'admin.sessions.ended',
  'admin.secondFactor.locked',
  'admin.secondFactor.enabled',
  'admin.secondFactor.disabled',
  'admin.secondFactor.recovered',
  'admin.roles.changed',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/**
 * Writes an event down, with the id of the account it is about and nothing else of a person.
 * @param account null where an address has no account
 */
export type NoteSecurity = (event: SecurityEvent, account: string | null) => void;

/** Events of the back office are about who works there, the others about customers. */
export const noteIn =
  (logger: Pick<Logger, 'warn'>): NoteSecurity =>
  (event, account) =>
    logger.warn({ event, [event.startsWith('admin.') ? 'admin' : 'customer']: account }, 'security');

/** Codes of an authenticator (RFC 6238: SHA-1, six digits, thirty seconds, as every program for it knows them). */
import { Secret, TOTP } from 'otpauth';

import type { Ids } from '#server/ids.ts';

const PERIOD_MS = 30_000;
/** Steps by which a clock may be wrong, either way. */
const WINDOW = 1;
/** What RFC 4226 recommends. */
const SECRET_BYTES = 20;

const totpOf = (secret: string, issuer = '', label = '') => new TOTP({ secret, issuer, label });

const bytesOf = (ids: Pick<Ids, 'secret'>, count: number) =>
  Uint8Array.from(Buffer.from(ids.secret(), 'base64url').subarray(0, count)).buffer;

/** A new secret in base 32. */
export const newTotpSecret = (ids: Pick<Ids, 'secret'>): string =>
  new Secret({ buffer: bytesOf(ids, SECRET_BYTES) }).base32;

/** `otpauth://…`: what the picture for an authenticator says. */
export const totpAddress = (secret: string, issuer: string, account: string): string =>
  totpOf(secret, issuer, account).toString();

/** The step a code is of, or null where it is of none that counts now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / PERIOD_MS) + delta;
}

/** A code to write down: 80 bits in base 32, in groups of four. */
export function newRecoveryCode(ids: Pick<Ids, 'secret'>): string {
  const letters = new Secret({ buffer: bytesOf(ids, 10) }).base32.toLowerCase();
  return letters.replace(/(.{4})(?=.)/gu, '$1-');
}

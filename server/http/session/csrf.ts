import { createHmac, timingSafeEqual } from 'node:crypto';

import { Refusal } from '#core/wire/refusal.ts';

/** A page left open over a working day still sends; after that it asks `api.me` for a new token (419, rule 15). */
const lifeMs = 12 * 3600 * 1000;

/** The token belongs to one browser's secret: stolen or left over, it opens nothing with another one, nor after a sign-in. */
export function makeToken(key: string, secret: string, now: Date): string {
  const expires = Math.floor((now.getTime() + lifeMs) / 1000).toString(36);
  return `${expires}.${sign(key, secret, expires)}`;
}

/** @throws Refusal `token.expired` (419) when the token is missing, foreign, altered or too old */
export function checkToken(key: string, secret: string | undefined, token: string | undefined, now: Date) {
  const [expires = '', signature = ''] = token?.split('.') ?? [];
  const fits = secret !== undefined && sameText(signature, sign(key, secret, expires));
  if (!fits || Number.parseInt(expires, 36) * 1000 <= now.getTime()) throw new Refusal('token.expired');
}

/**
 * Browsers say where a request comes from; one that another site started is refused even with a good token.
 * Programs that are no browser send neither header and have no cookie to abuse.
 * @throws Refusal `token.expired` (419)
 */
export function checkOrigin(headers: Headers) {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return;
  const origin = headers.get('origin');
  if (site !== null && site !== 'none') throw new Refusal('token.expired');
  if (origin !== null && hostOf(origin) !== headers.get('host')) throw new Refusal('token.expired');
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

const sign = (key: string, secret: string, expires: string) =>
  createHmac('sha256', key).update(`csrf\n${secret}\n${expires}`).digest('base64url');

function sameText(left: string, right: string) {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

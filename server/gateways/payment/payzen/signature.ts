import { createHmac } from 'node:crypto';

import { sameSecret } from '../constant-time.ts';
import type { Fields } from '../read-body.ts';

/**
 * The signature of a form (domain 4.6, vector 15.1): the values of all `vads_` fields in the order of their names, the
 * key behind them, HMAC-SHA-256 with that key, base64.
 */
export function signatureOf(fields: Fields, key: string): string {
  const names = Object.keys(fields).filter((name) => name.startsWith('vads_'));
  names.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const text = [...names.map((name) => fields[name]), key].join('+');
  return createHmac('sha256', key).update(text, 'utf8').digest('base64');
}

export const signed = (fields: Fields, key: string): Fields => ({ ...fields, signature: signatureOf(fields, key) });

export const isSigned = (fields: Fields, key: string): boolean =>
  key !== '' && sameSecret(fields['signature'] ?? '', signatureOf(fields, key));

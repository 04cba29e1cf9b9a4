import { maskRaw } from './mask-raw.ts';
import type { AboutTry, NotificationReading, ProviderAnswer, ProviderRequest, Rejection } from './payment-gateway.ts';

/** No provider's notification comes near it. */
export const MAX_NOTIFICATION_BYTES = 64 * 1024;
const MAX_FIELDS = 300;

export type Fields = Readonly<Record<string, string>>;

/** The octets of a text of a form: "+" is a space, "%2C" is a comma; null for a broken escape. */
function unescape(text: string): Uint8Array | null {
  if (/%(?![0-9a-f]{2})/iu.test(text)) return null;
  const plain = Buffer.from(text.replaceAll('+', ' '), 'latin1').toString('latin1');
  return Buffer.from(
    plain.replace(/%([0-9a-f]{2})/giu, (_, pair: string) => String.fromCharCode(Number.parseInt(pair, 16))),
    'latin1',
  );
}

function decoderOf(charset: string): (octets: Uint8Array) => string {
  try {
    const decoder = new TextDecoder(charset, { fatal: true });
    return (octets) => decoder.decode(octets);
  } catch {
    return (octets) => Buffer.from(octets).toString('latin1'); // an unknown name: only names of people can suffer
  }
}

/**
 * The fields of a form, or null: too many, a broken escape, or the same name twice, for two readers may then read
 * two things out of it. PayPal names its charset in a field of the form itself.
 */
export function parseForm(body: Uint8Array, charsetField?: string): Fields | null {
  const text = Buffer.from(body).toString('latin1');
  const pairs = text.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_FIELDS) return null;
  const octets = new Map<string, Uint8Array>();
  for (const pair of pairs) {
    const [, rawName = '', rawValue = ''] = /^([^=]*)=?([\s\S]*)$/u.exec(pair) ?? [];
    const [name, value] = [unescape(rawName), unescape(rawValue)];
    if (!name || !value) return null;
    const known = Buffer.from(name).toString('utf8');
    if (known === '' || octets.has(known)) return null;
    octets.set(known, value);
  }
  const named = charsetField === undefined ? undefined : octets.get(charsetField);
  const decode = decoderOf(named ? Buffer.from(named).toString('latin1') : 'utf-8');
  try {
    return Object.fromEntries([...octets].map(([name, value]) => [name, decode(value)]));
  } catch {
    return null;
  }
}

/** The value of a JSON text, or undefined for what is none. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

export const isTooLarge = ({ rawBody }: ProviderRequest): boolean => rawBody.byteLength > MAX_NOTIFICATION_BYTES;

const STATUS: Readonly<Record<Rejection, number>> = {
  bodyTooLarge: 413,
  bodyMalformed: 400,
  signatureInvalid: 400,
  notANotification: 400,
  // true, but not for us: telling it again would change nothing
  merchantMismatch: 200,
  modeMismatch: 200,
  statusUnknown: 200,
  providerUnreachable: 503,
};

export const rejected = (reason: Rejection, raw: unknown = null, about?: AboutTry): NotificationReading => ({
  kind: 'rejected',
  reason,
  raw: maskRaw(raw),
  about,
  answer: { status: STATUS[reason], body: '' },
});

export const ignored = (raw: unknown, answer: ProviderAnswer): NotificationReading => ({
  kind: 'ignored',
  raw: maskRaw(raw),
  answer,
});

/** Addresses: of databases and mail servers, of the shop itself, of readers of mails. */
import { ConfigError } from './config-error.ts';

/** The value is never repeated in the message: addresses of databases and mail servers hold passwords. */
export function readUrl(name: string, value: string | undefined, protocols: readonly string[]) {
  if (value === undefined) return undefined;
  const url = parseUrl(value);
  if (!url || !protocols.includes(url.protocol)) {
    throw new ConfigError(name, `wants an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  }
  return value;
}

export function readOrigin(name: string, value: string | undefined) {
  if (value === undefined) return undefined;
  const url = parseUrl(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError(name, `wants an origin such as https://www.example.fr, without a path, not "${value}"`);
  }
  return url.origin;
}

function parseUrl(value: string) {
  return URL.canParse(value) ? new URL(value) : null;
}

export function address(name: string, value: string | undefined, fallback: string) {
  if (value === undefined) return fallback;
  if (!/^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(value)) {
    throw new ConfigError(name, `wants a mail address, alone or as "Name <name@example.fr>", not "${value}"`);
  }
  return value;
}

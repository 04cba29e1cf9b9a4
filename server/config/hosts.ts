/** Where the shop listens, and the hosts it answers by. */
import { isIPv6 } from 'node:net';

import { ConfigError } from './config-error.ts';

/** The two hosts of one pair: the auto site and the moto site (specification section 2, host redirects). */
export interface HostPair {
  readonly auto: string;
  readonly moto: string;
}

export function readHost(value: string | undefined) {
  if (value === undefined) return '127.0.0.1';
  if (!/^[A-Za-z0-9.:_-]+$/.test(value)) {
    throw new ConfigError('HOST', `wants a host name or an IP address without a port, not "${value}"`);
  }
  return value;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The name in a host with or without a port, as it is looked up; undefined for what is none. */
export const nameOf = (host: string): string | undefined =>
  URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}`)
    ?.hostname.replace(/^\[|\]$/gu, '')
    .replace(/\.$/u, '')
    .toLowerCase();

/** Whether a host is this machine's own, by whatever name (RFC 6761 for those that end in `.localhost`). */
export function isLocalName(host: string): boolean {
  const name = nameOf(host);
  return name !== undefined && (isLoopback(name) || name.endsWith('.localhost'));
}

const isHostName = (host: string) => /^[a-z0-9.-]+(?::\d+)?$/i.test(host);

export function readHosts(value: string | undefined): HostPair[] {
  if (value === undefined) return [];
  return value.split(',').map((pair) => {
    const [auto, moto, ...rest] = pair.trim().split('=');
    if (auto === undefined || moto === undefined || rest.length || !isHostName(auto) || !isHostName(moto)) {
      throw new ConfigError(
        'HOSTS',
        `wants pairs "auto.example.fr=moto.example.fr", separated by commas, not "${value}"`,
      );
    }
    return { auto: auto.toLowerCase(), moto: moto.toLowerCase() };
  });
}

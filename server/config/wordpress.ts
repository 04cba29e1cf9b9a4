/** The WordPress behind `/wp` (specification §7); off where nothing is said. */
import { isSlash, withoutEnd } from '#core/domain/text/cut/trim-ends.ts';
import { ConfigError } from './config-error.ts';
import { isLoopback } from './hosts.ts';

export interface WordpressConfig {
  /** Without a slash at the end. */
  readonly url: string;
  /** "user:application password" */
  readonly key: string;
}

export function readWordpress(value: string | undefined, key: string | undefined): WordpressConfig | undefined {
  if (value === undefined && key === undefined) return undefined;
  const url = URL.canParse(value ?? '') ? new URL(value ?? '') : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.search || url.hash || url.username) {
    throw new ConfigError('WP_URL', 'wants the https address of a WordPress, without name or password in it');
  }
  if (key === undefined || !/^[^:\s]+:\S[^\r\n]*$/.test(key)) {
    throw new ConfigError('WP_KEY', 'wants "user:application password" of the WordPress of WP_URL');
  }
  return { url: withoutEnd(url.href, isSlash), key };
}

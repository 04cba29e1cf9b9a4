/** Secrets, and the one key that every visitor may read. */
import { ConfigError } from './config-error.ts';

export function secret(name: string, value: string | undefined) {
  if (value !== undefined && value.length < 32) throw new ConfigError(name, 'wants at least 32 characters');
  return value;
}

export function mapsKey(value: string | undefined) {
  if (value !== undefined && !/^[A-Za-z0-9_-]{20,100}$/.test(value)) {
    throw new ConfigError(
      'MAPS_KEY',
      'wants a browser key of Google Maps: letters, digits, dashes, restricted to your domain',
    );
  }
  return value;
}

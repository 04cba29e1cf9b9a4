/** The hosts of the areas (specification §2, design §10). */
import { redirectFor } from '#core/domain/shop/hosts.ts';
import type { ShownInit } from '#core/contract/pages/port.ts';

/** The address on the other host that should serve this one, or null; never offline (design §10). */
export function otherHostFor(
  init: ShownInit,
  location: Pick<Location, 'protocol' | 'host' | 'pathname' | 'search' | 'hash'>,
  online: boolean,
): string | null {
  if (!online) return null;
  const host = redirectFor(init.context.hosts, location.host, location.pathname);
  return host === null ? null : `${location.protocol}//${host}${location.pathname}${location.search}${location.hash}`;
}

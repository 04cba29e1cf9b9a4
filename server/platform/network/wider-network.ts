/** What a /48 may have at once, as so many of its networks: an office has one, and so has whoever rents servers. */
export const WIDE_SHARE = 3;

/**
 * The /48 that holds an IPv6 network of 64 bits: a site, or a customer of a data centre, has all 65,536 of them. Null for
 * an IPv4 address, which is counted by itself.
 * @param network as requests are counted by: `2001:db8:1:2::/64`
 */
export function widerNetwork(network: string): string | null {
  if (!network.endsWith('::/64')) return null;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

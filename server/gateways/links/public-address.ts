import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks that are nobody's on the web (RFC 6890): what an editor writes must not make the server look around at home. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only what is given out to the public, without the ways in which it carries IPv4. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
const CARRIERS = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CARRIERS.addSubnet(network, prefix, 'ipv6');

/** True for an address that anybody may reach. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !PRIVATE.check(address, 'ipv4');
  return GLOBAL.check(address, 'ipv6') && !CARRIERS.check(address, 'ipv6');
}

import { isIP } from 'node:net';

/**
 * The address of the caller: each proxy appends the one it saw, and the entry written by the outermost trusted one
 * counts. What is no address is nobody's: then it is the socket's.
 */
export function callerAddress(direct: string, forwarded: string | undefined, trustedProxies: number): string {
  const seen = forwarded?.split(',').map((part) => part.trim()) ?? [];
  const named = trustedProxies === 0 ? undefined : seen.at(-trustedProxies);
  const address = named !== undefined && isIP(named) > 0 ? named : direct;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1] ?? address;
}

/** What limits count by: an IPv4 address, or the /64 that a single subscriber of IPv6 has. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Sixteen bits each; an IPv4 address at the end stands for two, whose value no network of 64 bits shows. */
const groupsOf = (text: string): string[] =>
  text.split(':').flatMap((group) => (group === '' ? [] : group.includes('.') ? ['0', '0'] : [group]));

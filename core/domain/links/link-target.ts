/** Where a link of a content leads: into the shop, out of it, or to somebody (domain 8.7). */
import { isEmail } from '#core/domain/text/email.ts';

export type LinkTarget =
  | { readonly kind: 'inside'; readonly path: string; readonly search: string }
  | { readonly kind: 'outside'; readonly url: string }
  /** A mail address, a telephone or nothing that can be followed: judged by how it is written. */
  | { readonly kind: 'person'; readonly isFine: boolean }
  /** Nothing that could be dead: a place on the same page, a file the shop itself made. */
  | { readonly kind: 'none' };

const NONE: LinkTarget = { kind: 'none' };
/** Pictures and files of the library stand at their content: who takes them away is told where they are used. */
const OWN_FILES = /^\/(?:media|storage|vue|api)\//u;

/** @param origin of the shop, without a slash at its end */
export function linkTarget(href: string, origin: string): LinkTarget {
  const link = href.trim();
  if (link === '' || link.startsWith('#') || link.startsWith('?')) return NONE;
  if (/^mailto:/iu.test(link)) return { kind: 'person', isFine: isMail(link.slice('mailto:'.length)) };
  if (/^tel:/iu.test(link)) return { kind: 'person', isFine: /^\+?[\d\s().-]{3,25}$/u.test(link.slice('tel:'.length)) };
  const inside = link.startsWith('/') ? link : ofOrigin(link, origin);
  if (inside !== null && !/^\/[/\\]/u.test(inside)) return insideAt(inside);
  return /^https?:\/\/[^\s/?#]+/i.test(link)
    ? { kind: 'outside', url: withoutFragment(link) }
    : { kind: 'person', isFine: false };
}

/** What follows the shop's own origin; null for another. */
function ofOrigin(link: string, origin: string): string | null {
  if (!link.toLowerCase().startsWith(origin.toLowerCase())) return null;
  const rest = link.slice(origin.length);
  return rest === '' || /^[/?#]/u.test(rest) ? '/'.concat(rest.replace(/^\//u, '')) : null;
}

const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';

function insideAt(address: string): LinkTarget {
  const whole = withoutFragment(address);
  const [path = ''] = whole.split('?', 1);
  const search = whole.slice(path.length);
  return OWN_FILES.test(path) ? NONE : { kind: 'inside', path, search };
}

const isMail = (address: string): boolean =>
  (address.split('?')[0] ?? '').split(',').every((one) => isEmail(decoded(one) ?? ''));

/** A sign of per cent alone is one; null for escapes that are no text. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replace(/%(?![\da-f]{2})/giu, '%25'));
  } catch {
    return null;
  }
}

const MAX_LENGTH = 255;
// `i` with `u` would take ſ and the sign of Kelvin for s and k
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/u;

/**
 * The web address of a company with its scheme, or null for what is none: people leave the scheme out, and nothing but
 * a plain public address gets in, for others will press it.
 */
export function normaliseWebsite(text: string): string | null {
  const trimmed = text.trim();
  const named = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const [, scheme = '', host = '', rest = ''] = /^(https?):\/\/([^/?#]+)([/?#]\S*)?$/i.exec(named) ?? [];
  if (!HOST.test(host) || named.length > MAX_LENGTH) return null;
  return `${scheme.toLowerCase()}://${host.toLowerCase()}${rest}`;
}

const MAX_LENGTH = 255;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/iu;

/**
 * The web address of a company with its scheme, or null for what is none: people leave the scheme out, and nothing but
 * a plain public address gets in, for others will press it.
 */
export function normaliseWebsite(text: string): string | null {
  const trimmed = text.trim();
  const named = /^https?:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`;
  const [, scheme = '', host = '', rest = ''] = /^(https?):\/\/([^/?#]+)([/?#]\S*)?$/iu.exec(named) ?? [];
  if (!HOST.test(host) || named.length > MAX_LENGTH) return null;
  return `${scheme.toLowerCase()}://${host.toLowerCase()}${rest}`;
}

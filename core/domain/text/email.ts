const MIN_EMAIL_LENGTH = 6;
const MAX_EMAIL_LENGTH = 254;

// `i` with `u` would take ſ and the sign of Kelvin for s and k: letters of ASCII in both cases are written out
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/u;
const TOP_LEVEL = /^[A-Za-z]{2,63}$/u;

/**
 * True for an address of 6 to 254 characters: a local part of at most 64, domain labels of at most
 * 63, and a last label of 2 to 63 letters (specification §5).
 */
export function isEmail(text: string): boolean {
  if (text.length < MIN_EMAIL_LENGTH || text.length > MAX_EMAIL_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  if (local.length > 64 || !LOCAL.test(local)) return false;
  const labels = text.slice(at + 1).split('.');
  const top = labels.pop();
  return labels.length > 0 && top !== undefined && TOP_LEVEL.test(top) && labels.every((label) => LABEL.test(label));
}

/** The form an address is stored and compared in: no outer spaces, lower case (domain 7.1). */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

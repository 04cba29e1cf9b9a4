/** Shapes of texts that routes without records ask for too; each stands by itself, so that a page carries what it uses. */
import { isEmail } from '#core/domain/text/email.ts';
import { isUuid } from '#core/domain/text/uuid.ts';

export const emailFault = (text: string): string | null => (isEmail(text) ? null : 'email.invalid');
export const uuidFault = (text: string): string | null => (isUuid(text) ? null : 'uuid.invalid');
/** A slug in which dashes may stand anywhere. */
export const slugFault = (text: string): string | null => (/^[a-z0-9-]+$/u.test(text) ? null : 'slug.invalid');

/** A day that exists, in years a form can mean: a database would fail on `2026-02-31`. */
export function dayFault(text: string): string | null {
  const [, year = 0, month = 0, date = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? []).map(Number);
  const isThere = month >= 1 && month <= 12 && date >= 1 && date <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return text >= '1900' && isThere ? null : 'date.invalid';
}

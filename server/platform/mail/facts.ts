import type { MailPart } from '#server/platform/mail/mail.ts';

type Rows = readonly (readonly [label: string, value: string | null | undefined])[];

/** Rows of a mail; what is not known has none. */
export function facts(rows: Rows): Extract<MailPart, { kind: 'facts' }> {
  return { kind: 'facts', rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])) };
}

/** The same of sums of money. */
export const amounts = (rows: Rows): MailPart => ({ ...facts(rows), areAmounts: true });

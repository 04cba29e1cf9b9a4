import type { MailPart } from '#server/platform/mail/mail.ts';

/** Rows of a mail to the shop; what is not known has none. */
export function facts(rows: readonly (readonly [label: string, value: string | null | undefined])[]): MailPart {
  return { kind: 'facts', rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])) };
}

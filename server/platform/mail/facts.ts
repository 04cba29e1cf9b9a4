import type { LetterPart } from '#server/platform/mail/letter.ts';

/** Rows of a letter to the shop; what is not known has none. */
export function facts(rows: readonly (readonly [label: string, value: string | null | undefined])[]): LetterPart {
  return { kind: 'facts', rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])) };
}

/** Mails the shop writes so far (domain 12, numbers 27, 44 and 45), each to one reader. */
export const LETTER_KINDS = ['quote.customer', 'quote.shop', 'contact.customer', 'contact.shop'] as const;

export type LetterKind = (typeof LETTER_KINDS)[number];

export function isLetterKind(text: string): text is LetterKind {
  return LETTER_KINDS.some((kind) => kind === text);
}

import type { Locale } from '#core/domain/locale.ts';

/** What a mail is about. A job holds this and no words of people. */
export interface LetterAsked {
  /** UUID of the quote or request. */
  readonly uuid: string;
  readonly locale: Locale;
}

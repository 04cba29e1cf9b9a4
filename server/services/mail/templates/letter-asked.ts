import type { Locale } from '#core/domain/locale.ts';
import type { Ids } from '#server/ids.ts';

/** What a mail is about. A job holds this and no words of people. */
export interface LetterAsked {
  /** UUID of the quote, request, link or customer. */
  readonly uuid: string;
  readonly locale: Locale;
}

/** What a letter is written with beside the facts of the database. */
export interface LetterTools {
  readonly ids: Pick<Ids, 'secret'>;
  /** Origin every link begins with: the shop's own, never a request's. */
  readonly origin: string;
  readonly siteName: string;
}

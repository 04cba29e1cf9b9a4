import type { Locale } from '#core/domain/shop/locale.ts';
import type { Person } from '#server/platform/person.ts';

/** Whose changes run, when, and in which language the person is written to. */
export interface ChangeOwner {
  readonly person: Person;
  readonly now: Date;
  readonly locale: Locale;
}

import type { Locale } from '#core/domain/shop/locale.ts';
import type { Person } from '#server/platform/person.ts';

/** Whose changes run, when, and in which language the person is written to. */
export interface ChangeOwner {
  readonly person: Person;
  readonly now: Date;
  readonly locale: Locale;
  /** The network they came from: limits count by it, nothing keeps it longer. */
  readonly network: string;
}

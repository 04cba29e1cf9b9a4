import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Person, SyncedPerson } from '#server/platform/person.ts';

/** Whose changes run, when, and in which language the person is written to. */
export interface ChangeOwner<P extends SyncedPerson = Person> {
  readonly person: P;
  readonly now: Date;
  readonly locale: Locale;
  /** The network they came from: limits count by it, nothing keeps it longer. */
  readonly network: string;
  /** Halves of the shop that are closed to them now: what is for one of these waits (S23). */
  readonly closedAreas?: readonly Area[];
}

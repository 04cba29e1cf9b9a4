/** The device of whoever works here: the database of their scope, and the queue that leaves it. */
import type { InferInput } from 'valibot';
import type { OFFICE_OFFLINE_ROUTES } from '#core/contract/admin/offline-routes.ts';
import type { PersonStore } from '#src/db/store.ts';
import type { KeptBodies, KeptBody } from '#src/db/kept-bodies.ts';
import type { KeptLibrary } from '#src/db/kept-library.ts';
import type { Performed, PerformOptions } from '#src/sync/outbox/perform.ts';

type Routes = typeof OFFICE_OFFLINE_ROUTES;
export type OfficeChange = keyof Routes;

/** Writes a change on this device; when it resolves the change is on the disk. */
export type PerformOffice = <Name extends OfficeChange>(
  route: Name,
  args: InferInput<Routes[Name]['body']>,
  options?: PerformOptions,
) => Promise<Performed>;

export interface OfficePerson {
  /** UUID of the administrator. */
  readonly admin: string;
  readonly store: PersonStore;
  readonly perform: PerformOffice;
  /** Something was written into the queue beside `perform`. */
  readonly notify: () => void;
  /** The person asks, or has signed in again. */
  readonly resume: () => void;
  /** Sends what was refused again. */
  readonly retry: (mutId: string) => Promise<number>;
  readonly discard: (mutId: string) => Promise<void>;
  /** Bodies of documents as the shop last told them. */
  readonly bodies: KeptBodies;
  /** The same as the shop has them now. @throws CallFailed, Refusal */
  readonly askBodies: (uuids: readonly string[]) => Promise<readonly KeptBody[]>;
  /** What the shop has said of the files of the library. */
  readonly library: KeptLibrary;
  /** ISO instant of the device. */
  readonly now: () => string;
  readonly newId: () => string;
}

let here: OfficePerson | null = null;
const waiting = new Set<(person: OfficePerson) => void>();

/** Null while nobody's device is open. */
export const openPerson = (): OfficePerson | null => here;

/** Whoever is there, as soon as their device is open. */
export const officePerson = (): Promise<OfficePerson> =>
  here === null ? new Promise((resolve) => void waiting.add(resolve)) : Promise.resolve(here);

export function showPerson(person: OfficePerson | null): void {
  here = person;
  if (person !== null) {
    for (const resolve of waiting) resolve(person);
    waiting.clear();
  }
}

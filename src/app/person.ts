/** Opens what belongs to the person of this device: database, changes, and the views the screens read. */
import { openPersonStore, personPlace } from '#src/db/open.ts';
import { feedStore } from '#src/store/feed.ts';
import type { EngineStatus, Person } from '#src/store/person.ts';
import { discardParked, retryParked } from '#src/sync/parked.ts';
import { perform } from '#src/sync/perform.ts';

/** Nothing sends: what is done here waits. */
const resting = {
  ring: (): void => {},
  status: (): EngineStatus => ({ phase: 'resting', reason: null }),
  listen: () => () => {},
};

const instant = (): string => new Date().toISOString();

export async function openPerson(): Promise<Person> {
  const store = await openPersonStore('guest', await personPlace());
  const sender = resting;
  const deps = { store, now: instant, newId: () => crypto.randomUUID(), ring: sender.ring };
  const own: Person = {
    store,
    perform: (route, args, options) => perform(deps, route, args, options),
    retry: (mutId) => retryParked(deps, mutId),
    discard: (mutId) => discardParked(deps, mutId),
    ring: sender.ring,
    status: sender.status,
    listen: sender.listen,
  };
  feedStore(own, instant);
  return own;
}

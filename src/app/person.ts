/** Opens what belongs to the person of this device: database, changes and their sending, and the views of the screens. */
import type { Client } from '#src/api/client.ts';
import { openHere } from '#src/app/here.ts';
import { offerUpdate } from '#src/app/offline/update.ts';
import { pause } from '#src/app/pause.ts';
import { openSession } from '#src/app/session.ts';
import { openPersonStore, personPlace } from '#src/db/open.ts';
import type { PersonStore } from '#src/db/store.ts';
import { askForBackgroundSync } from '#src/store/background-sync.ts';
import { feedStore } from '#src/store/feed.ts';
import { followForgetting } from '#src/store/forget-device.ts';
import { keepStorage } from '#src/store/persistence.ts';
import type { Person } from '#src/store/person.ts';
import { forgetScope } from '#src/sync/forget.ts';
import { GUEST } from '#src/sync/scope.ts';
import { followLeftBehind } from '#src/sync/left-behind.ts';
import { discardParked, retryParked } from '#src/sync/parked.ts';
import { perform } from '#src/sync/perform.ts';
import { openSender } from '#src/sync/sender.ts';

const instant = (): string => new Date().toISOString();

/** The name of this chunk holds its hash: which build sends is known without asking. */
const build = (): string => new URL(import.meta.url).pathname.split('/').at(-1)?.slice(0, 40) ?? '';

const report = (error: unknown): void => console.warn(error);

/** @param client calls of the page, for what is not queued */
export async function openPerson(client: () => Promise<Client>): Promise<Person> {
  const startAnew = () => offerUpdate(() => location.reload());
  const place = await personPlace();
  const here = await openHere({ place, client, now: instant, events: { onLost: startAnew } });
  const { scope, store, customer } = here;
  const sendFrom = (from: PersonStore, of: string) =>
    openSender({ store: from, scope: of, build: build(), onClosing: () => from.close(), report });
  const sender = sendFrom(store, scope);
  const deps = { store, now: instant, newId: () => crypto.randomUUID(), ring: sender.ring };
  const leftBehind =
    customer === null
      ? null
      : followLeftBehind({
          customer: store,
          open: (of) => openPersonStore(of, place),
          send: (guest) => {
            const ofGuest = sendFrom(guest, GUEST);
            return { resume: ofGuest.resume, stop: () => ofGuest.stop(true) };
          },
          now: instant,
          newId: deps.newId,
          report,
        });
  const session = openSession({ here, place, sender, leftBehind, client, build: build(), now: instant });
  const own: Person = {
    store,
    customer,
    session,
    perform: async (route, args, options) => {
      const done = await perform(deps, route, args, options);
      void keepStorage();
      if (!navigator.onLine) void askForBackgroundSync(scope);
      return done;
    },
    retry: (mutId) => retryParked(deps, mutId),
    discard: (mutId) => discardParked(deps, mutId),
    forget: (discard) =>
      forgetScope(
        {
          store,
          resume: sender.resume,
          stop: async () => {
            await leftBehind?.stop();
            await sender.stop(true);
            // What the guest before this customer left goes as well.
            if (customer !== null) await (await openPersonStore(GUEST, place)).destroy();
          },
          leave: async () => {
            const calls = await client();
            if (customer !== null) await calls.call('api.auth.logout', { body: { everywhere: false } });
            await calls.call('api.visitor.forget', { body: { forget: true } });
          },
          reopen: () => openPersonStore(GUEST, place),
          wait: pause,
          signsOut: customer !== null,
        },
        discard,
      ),
    ring: sender.resume,
    poke: sender.poke,
    status: sender.status,
    listen: sender.listen,
  };
  feedStore(own, instant);
  followForgetting();
  return own;
}

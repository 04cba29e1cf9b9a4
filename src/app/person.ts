/** Opens what belongs to the person of this device: database, changes and their sending, and the views of the screens. */
import type { Client } from '#src/api/client.ts';
import { offerUpdate } from '#src/app/offline/update.ts';
import { openPersonStore, personPlace } from '#src/db/open.ts';
import { askForBackgroundSync } from '#src/store/background-sync.ts';
import { feedStore } from '#src/store/feed.ts';
import { followForgetting } from '#src/store/forget-device.ts';
import { keepStorage } from '#src/store/persistence.ts';
import type { Person } from '#src/store/person.ts';
import { forgetScope } from '#src/sync/forget.ts';
import { discardParked, retryParked } from '#src/sync/parked.ts';
import { perform } from '#src/sync/perform.ts';
import { openSender } from '#src/sync/sender.ts';

const SCOPE = 'guest';

const instant = (): string => new Date().toISOString();

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The name of this chunk holds its hash: which build sends is known without asking. */
const build = (): string => new URL(import.meta.url).pathname.split('/').at(-1)?.slice(0, 40) ?? '';

const report = (error: unknown): void => console.warn(error);

/** @param client calls of the page, for what is not queued */
export async function openPerson(client: () => Promise<Client>): Promise<Person> {
  const startAnew = () => offerUpdate(() => location.reload());
  const place = await personPlace();
  const store = await openPersonStore(SCOPE, place, { onLost: startAnew });
  const sender = openSender({ store, scope: SCOPE, build: build(), onClosing: () => store.close(), report });
  const deps = { store, now: instant, newId: () => crypto.randomUUID(), ring: sender.ring };
  const own: Person = {
    store,
    perform: async (route, args, options) => {
      const done = await perform(deps, route, args, options);
      void keepStorage();
      if (!navigator.onLine) void askForBackgroundSync(SCOPE);
      return done;
    },
    retry: (mutId) => retryParked(deps, mutId),
    discard: (mutId) => discardParked(deps, mutId),
    forget: (discard) =>
      forgetScope(
        {
          store,
          resume: sender.resume,
          stop: () => sender.stop(true),
          leave: async () => void (await (await client()).call('api.visitor.forget', { body: { forget: true } })),
          reopen: () => openPersonStore(SCOPE, place),
          wait: pause,
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

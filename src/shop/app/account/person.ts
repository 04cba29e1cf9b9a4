/** Opens what belongs to the person of this device: database, changes and their sending, and the views of the screens. */
import { msg } from '@lingui/core/macro';
import { syncTagOf } from '#core/contract/shop/worker-messages.ts';
import { importGuestData } from '#core/contract/guest/import-guest.ts';
import type { Client } from '#src/api/client.ts';
import { openHere, sessionsInTurn } from '#src/shop/app/account/active-scope.ts';
import type { Language } from '#src/shop/app/language/language.ts';
import { offerUpdate } from '#src/shop/app/offline/update.ts';
import { pause } from '#src/shop/app/pause.ts';
import { personIsOpen } from '#src/shop/app/account/opened-person.ts';
import { openSession } from '#src/shop/app/account/session.ts';
import { startSyncWorker } from '#src/shop/app/sync/start-sync.ts';
import { openPersonStore, personPlace } from '#src/db/open.ts';
import type { PersonStore } from '#src/db/store.ts';
import { feedStore } from '#src/shop/store/feed.ts';
import { followForgetting } from '#src/shop/store/device/forget-device.ts';
import { toast } from '#src/shop/store/messages.ts';
import { SHOP } from '#src/shop/store/offline.ts';
import { keepStorage } from '#src/shop/store/device/persistence.ts';
import type { Perform } from '#src/shop/store/account/perform.ts';
import type { Person } from '#src/shop/store/person/person.ts';
import { cartCommands } from '#src/shop/store/cart/cart-commands.ts';
import { wishCommands } from '#src/shop/store/wishlist/wish-commands.ts';
import { forgetScope } from '#src/sync/scope/forget.ts';
import { GUEST } from '#src/sync/scope/scope.ts';
import { sendGuestOutbox } from '#src/sync/scope/guest-outbox.ts';
import { discardParked, retryParked } from '#src/sync/outbox/parked.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { askForBackgroundSync } from '#src/sync/sender/background-sync.ts';
import { openSender } from '#src/sync/sender/sender.ts';

const instant = (): string => new Date().toISOString();

/** The name of this chunk holds its hash: which build sends is known without asking. */
const build = (): string => new URL(import.meta.url).pathname.split('/').at(-1)?.slice(0, 40) ?? '';

const report = (error: unknown): void => console.warn(error);

const BLOCKED = msg`La boutique est ouverte dans un autre onglet qui ne répond plus. Fermez-le, puis réessayez.`;

export interface PersonDeps {
  /** Calls of the page, for what is not queued. */
  readonly client: () => Promise<Client>;
  readonly language: Pick<Language, 'i18n' | 'loadDeferredMessages'>;
}

export async function openPerson({ client, language }: PersonDeps): Promise<Person> {
  const startAnew = () => offerUpdate(() => location.reload());
  const sayBlocked = () =>
    void language.loadDeferredMessages().then(() => toast(crypto.randomUUID(), language.i18n._(BLOCKED)), report);
  const place = await personPlace();
  const here = await openHere({ place, client, now: instant, events: { onLost: startAnew, onBlocked: sayBlocked } });
  const { scope, store, customer } = here;
  const sendFrom = (from: PersonStore, of: string) =>
    openSender({
      store: from,
      contract: SHOP,
      startWorker: startSyncWorker,
      scope: of,
      build: build(),
      onClosing: () => from.close(),
      report,
    });
  const sender = sendFrom(store, scope);
  const deps = { store, contract: SHOP, now: instant, newId: () => crypto.randomUUID(), notify: sender.notify };
  const isBorrowed = customer?.borrowed !== undefined;
  const guestOutbox =
    customer === null || isBorrowed
      ? null
      : sendGuestOutbox({
          customer: store,
          contract: SHOP,
          importGuestData,
          open: (of) => openPersonStore(of, place),
          inTurn: sessionsInTurn,
          send: (guest) => {
            const ofGuest = sendFrom(guest, GUEST);
            return { resume: ofGuest.resume, stop: () => ofGuest.stop(true) };
          },
          notify: () => sender.notify(),
          now: instant,
          newId: deps.newId,
          report,
        });
  const session = openSession({ here, place, sender, guestOutbox, client, build: build(), now: instant });
  const performHere: Perform = async (route, args, options) => {
    const done = await perform(deps, route, args, options);
    // Of what is done in somebody else's name nothing stays, and the service worker knows nothing (rule S100).
    if (isBorrowed) return done;
    void keepStorage();
    if (!navigator.onLine) void askForBackgroundSync('/', syncTagOf(scope));
    return done;
  };
  const own: Person = {
    store,
    customer,
    session,
    perform: performHere,
    cart: cartCommands(performHere),
    wishes: wishCommands({ store, perform: performHere, isGuest: customer === null, now: instant }),
    retry: (mutId) => retryParked(deps, mutId),
    discard: (mutId) => discardParked(deps, mutId),
    forget: (discard) =>
      forgetScope(
        {
          store,
          resume: sender.resume,
          stop: async () => {
            await guestOutbox?.stop();
            await sender.stop(true);
            // What the guest before this customer left goes as well.
            if (customer !== null) await (await openPersonStore(GUEST, place)).destroy();
          },
          leave: async (group) => {
            const calls = await client();
            if (customer !== null) {
              const body = { everywhere: false, ...(group === undefined ? {} : { group }) };
              await calls.call('api.auth.logout', { body });
            }
            await calls.call('api.visitor.forget', { body: { forget: true } });
          },
          reopen: () => openPersonStore(GUEST, place),
          wait: pause,
          signsOut: customer !== null,
        },
        discard,
      ),
    notify: sender.resume,
    poke: sender.poke,
    status: sender.status,
    listen: sender.listen,
  };
  feedStore(own, instant);
  followForgetting();
  personIsOpen(own);
  return own;
}

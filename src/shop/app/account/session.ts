/** Signing in and out in the browser: client, keys, tabs and address around `src/sync/scope/session.ts`. */
import { ownPath, returnPath } from '#core/domain/shop/return-path.ts';
import { importGuestData } from '#core/contract/guest/import-guest.ts';
import { href } from '#core/contract/pages/href.ts';
import type { CallAnswer, Client } from '#src/api/client.ts';
import { CallFailed, failureOf } from '#src/api/failure.ts';
import { oneAfterAnother } from '#src/api/one-after-another.ts';
import { browserNotes, closingLock, SESSION_MS, sessionsInTurn } from '#src/shop/app/account/active-scope.ts';
import { pause } from '#src/shop/app/pause.ts';
import { forgetReload } from '#src/shop/app/account/unauthorized.ts';
import { dropPrivateTraces } from '#src/shop/app/account/private-traces.ts';
import type { Place } from '#src/db/dexie-store.ts';
import { openPersonStore } from '#src/db/open.ts';
import type { SessionApi, SignedIn, SignInInput } from '#src/shop/store/account/session-api.ts';
import { SHOP } from '#src/shop/store/offline.ts';
import { readState, show } from '#src/shop/store/state.ts';
import type { ActiveScope } from '#src/sync/scope/active-scope.ts';
import { FLUSH_MS, untilSent, waitingOf } from '#src/sync/scope/closing.ts';
import { isGroupKnown } from '#src/sync/scope/known-group.ts';
import type { GuestSender } from '#src/sync/scope/guest-outbox.ts';
import type { SignInAnswer } from '#src/sync/scope/customer.ts';
import type { Sender } from '#src/sync/sender/sender.ts';
import { createSession, type Login } from '#src/sync/scope/session.ts';
import { createTransport } from '#src/sync/engine/transport.ts';

export interface SessionDeps {
  readonly here: ActiveScope;
  readonly place: Place | null;
  readonly sender: Sender;
  /** Sends what the guest before this customer could not. */
  readonly guestOutbox: GuestSender | null;
  readonly client: () => Promise<Client>;
  readonly build: string;
  readonly now: () => string;
}

export function openSession({ here, place, sender, guestOutbox, client, build, now }: SessionDeps): SessionApi {
  const session = createSession({
    contract: SHOP,
    importGuestData,
    here,
    notes: browserNotes,
    open: (scope) => openPersonStore(scope, place),
    inTurn: sessionsInTurn,
    startAnew: () => location.reload(),
    resume: () => {
      sender.resume();
      guestOutbox?.resume();
    },
    poke: () => sender.poke(null, performance.now()),
    flush: (ms) => Promise.race([pause(ms), nothingGoes(sender)]),
    stop: async () => {
      await guestOutbox?.stop();
      await sender.stop(true);
    },
    isKnown: async (group, cursor) =>
      isGroupKnown(createTransport(await client(), SHOP.calls), { scope: here.scope, build, group, cursor }),
    signOutApi: {
      leave: async () => void (await (await client()).call('api.visitor.forget', { body: { forget: true } })),
      signOut: async (everywhere, group) => {
        const body = { everywhere, ...(group === undefined ? {} : { group }) };
        await (await client()).call('api.auth.logout', { body });
      },
    },
    wait: pause,
    now,
    newId: () => crypto.randomUUID(),
  });

  const loginOf =
    ({ email, password, remember }: SignInInput): Login =>
    async (device) => {
      const me = await (await client()).call('api.auth.login', { body: { email, password, remember, device } });
      return whoIsIn(me);
    };
  const arrivalOf =
    (secret: string): Login =>
    async (device) =>
      whoIsIn(await (await client()).call('api.auth.arrive', { body: { secret, device } }));
  const enter = async (login: Login): Promise<SignedIn> => {
    try {
      await session.signIn(login);
      return { ok: true };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  };

  const borrow: SessionApi['borrow'] = async (secret, to) => {
    try {
      await session.borrow(async () => whoIsIn(await (await client()).call('api.auth.borrow', { body: { secret } })));
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
    forgetReload();
    location.assign(returnPath(to, href('home')));
    return { ok: true };
  };

  /** A fresh document begins where the customer wanted to go. */
  const enterAt = async (login: Login, to: string): Promise<SignedIn> => {
    const done = await enter(login);
    if (!done.ok) return done;
    forgetReload();
    // Somebody else than was here.
    if (browserNotes.read('leaving') !== null) await dropPrivateTraces();
    location.assign(returnPath(to, href('home')));
    return done;
  };

  const callOnline: SessionApi['callOnline'] = async (name, input) => {
    try {
      const answer = await (await client()).call(name, input);
      if (answer === false) throw new CallFailed('serverFault');
      return { ok: true, answer };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  };

  return {
    signIn: (input, to) => enterAt(loginOf(input), to),
    arrive: (secret, to) => enterAt(arrivalOf(secret), to),
    borrow,
    renewSession: (password) => enter(loginOf({ email: here.customer?.email ?? '', password, remember: false })),
    signOut: async ({ unsent, everywhere = false, to }) => {
      showLeaving(true);
      const done = await heldAlone(here.scope, () => session.signOut({ discard: unsent === 'discard', everywhere }));
      if (!done.done) {
        showLeaving(false);
        return done;
      }
      await dropPrivateTraces();
      if (done.gone) browserNotes.write('leaving', null);
      location.assign(ownPath(to, href('home')));
      return done;
    },
    callOnline,
    callWhenSent: async (name, input, needed) => {
      const lanes = new Set(needed);
      if ((await waitingOf(here.store, lanes)) > 0) {
        sender.resume();
        const left = await untilSent(here.store, Promise.race([pause(FLUSH_MS), nothingGoes(sender)]), lanes);
        if (left > 0) return { ok: false, failure: { kind: 'unsent', left } };
      }
      const called = await callOnline(name, input);
      /* what it changed at the shop comes at once */
      if (called.ok) sender.poke(null, performance.now());
      return called;
    },
  };
}

/** @throws CallFailed for an answer that names nobody */
function whoIsIn(me: CallAnswer<'api.me'> | false): SignInAnswer {
  if (me === false || me.customer === null) throw new CallFailed('serverFault');
  return { customer: me.customer, csrfToken: me.csrfToken, borrowed: me.borrowed };
}

const showLeaving = (leaving: boolean): void => show('session', { ...readState().session, leaving });

/** Other tabs, and those opened meanwhile, see that this scope is being ended. */
const heldAlone = <T>(scope: string, work: () => Promise<T>): Promise<T> =>
  oneAfterAnother(globalThis.navigator?.locks, closingLock(scope), SESSION_MS)(work);

/** Resolves when waiting is of no use: there is no network, or no session to send with. */
function nothingGoes(sender: Sender): Promise<void> {
  return new Promise((resolve) => {
    if (!navigator.onLine) resolve();
    addEventListener('offline', () => resolve(), { once: true });
    let hasTried = false;
    const end = sender.listen(() => {
      const { phase } = sender.status();
      hasTried ||= phase !== 'paused';
      if (phase !== 'paused' || !hasTried) return;
      end();
      resolve();
    });
  });
}

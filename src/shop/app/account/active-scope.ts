/** Whose scope the browser opens: databases, storage keys, marker cookie and the shop around `src/sync/scope/active-scope.ts`. */
import type { Client } from '#src/api/client.ts';
import { oneAfterAnother, type InTurn } from '#src/api/one-after-another.ts';
import { sessionMarkers } from '#src/shop/app/guards/guard.ts';
import { pause } from '#src/shop/app/pause.ts';
import { deleteDexieStore, type OpenEvents, type Place } from '#src/db/dexie-store.ts';
import { openMemoryStore } from '#src/db/memory-store.ts';
import { openPersonStore } from '#src/db/open.ts';
import { noteEmptied } from '#src/shop/store/device/device-inventory.ts';
import { forgetMarker } from '#src/shop/store/device/forget-keys.ts';
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';
import { SHOP } from '#src/shop/store/offline.ts';
import { within } from '#src/sync/scope/closing.ts';
import {
  resolveActiveScope,
  type ActiveScope,
  type ActiveScopeDeps,
  type Notes,
} from '#src/sync/scope/active-scope.ts';

/** Longest wait for the shop to say who is here, in ms: until then nothing of the person is on the screen. */
const ASK_MS = 4_000;
/** Another tab may still hold what is to be deleted: it is emptied, and goes when that tab lets go. In ms. */
const PATIENCE_MS = 2_000;
/** No sign-in or sign-out of a tab that is awake takes as long, with all its requests; in ms. */
export const SESSION_MS = 60_000;

export const browserNotes: Notes = {
  read: (note) => readKey(STORAGE_KEYS[note]),
  write: (note, uuid) => {
    // What this device keeps is another person's from now on: that the former one's is gone is no loss.
    if (note === 'customer') noteEmptied('work');
    if (note !== 'leaving' && uuid === null) forgetMarker();
    writeKey(STORAGE_KEYS[note], uuid);
  },
};

export interface OpenHereDeps {
  readonly place: Place | null;
  readonly events: OpenEvents;
  readonly client: () => Promise<Client>;
  readonly now: () => string;
}

export function openHere({ place, events, client, now }: OpenHereDeps): Promise<ActiveScope> {
  return resolveActiveScope({
    contract: SHOP,
    notes: browserNotes,
    open: (scope) => openPersonStore(scope, place, events),
    openUnkept: () => openMemoryStore(),
    remove: async (scope) => place === null || within(deleteDexieStore(scope, place), pause(PATIENCE_MS)),
    isMarked,
    ask: () => askWho(client),
    isClosing: async (scope) => {
      const held = (await navigator.locks?.query())?.held ?? [];
      return held.some(({ name }) => name === closingLock(scope));
    },
    inTurn: sessionsInTurn,
    now,
    newId: () => crypto.randomUUID(),
  });
}

/** One tab of this browser after the other begins or ends a scope. */
export const sessionsInTurn: InTurn = oneAfterAnother(globalThis.navigator?.locks, 'session', SESSION_MS);

const isMarked = (): boolean => sessionMarkers(document.cookie).customer;

/** Who is here, as the shop says; null when it cannot be asked. */
const askWho: (client: () => Promise<Client>) => ReturnType<ActiveScopeDeps['ask']> = async (client) => {
  try {
    const me = await (await client()).call('api.me', {}, { timeoutMs: ASK_MS });
    return me === false ? null : me;
  } catch {
    // Without a network nobody can say; the next start asks again.
    return null;
  }
};

/** Held by the tab that ends a scope. */
export const closingLock = (scope: string): string => `closing:${scope}`;

/** Opens what belongs to whoever works at this device: database, changes and their sending; and ends it (rule S88). */
import { syncTagOf } from '#core/contract/shop/worker-messages.ts';
import { openKeptBodies } from '#src/db/kept-bodies.ts';
import { openKeptFiles } from '#src/db/kept-files.ts';
import { openKeptLibrary } from '#src/db/kept-library.ts';
import { openPersonStore, keepingPlace } from '#src/db/open.ts';
import { listenToOffice } from '#src/admin/app/sync/listen.ts';
import { startSyncWorker } from '#src/admin/app/sync/start-sync.ts';
import { startUploads } from '#src/admin/app/sync/start-uploads.ts';
import { callsUntil } from '#src/admin/api/calls-until.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { startDocuments } from '#src/admin/store/documents/documents.ts';
import { startLibrary } from '#src/admin/store/library/start-library.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import { showPerson, type OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { retryUploads } from '#src/admin/store/uploads/uploads.ts';
import { writingWhenOpen } from '#src/admin/app/sync/when-open.ts';
import { queue, showStatus, watchQueue } from '#src/admin/store/sync/queue.ts';
import { askForBackgroundSync } from '#src/sync/sender/background-sync.ts';
import { markScope } from '#src/sync/scope/closing.ts';
import { discardParked, retryParked } from '#src/sync/outbox/parked.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { openSender, type Sender } from '#src/sync/sender/sender.ts';

export const scopeOf = (admin: string): string => `admin:${admin}`;

export interface OpenOfficeDeps {
  /** Address of the stream of pokes; null: none is known. */
  readonly live: string | null;
  readonly now: () => string;
  readonly call: Call;
  /** The session has ended: what is written waits until somebody has signed in again (rule S89). */
  readonly onSessionEnded: () => void;
  /** A newer build needs the database: this tab has let go of it. */
  readonly onLost: () => void;
  /** The person has left in another tab. */
  readonly onLeft: () => void;
  readonly report: (error: unknown) => void;
}

interface Opened {
  readonly person: OfficePerson;
  readonly sender: Sender;
  readonly end: () => void;
}

let opened: Promise<Opened> | null = null;

/** The name of this chunk holds its hash: which build sends is known without asking. */
const build = (): string => new URL(import.meta.url).pathname.split('/').at(-1)?.slice(0, 40) ?? '';

/** Opened again it goes on: the same person has signed in anew. */
export async function openOffice(admin: string, deps: OpenOfficeDeps): Promise<void> {
  const known = await opened;
  if (known?.person.admin === admin) {
    retryUploads();
    return known.sender.resume();
  }
  if (known) await closeOffice(false);
  opened = open(admin, deps);
  opened.catch(() => {
    opened = null;
  });
  showPerson((await opened).person);
}

async function open(admin: string, deps: OpenOfficeDeps): Promise<Opened> {
  const { now, report } = deps;
  const gone = new AbortController();
  const call = callsUntil(deps.call, gone.signal);
  const scope = scopeOf(admin);
  const place = await keepingPlace();
  const kept = await openPersonStore(scope, place, { onLost: deps.onLost });
  const store = writingWhenOpen(kept, { scope, locks: navigator.locks, gone: gone.signal });
  queue.durable = store.durable;
  // A tab that died while it ended this scope left it closed; whoever is here has signed in.
  await markScope(store, 'open');
  const left = (): void => {
    // At once: the other tab waits for it to delete the database.
    store.close();
    closeOffice(false).catch(report);
    deps.onLeft();
  };
  const sender = openSender({
    store,
    contract: OFFICE,
    startWorker: startSyncWorker,
    scope,
    build: build(),
    onClosing: left,
    report,
  });
  const parts = { store, contract: OFFICE, now, newId: () => crypto.randomUUID(), notify: sender.notify };
  const ends = [
    () => gone.abort(),
    watchQueue(store),
    sender.listen(() => {
      showStatus(sender.status());
      if (sender.status().reason === 'session') deps.onSessionEnded();
    }),
    listenToOffice(deps.live, (rev, heardAt) => sender.poke(rev, heardAt)),
  ];
  const notify = (): void => {
    sender.notify();
    if (!navigator.onLine) void askForBackgroundSync('/admin/', syncTagOf(scope));
  };
  const person: OfficePerson = {
    admin,
    store,
    perform: (route, args, options) => perform({ ...parts, notify }, route, args, options),
    notify,
    resume: sender.resume,
    retry: (mutId) => retryParked(parts, mutId),
    discard: (mutId) => discardParked(parts, mutId),
    bodies: openKeptBodies(scope, place),
    library: openKeptLibrary(scope, place),
    askBodies: (uuids) => call('api.admin.documents.bodies', { body: { uuids: [...uuids] } }),
    now,
    newId: parts.newId,
  };
  const files = openKeptFiles(scope, place);
  ends.push(
    startDocuments(person, report),
    () => person.bodies.close(),
    startLibrary({ call, library: person.library, gone: gone.signal, report }),
    () => person.library.close(),
    await startUploads({ scope, files, call, now, newId: parts.newId, report }),
  );
  return {
    person,
    sender,
    end: () => {
      for (const end of ends) end();
    },
  };
}

/** @param everywhere the other tabs let go of the database too: it is about to be deleted */
export async function closeOffice(everywhere: boolean): Promise<void> {
  const before = await opened?.catch(() => null);
  opened = null;
  if (!before) return;
  showPerson(null);
  before.end();
  await before.sender.stop(everywhere);
  before.person.store.close();
}

/** Documents of the editors on this device, kept up as long as somebody's device is open. */
import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { documentKind, type DocumentHead } from '#core/contract/cms/document.ts';
import { readBody } from '#core/contract/cms/document-bodies.ts';
import type { OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { CallFailed } from '#src/api/failure.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { dropClean, readDrafts } from './drafts/draft-store.ts';
import { isDraftHeld } from '#src/admin/store/drafts/draft-locks.ts';
import { draftKey } from '#src/admin/store/drafts/draft-row.ts';
import { keepFirst, readFirst } from './first-heads.ts';
import { fillBodies } from './fill-bodies.ts';
import { followHeads } from './heads.ts';
import { settleDrafts } from './drafts/settle-drafts.ts';
import type { ShopDocument } from '#src/admin/store/drafts/settle-draft.ts';

export interface DocumentsState {
  /** By UUID; null while they are read. */
  heads: ReadonlyMap<string, DocumentHead> | null;
  /** Those that lists show first, until all have been read. */
  first: ReadonlyMap<string, DocumentHead> | null;
  /** UUIDs of those of which something waits on this device. */
  waiting: ReadonlySet<string>;
  /** Drafts that wait for a person to decide. */
  conflicts: readonly DocumentDraft[];
}

export const documents = proxy<DocumentsState>({
  heads: null,
  first: null,
  waiting: ref(new Set<string>()),
  conflicts: [],
});

/** Heads as soon as they have been read: before that nobody can say whether a document is new. */
export function knownHeads(): Promise<ReadonlyMap<string, DocumentHead>> {
  if (documents.heads !== null) return Promise.resolve(documents.heads);
  return new Promise((resolve) => {
    const end = subscribeKey(documents, 'heads', (heads) => {
      if (heads === null) return;
      end();
      resolve(heads);
    });
  });
}

/** What the shop could not be asked is tried again so often, in ms. */
const AGAIN_MS = 20_000;

/** What lists show first is noted once heads have not changed for so long, in ms. */
const REST_MS = 2_000;

/** The document as the shop has it; null: it is gone, or may not be seen. @throws CallFailed, Refusal */
export async function askDocument(
  { askBodies, bodies }: Pick<OfficePerson, 'askBodies' | 'bodies'>,
  { doc, of }: Pick<DocumentDraft, 'doc' | 'of'>,
): Promise<ShopDocument | null> {
  const [found] = await askBodies([doc]);
  if (found === undefined) return null;
  await bodies.keep([found]);
  const body = readBody(of, found.body);
  if (body === null) throw new CallFailed('serverFault');
  return { rev: found.rev, revId: found.revId, body };
}

type DocumentsPerson = Pick<OfficePerson, 'store' | 'bodies' | 'askBodies' | 'newId' | 'now' | 'notify'>;

/** Answers how to stop. */
export function startDocuments(person: DocumentsPerson, report: (error: unknown) => void): () => void {
  const { store, bodies, askBodies } = person;
  let confirmed: readonly DocumentHead[] | null = null;
  const known = async (uuids: readonly string[]): Promise<ReadonlySet<string>> => {
    const keys = uuids.map((uuid) => documentKind.key(uuid));
    const rows = await store.read(['base'], async (t) => await t.base.some(keys));
    return new Set(rows.flatMap(({ record }) => (documentKind.is(record) ? [record.uuid] : [])));
  };
  const quietly = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // Out of reach, or without a session: the next look tries again.
      if (!(error instanceof CallFailed) && !(error instanceof Refusal)) report(error);
    }
  };
  const fill = oneAtATime(() =>
    quietly(() => fillBodies({ heads: () => confirmed, known, kept: bodies, ask: askBodies })),
  );
  const settle = oneAtATime(() =>
    quietly(async () => {
      await settleDrafts({ person, ask: (draft) => askDocument(person, draft) });
      const drafts = await readDrafts(store);
      documents.conflicts = ref(drafts.filter(({ conflict }) => conflict !== null));
      queue.conflicts = documents.conflicts.length;
    }),
  );
  const first = quietly(async () => {
    const heads = await readFirst(store);
    documents.first = heads === null ? null : ref(heads);
  });
  let resting: ReturnType<typeof setTimeout> | undefined;
  const remember = oneAtATime(() =>
    quietly(async () => {
      if (documents.heads !== null) await keepFirst(store, documents.heads);
    }),
  );
  const ends = [
    followHeads(
      store,
      (heads) => {
        documents.heads = ref(heads.shown);
        documents.waiting = ref(heads.waiting);
        documents.first = null;
        confirmed = [...heads.confirmed.values()];
        fill();
        clearTimeout(resting);
        resting = setTimeout(remember, REST_MS);
      },
      first,
    ),
    store.follow(['results', 'parked', 'drafts'], settle),
  ];
  const timer = setInterval(() => {
    fill();
    settle();
  }, AGAIN_MS);
  settle();
  void quietly(async () => {
    for (const draft of await readDrafts(store)) {
      if (!(await isDraftHeld(draftKey(draft)))) await dropClean(person, draft);
    }
  });
  return () => {
    clearInterval(timer);
    clearTimeout(resting);
    for (const end of ends) end();
    Object.assign(documents, { heads: null, first: null, waiting: ref(new Set<string>()), conflicts: [] });
  };
}

/** Runs `work` when asked; asked while it runs, it runs once more. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let again = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    do {
      again = false;
      await work();
    } while (again);
    isRunning = false;
  };
  return () => {
    if (isRunning) again = true;
    else void run();
  };
}

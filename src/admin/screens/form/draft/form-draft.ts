/** What is typed in a form of the back office, kept on the device of whoever types it until it is saved (design §1, law 2). */
import { subscribeKey } from 'valtio/utils';
import { openPersonStore, personPlace } from '#src/db/open.ts';
import type { PersonStore } from '#src/db/store.ts';
import { session } from '#src/admin/store/session.ts';
import type { RecordValues } from '#src/admin/screens/form/version/record-values.ts';

export interface FormDraft {
  readonly uuid: string;
  /** Revision that the typing began on; 0 for a new record. */
  readonly rev: number;
  /** Which revision that is, where the shop had told it. */
  readonly revId?: string | undefined;
  /** What the record held then. */
  readonly base: RecordValues;
  readonly values: RecordValues;
  /** ISO instant of the device. */
  readonly at: string;
}

export interface FormDrafts {
  /** Of the drafts of this form – one for each tab that wrote in it –, newest first. */
  keys(form: string): Promise<readonly string[]>;
  read(key: string): Promise<FormDraft | null>;
  /** Answers whether it is on the disk. */
  keep(key: string, draft: FormDraft): Promise<boolean>;
  drop(key: string): Promise<void>;
}

/** Drafts in the store of an administrator; without storage the form works and keeps nothing. */
export function draftsIn(store: () => Promise<PersonStore>): FormDrafts {
  return {
    async keys(form) {
      const rows = await quietly(async () => (await store()).read(['drafts'], async (t) => await t.drafts.all()));
      const own = (rows ?? []).filter(({ key }) => key === form || key.startsWith(`${form}#`));
      return own.toSorted((one, other) => (one.at < other.at ? 1 : -1)).map(({ key }) => key);
    },
    async read(key) {
      const row = await quietly(async () => {
        const own = await store();
        return own.read(['drafts'], async (t) => await t.drafts.get(key));
      });
      return isDraft(row?.value) ? row.value : null;
    },
    async keep(key, draft) {
      const isKept = await quietly(async () => {
        const own = await store();
        await own.write(['drafts'], async (t) => void (await t.drafts.put([{ key, value: draft, at: draft.at }])));
        return own.durable;
      });
      return isKept ?? false;
    },
    async drop(key) {
      await quietly(async () => (await store()).write(['drafts'], async (t) => void (await t.drafts.remove([key]))));
    },
  };
}

async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    // No storage: what is typed lasts as long as the form, which does not say that it is kept.
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isValues = (value: unknown): value is RecordValues =>
  isObject(value) && 'fields' in value && isObject(value.fields);

/** A draft may be another build's: what is not one is none. */
const isDraft = (value: unknown): value is FormDraft =>
  isObject(value) &&
  'uuid' in value &&
  typeof value.uuid === 'string' &&
  'rev' in value &&
  typeof value.rev === 'number' &&
  'at' in value &&
  typeof value.at === 'string' &&
  'base' in value &&
  isValues(value.base) &&
  'values' in value &&
  isValues(value.values);

const opened = new Map<string, Promise<PersonStore>>();

/** @param id of the administrator: nobody else reads them, and nothing is kept of one who has signed out (law 4) */
export function draftsOf(id: string): FormDrafts {
  return draftsIn(async () => {
    if (session.admin?.id !== id) throw new Error('nobody is signed in whose draft this is');
    const known = opened.get(id) ?? open(id);
    opened.set(id, known);
    return await known;
  });
}

async function open(id: string): Promise<PersonStore> {
  const forget = (): void => void opened.delete(id);
  try {
    /* a newer build may take the database away: the next need opens it again */
    return await openPersonStore(`admin:${id}`, await personPlace(), { onLost: forget });
  } catch (error) {
    forget();
    throw error;
  }
}

/* a sign-out deletes the database: whoever comes back opens another one */
subscribeKey(session, 'admin', (admin) => {
  for (const id of opened.keys()) if (admin?.id !== id) opened.delete(id);
});

/** Name of the form of a record, or of the new one: that of its first draft. */
export const draftKey = (resource: string, uuid: string | null): string => `form:${resource}:${uuid ?? 'new'}`;

/** What is typed in a form, kept on the device until it is sent (design §1, law 2). */
import { useCallback, useEffect, useState } from 'react';
import type { DraftRow } from '#src/db/rows.ts';
import { person } from '#src/shop/store/person/person.ts';

export interface Draft {
  /** `undefined` while it is being read, null when there is none. */
  readonly value: unknown;
  /** What is typed is on the disk, but for what the hand is typing. */
  readonly kept: boolean;
  readonly keep: (value: unknown) => void;
  /** What was typed has done its work: nothing of it stays. */
  readonly drop: () => Promise<void>;
}

export interface DraftOptions {
  /** Answers the instant of the device. */
  readonly at: () => string;
  /** A refused change being mended: where there is no draft of it yet, its own content is the start. */
  readonly editingRefused: string | null;
}

/** Mending has a draft of its own: it never writes over what is being typed elsewhere. */
export const draftKeyOf = (key: string, editingRefused: string | null): string =>
  editingRefused === null ? key : `mends:${editingRefused}`;

/** The draft of a form. */
export function useDraft(form: string, { at, editingRefused }: DraftOptions): Draft {
  const key = draftKeyOf(form, editingRefused);
  const [read, setRead] = useState<{ key: string; value: unknown }>();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let here = true;
    const load = async (): Promise<void> => {
      const row = await readDraft(key);
      const start = row === undefined && editingRefused !== null ? await readParked(editingRefused) : row?.value;
      if (!here) return;
      setRead({ key, value: start ?? null });
      setKept(row !== undefined);
    };
    void load();
    return () => {
      here = false;
    };
  }, [key, editingRefused]);
  const keep = useCallback(
    (value: unknown) => {
      /* what says so stays while this is written: coming and going it would move what is being pressed */
      void keepDraft({ key, value, at: at() }).then(setKept);
    },
    [key, at],
  );
  const drop = useCallback(async () => {
    setKept(false);
    await dropDraft(key);
  }, [key]);
  return { value: read?.key === key ? read.value : undefined, kept, keep, drop };
}

async function dropDraft(key: string): Promise<void> {
  try {
    const { store } = await person();
    await store.write(['drafts'], async (t) => void (await t.drafts.remove([key])));
  } catch {
    // No storage: there was no draft.
  }
}

async function readDraft(key: string): Promise<DraftRow | undefined> {
  try {
    const { store } = await person();
    return await store.read(['drafts'], async (t) => await t.drafts.get(key));
  } catch {
    // No storage: the form opens empty and works.
    return undefined;
  }
}

async function readParked(mutId: string): Promise<unknown> {
  const { store } = await person();
  const row = await store.read(['parked'], async (t) => await t.parked.get(mutId));
  return row?.args;
}

/** Answers whether it is on the disk: where nothing lasts, nothing is promised. */
async function keepDraft(row: DraftRow): Promise<boolean> {
  try {
    const { store } = await person();
    await store.write(['drafts'], async (t) => void (await t.drafts.put([row])));
    return store.durable;
  } catch {
    // The form keeps what is typed as long as it is open; it just does not say that it is kept.
    return false;
  }
}

/** What is typed in a form, kept on the device until it is sent (design §1, law 2). */
import { useCallback, useEffect, useState } from 'react';
import type { DraftRow } from '#src/db/rows.ts';
import { person } from '#src/store/person.ts';

export interface Draft {
  /** `undefined` while it is being read, null when there is none. */
  readonly value: unknown;
  /** What is on the screen is on the disk. */
  readonly kept: boolean;
  readonly keep: (value: unknown) => void;
}

/** The draft under a key; `at` answers the instant of the device. */
export function useDraft(key: string, at: () => string): Draft {
  const [read, setRead] = useState<{ key: string; value: unknown }>();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let here = true;
    const load = async (): Promise<void> => {
      const row = await readDraft(key);
      if (!here) return;
      setRead({ key, value: row?.value ?? null });
      setKept(row !== undefined);
    };
    void load();
    return () => {
      here = false;
    };
  }, [key]);
  const keep = useCallback(
    (value: unknown) => {
      const write = async (): Promise<void> => {
        setKept(false);
        setKept(await keepDraft({ key, value, at: at() }));
      };
      void write();
    },
    [key, at],
  );
  return { value: read?.key === key ? read.value : undefined, kept, keep };
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

/** Answers whether it is on the disk: where nothing lasts, nothing is promised. */
export async function keepDraft(row: DraftRow): Promise<boolean> {
  try {
    const { store } = await person();
    await store.write(['drafts'], async (t) => void (await t.drafts.put([row])));
    return store.durable;
  } catch {
    // The form keeps what is typed as long as it is open; it just does not say "Brouillon gardé".
    return false;
  }
}

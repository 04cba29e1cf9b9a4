import { useCallback, useEffect, useMemo, useState } from 'react';
import { takePlace, type DraftPlace } from '#src/admin/screens/form/draft/draft-place.ts';
import { draftKey, draftsOf, type FormDraft } from '#src/admin/screens/form/draft/form-draft.ts';

export interface KeptDraft {
  /** Undefined while it is being read; null when there is none. */
  readonly found: FormDraft | null | undefined;
  /** What is typed is on the disk. */
  readonly isKept: boolean;
  readonly keep: (draft: Omit<FormDraft, 'at'>) => void;
  readonly drop: () => void;
}

interface Of {
  /** UUID of the administrator. */
  readonly owner: string;
  readonly resource: string;
  /** Null for the new one. */
  readonly uuid: string | null;
  /** ISO instant of the device. */
  readonly now: () => string;
}

/** The draft of a form: read once, then written behind what is typed. */
export function useFormDraft({ owner, resource, uuid, now }: Of): KeptDraft {
  const drafts = useMemo(() => draftsOf(owner), [owner]);
  const form = draftKey(resource, uuid);
  const [taken, setTaken] = useState<{ readonly form: string; readonly place: DraftPlace }>();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isHere = true;
    let leave = (): void => {};
    void takePlace(drafts, form).then((place) => {
      leave = place.release;
      if (isHere) setTaken({ form, place });
      else leave();
    });
    return () => {
      isHere = false;
      leave();
    };
  }, [drafts, form]);
  const place = taken?.form === form ? taken.place : undefined;
  const key = place?.key ?? form;
  const keep = useCallback(
    (draft: Omit<FormDraft, 'at'>) => void drafts.keep(key, { ...draft, at: now() }).then(setKept),
    [drafts, key, now],
  );
  const drop = useCallback(() => {
    setKept(false);
    void drafts.drop(key);
  }, [drafts, key]);
  return { found: place?.found, isKept, keep, drop };
}

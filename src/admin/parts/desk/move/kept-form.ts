/** What is typed into the form of a step: closed without being sent, it stands there again when it is opened. */
import { useState } from 'react';
import { useAdmin, useUnsaved } from '#src/admin/port/port.tsx';

/** Forms of one kind by who types and what about: this tab keeps them until they are sent, for nobody else. */
export type KeptForms<Typed> = Map<string, Typed>;

export interface KeptForm<Typed> {
  readonly typed: Typed;
  readonly type: (part: Partial<Typed>) => void;
  /** It was sent. */
  readonly drop: () => void;
}

/** @param fresh the form as it is opened first */
export function useKeptForm<Typed>(forms: KeptForms<Typed>, about: string, fresh: () => Typed): KeptForm<Typed> {
  const { admin } = useAdmin();
  const key = `${admin?.id ?? ''} ${about}`;
  const [{ typed, first }, setForm] = useState(() => {
    const kept = forms.get(key);
    return kept === undefined ? opened(fresh()) : { typed: kept, first: null };
  });
  useUnsaved(JSON.stringify(typed) !== JSON.stringify(first));
  return {
    typed,
    type: (part) => {
      /* two fields may speak before either is drawn */
      const next = { ...(forms.get(key) ?? typed), ...part };
      forms.set(key, next);
      setForm((before) => ({ ...before, typed: next }));
    },
    drop: () => {
      forms.delete(key);
      setForm(opened(fresh()));
    },
  };
}

/** Nothing is typed yet. What was kept from before has no such beginning: it is unsaved as it is. */
const opened = <Typed>(typed: Typed): { typed: Typed; first: Typed | null } => ({ typed, first: typed });

/** Deletes rows one by one, so that each is refused for itself, and says how far it is; what was deleted can come back. */
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useAdminCall, useToast } from '#src/admin/app/port.tsx';
import { failureOf, type Failure } from '#src/api/failure.ts';
import type { ResourceName } from '../model/resource-name.ts';

export interface Doomed {
  readonly uuid: string;
  readonly rev: number;
  /** What it is called. */
  readonly title: string;
}

export interface Deletion {
  readonly done: number;
  readonly of: number;
  readonly refused: readonly { readonly row: Doomed; readonly failure: Failure }[];
  readonly isOver: boolean;
}

/** @param resource name of the managed thing */
export function useDelete(resource: ResourceName, reload: () => void, mayRestore: boolean) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const isStopped = useRef(false);

  async function restore(rows: readonly Doomed[]): Promise<void> {
    let back = 0;
    for (const { uuid } of rows) {
      try {
        const [last] = await call(`api.admin.${resource}.history`, { params: { uuid } });
        if (last === undefined) continue;
        await call(`api.admin.${resource}.restore`, { params: { uuid }, body: { rev: null, history: last.id } });
        back += 1;
      } catch (error) {
        failureOf(error);
      }
    }
    reload();
    toast(back === rows.length ? t`Rétabli` : t`${back} sur ${rows.length} rétablis`);
  }

  async function run(rows: readonly Doomed[]): Promise<void> {
    isStopped.current = false;
    let state: Deletion = { done: 0, of: rows.length, refused: [], isOver: false };
    const gone: Doomed[] = [];
    setDeletion(state);
    for (const row of rows) {
      if (isStopped.current) break;
      try {
        await call(`api.admin.${resource}.destroy`, { params: { uuid: row.uuid }, body: { rev: row.rev } });
        gone.push(row);
        state = { ...state, done: state.done + 1 };
      } catch (error) {
        state = { ...state, refused: [...state.refused, { row, failure: failureOf(error) }] };
      }
      setDeletion(state);
    }
    setDeletion({ ...state, isOver: true });
    reload();
    if (gone.length === 0) return;
    const text = gone.length === 1 ? t`1 élément supprimé` : t`${gone.length} éléments supprimés`;
    toast(text, mayRestore ? { label: t`Annuler`, onPress: () => void restore(gone) } : undefined);
  }

  return {
    deletion,
    run,
    stop: (): void => {
      isStopped.current = true;
    },
    forget: (): void => setDeletion(null),
  };
}

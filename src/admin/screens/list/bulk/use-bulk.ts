/**
 * One change of many rows: the shop says first what it would do and what not, then does it a few at a time, and what it
 * cannot do stays with its reason. What was changed by others in between is refused, never overwritten.
 */
import { useRef, useState } from 'react';
import type { BulkAsked, BulkDone } from '#core/resources/many-rows.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { failureOf, type Failure } from '#src/api/failure.ts';
import type { ResourceName } from '../model/resource-name.ts';
import { asSeen, type Choosable } from '../model/selection.ts';

export type BulkChange = Pick<BulkAsked, 'action' | 'field' | 'value'>;
export type Refused = BulkDone['refused'][number];

/** Rows that are chosen, or the words of a list whose rows all are. */
export type Target = Required<Pick<BulkAsked, 'ids'>> | Required<Pick<BulkAsked, 'filter'>>;

/** What would happen. */
export interface Plan {
  readonly change: BulkChange;
  readonly ids: readonly Choosable[];
  readonly refused: readonly Refused[];
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly refused: readonly Refused[];
  readonly isOver: boolean;
}

/** A press on Stop is heard after so many; a value is set in many at a time, and each takes a fraction of a deletion. */
const AT_ONCE = { destroy: 25, set: 100 } as const;

interface State {
  readonly plan: Plan | null;
  readonly progress: Progress | null;
  readonly failure: Failure | null;
}

const NOTHING: State = { plan: null, progress: null, failure: null };

/** @param onDone rows to which it was done */
export function useBulk(resource: ResourceName, onDone: (change: BulkChange, rows: readonly Choosable[]) => void) {
  const call = useAdminCall();
  const [state, setState] = useState<State>(NOTHING);
  const isStopped = useRef(false);
  /* an answer to what was given up since is none */
  const turn = useRef(0);

  async function rehearse(change: BulkChange, target: Target): Promise<boolean> {
    const own = (turn.current += 1);
    setState(NOTHING);
    try {
      const { ids = [], refused } = await call(`api.admin.${resource}.bulk`, {
        body: { ...change, ...target, dryRun: true },
      });
      if (own === turn.current) setState({ ...NOTHING, plan: { change, ids, refused } });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (own === turn.current) setState({ ...NOTHING, failure });
      return false;
    }
  }

  async function run({ change, ids }: Plan): Promise<void> {
    isStopped.current = false;
    const gone: Choosable[] = [];
    let progress: Progress = { done: 0, of: ids.length, refused: [], isOver: false };
    let failure: Failure | null = null;
    const show = (next: Progress): void => {
      progress = next;
      const told = failure;
      setState((before) => ({ ...before, progress: next, failure: told }));
    };
    show(progress);
    const atOnce = AT_ONCE[change.action];
    for (let at = 0; at < ids.length && !isStopped.current && failure === null; at += atOnce) {
      const part = ids.slice(at, at + atOnce);
      try {
        const { done, refused } = await call(`api.admin.${resource}.bulk`, {
          body: { ...change, ids: part.map(asSeen) },
        });
        gone.push(...part.filter(({ uuid }) => !refused.some((one) => one.uuid === uuid)));
        show({ ...progress, done: progress.done + done, refused: [...progress.refused, ...refused] });
      } catch (error) {
        failure = failureOf(error);
      }
    }
    show({ ...progress, isOver: true });
    onDone(change, gone);
  }

  return {
    ...state,
    rehearse,
    run,
    stop: (): void => {
      isStopped.current = true;
    },
    forget: (): void => {
      turn.current += 1;
      setState(NOTHING);
    },
  };
}

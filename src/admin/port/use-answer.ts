/** An answer of the shop as a screen shows it: what this device kept at once, with its date, then what comes. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, type Failure } from '#src/api/failure.ts';
import type { OfficeAnswer, OfficeInput, OfficeRouteName } from '#src/admin/api/admin-routes.ts';
import { keyOf, type Kept } from '#src/admin/api/answers-of.ts';
import { useOffice } from '#src/admin/port/office.tsx';

export interface Answered<Name extends OfficeRouteName> {
  /** Null until something is here. */
  readonly answer: OfficeAnswer<Name> | null;
  /** ISO instant of an answer that this device kept; null for one that has just come. */
  readonly keptAt: string | null;
  /** A newer answer is on its way. */
  readonly isLoading: boolean;
  /** Why none came; what is shown stays. */
  readonly failure: Failure | null;
  readonly reload: () => void;
}

interface State<Name extends OfficeRouteName> {
  readonly key: string;
  readonly kept: Kept<Name> | null;
  readonly isFresh: boolean;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
}

const isUnderWay = (state: Pick<State<OfficeRouteName>, 'isLoading' | 'failure'>): boolean =>
  state.isLoading && state.failure === null;

/**
 * Asks at once and again whenever the question changes; the answer to a former question is never shown for a later one.
 * @param input null asks nothing
 */
export function useAnswer<Name extends OfficeRouteName>(name: Name, input: OfficeInput<Name> | null): Answered<Name> {
  const { call, answers, now } = useOffice();
  const key = input === null ? '' : keyOf(name, input);
  const empty = (): State<Name> => ({ key, kept: null, isFresh: false, isLoading: input !== null, failure: null });
  const [state, setState] = useState(empty);
  const [asked, setAsked] = useState(0);
  const question = useRef(input);
  question.current = input;

  useEffect(() => {
    const wanted = question.current;
    if (wanted === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const show = (part: Partial<State<Name>>): void => {
      if (!signal.aborted) setState((before) => ({ ...(before.key === key ? before : { ...empty(), key }), ...part }));
    };
    /* asked again; another question is drawn as one that is on its way before anything of it is known */
    setState((before) =>
      before.key === key && !isUnderWay(before) ? { ...before, isLoading: true, failure: null } : before,
    );
    call(name, wanted, { signal }).then(
      (answer) => {
        const kept = { answer, at: now() };
        show({ kept, isFresh: true, isLoading: false });
        void answers.keep(name, wanted, kept);
      },
      (error: unknown) => {
        if (!signal.aborted) show({ isLoading: false, failure: failureOf(error) });
      },
    );
    /* after the question has left: opening a transaction takes longer than to send it */
    void answers.read(name, wanted).then((kept) => {
      if (kept !== null) setState((before) => (before.key === key && before.isFresh ? before : fromDevice(before)));
      function fromDevice(before: State<Name>): State<Name> {
        return signal.aborted ? before : { ...(before.key === key ? before : empty()), key, kept };
      }
    });
    return () => stop.abort();
    // `key` is the question; `asked` asks it again
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, asked]);

  const current = state.key === key ? state : empty();
  return {
    answer: current.kept?.answer ?? null,
    keptAt: current.kept !== null && !current.isFresh ? current.kept.at : null,
    isLoading: current.isLoading,
    failure: current.failure,
    reload: useCallback(() => setAsked((count) => count + 1), []),
  };
}

/** One step on something of the sale: asked once, told where it went wrong, and what somebody else did meanwhile read anew. */
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { answered } from '#src/admin/api/answered.ts';
import { connection } from '#src/admin/store/connection.ts';
import type { Failure } from '#src/api/failure.ts';
import { useFieldSentence } from '#src/forms/sentences.tsx';
import { useAsk } from '#src/forms/use-ask.ts';

/** Sentences by the name of the field they stand at. */
export type Wrong<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface MoveState {
  readonly failure: Failure | null;
  /** What is wrong, by field; another one whenever something else is. */
  readonly wrong: ReadonlyMap<string, string>;
  readonly isBusy: boolean;
  /** The shop is in reach: a step needs it. */
  readonly isOnline: boolean;
}

export interface Move<Name extends string> extends MoveState {
  /** What to say at a field; nothing where nothing is wrong. */
  readonly wrongOf: (name: Name) => string | undefined;
  /** Says what is wrong before anything is asked. */
  readonly refuse: (wrong: Wrong<Name>) => void;
  /** Asks once at a time. Answers whether it worked. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

interface MoveSetting<Name extends string> {
  /** Fields the shop may refuse. */
  readonly names?: readonly Name[];
  /** Somebody else was first. */
  readonly onMoved: () => void;
}

const NOTHING_WRONG: ReadonlyMap<string, string> = new Map();

export const isMoved = (failure: Failure | null): boolean =>
  failure?.kind === 'refusal' && failure.refusal.code === 'record.moved';

export function useMove<Name extends string = never>({ names = [], onMoved }: MoveSetting<Name>): Move<Name> {
  const { i18n } = useLingui();
  const { online } = useSnapshot(connection);
  const sentence = useFieldSentence();
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const [isBusy, setBusy] = useState(false);
  /* a second press comes before the first is drawn */
  const isRunning = useRef(false);
  const setError = (name: string, { message = '' }: { message?: string }): void =>
    setWrong((before) => new Map([...before, [name, i18n._(sentence(message, name))]]));
  const { ask, failure } = useAsk<Record<string, unknown>>({ form: { setError }, names });
  return {
    failure,
    wrong,
    isBusy,
    isOnline: online,
    wrongOf: (name) => wrong.get(name),
    refuse: (said) => setWrong(new Map(Object.entries(said).flatMap(sentencesIn))),
    run: async (work) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setWrong(NOTHING_WRONG);
      const isDone = await ask(async () => {
        const said = await answered(work());
        if (!said.ok && isMoved(said.failure)) onMoved();
        return said;
      });
      isRunning.current = false;
      setBusy(false);
      return isDone;
    },
  };
}

const sentencesIn = ([name, sentence]: [string, unknown]): [string, string][] =>
  typeof sentence === 'string' ? [[name, sentence]] : [];

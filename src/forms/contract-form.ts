/**
 * A form over a schema of the contract: the same rules as the server's, at the field, in words. What is typed is kept
 * on the device while it is typed, and stays until the change is safe there (design §1, law 2).
 */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** Typing pauses this long before the draft is written. */
const DRAFT_PAUSE_MS = 400;

/** The page last: by then a browser may finish no write any more. */
const LEAVING = ['focusout', 'visibilitychange', 'pagehide'] as const;

/** For a form of which nothing stays: a password is never kept, and an address alone, which browsers know, is no draft. */
export const keepNothing = (): void => {};

export interface ContractFormOptions<Values extends FieldValues, Output> {
  schema: GenericSchema<Values, Output>;
  defaults: DefaultValues<Values>;
  /** A draft that arrives after the form was drawn: it fills what nobody has typed in yet. */
  loadedDefaults?: DefaultValues<Values> | null;
  /** Keeps what is typed. */
  keep: (values: Values) => void;
}

export function useContractForm<Values extends FieldValues, Output>({
  schema,
  defaults,
  loadedDefaults = null,
  keep,
}: ContractFormOptions<Values, Output>): UseFormReturn<Values, unknown, Output> {
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { subscribe, reset } = form;
  useEffect(() => {
    if (loadedDefaults !== null) reset(loadedDefaults, { keepDirtyValues: true });
  }, [loadedDefaults, reset]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Values | undefined;
    const write = (): void => {
      clearTimeout(timer);
      if (last !== undefined) keep(last);
      last = undefined;
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        last = values;
        clearTimeout(timer);
        timer = setTimeout(write, DRAFT_PAUSE_MS);
      },
    });
    /* who leaves a field, the screen or the page while the pause runs has typed it all the same */
    for (const event of LEAVING) addEventListener(event, write);
    return () => {
      for (const event of LEAVING) removeEventListener(event, write);
      stop();
      write();
    };
  }, [subscribe, keep]);
  return form;
}

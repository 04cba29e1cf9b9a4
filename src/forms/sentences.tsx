/** Sentences of codes that only one realm knows, over those that both share: no shopper loads what the back office says. */
import type { MessageDescriptor } from '@lingui/core';
import { createContext, use, type ReactNode } from 'react';
import { fieldSentence } from '#src/i18n/field-error.ts';
import { refusalSentence } from '#src/i18n/refusal.ts';

type Data = Readonly<Record<string, unknown>>;

export interface Sentences {
  readonly ofField: (code: string) => MessageDescriptor | undefined;
  readonly ofRefusal: (code: string, data: Data) => MessageDescriptor | undefined;
}

const SentencesContext = createContext<Sentences | null>(null);

export function SentencesProvider({ own, children }: { own: Sentences; children: ReactNode }) {
  return <SentencesContext value={own}>{children}</SentencesContext>;
}

/** What to say at a field, of a code and the value that was typed. */
export function useFieldSentence(): (code: string, value: unknown) => MessageDescriptor {
  const own = use(SentencesContext);
  return (code, value) => own?.ofField(code) ?? fieldSentence(code, value);
}

/** What to say of a refusal. */
export function useRefusalSentence(): (code: string, data?: Data) => MessageDescriptor {
  const own = use(SentencesContext);
  return (code, data = {}) => own?.ofRefusal(code, data) ?? refusalSentence(code, data);
}

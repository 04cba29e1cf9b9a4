/** How the widgets find other records: whoever draws a form hands this down. */
import { createContext, use } from 'react';
import type { LookupRow } from '#core/resources/resource-rows.ts';

export interface Lookups {
  /** Records whose name holds the words, at most 20. Throws the shop's `Refusal`, or `CallFailed`. */
  readonly find: (resource: string, words: string, signal: AbortSignal) => Promise<readonly LookupRow[]>;
  /** What these are called; the unknown ones are left out. */
  readonly name: (resource: string, uuids: readonly string[], signal: AbortSignal) => Promise<readonly LookupRow[]>;
}

const LookupsContext = createContext<Lookups | null>(null);
export const LookupsProvider = LookupsContext.Provider;

/** @throws Error where nobody can look anything up: a fault of the form */
export function useLookups(): Lookups {
  const lookups = use(LookupsContext);
  if (lookups === null) throw new Error('a reference stands in a form that looks nothing up');
  return lookups;
}

import { isStopWord, stem, words } from './text.ts';

/**
 * Words of the trade that mean the same to a person at the search field. Applied to the question, so the table may
 * change without any index changing. One word each: the engine has no phrases.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['pneu', 'pneumatique', 'tyre'],
  ['huile', 'lubrifiant', 'oil'],
  ['plaquette', 'garniture'],
  ['batterie', 'accu', 'accumulateur', 'battery'],
  ['ampoule', 'lampe'],
  ['casque', 'helmet'],
  ['gant', 'glove'],
  ['blouson', 'veste', 'jacket'],
  ['botte', 'boots'],
  ['échappement', 'silencieux', 'pot'],
  ['frein', 'brake'],
  ['filtre', 'filter'],
  ['chaîne', 'chain'],
  ['antivol', 'bloque', 'cadenas'],
  ['retro', 'rétroviseur'],
  ['bougie', 'sparkplug'],
  ['embrayage', 'clutch'],
  ['auto', 'voiture', 'automobile'],
  ['moto', 'motocyclette'],
  ['hiver', 'neige', 'winter'],
  ['été', 'summer'],
  ['enfant', 'junior'],
];

/** Whether the engine can know it: one word that says something. */
export function isOneWord(term: string): boolean {
  const [word, ...more] = words(term);
  return word !== undefined && more.length === 0 && !isStopWord(word);
}

/** Stemmed words that mean the same as a stemmed word. */
export type SynonymIndex = ReadonlyMap<string, readonly string[]>;

/** Those of the trade, and the shop's own (domain 2.11): both ways, each word of a group for every other. */
export function buildSynonyms(own: readonly (readonly string[])[] = []): SynonymIndex {
  const byWord = new Map<string, Set<string>>();
  for (const group of [...GROUPS, ...own]) {
    const stems = new Set(group.flatMap((word) => words(word).map(stem)));
    for (const word of stems) {
      const known = byWord.get(word) ?? new Set();
      for (const other of stems) if (other !== word) known.add(other);
      byWord.set(word, known);
    }
  }
  return new Map([...byWord].map(([word, others]) => [word, [...others]]));
}

import { stem, words } from './text.ts';

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

const byWord = new Map<string, string[]>();
for (const group of GROUPS) {
  const stems = group.flatMap((word) => words(word).map(stem));
  for (const word of stems) byWord.set(word, [...(byWord.get(word) ?? []), ...stems.filter((other) => other !== word)]);
}

/** Stemmed words that mean the same as this stemmed word; empty for most. */
export function synonymsOf(word: string): readonly string[] {
  return byWord.get(word) ?? [];
}

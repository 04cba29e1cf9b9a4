import type { Area } from '#core/domain/shop/area.ts';
import type { CatalogueStructure } from '#core/search/segment/structure.ts';
import { buildSynonyms, type SynonymIndex } from '#core/search/words/synonyms.ts';
import { isStopWord, stem, words } from '#core/search/words/text.ts';
import { lowerBound } from '#core/search/words/vocabulary.ts';

export interface Label {
  readonly kind: 'option' | 'category';
  readonly id: number;
  /** Attribute code of an option, empty for a category. */
  readonly code: string;
  /** Area of a category, null for an option. */
  readonly area: Area | null;
  readonly text: string;
  /** Its place in the structure, categories first. */
  readonly place: number;
}

/**
 * The names of categories and options as words that search finds: "casque noir" by the colour, "freinage" by the
 * category, without a copy of the name in every row. Renaming one reindexes nothing.
 */
export interface LabelIndex {
  readonly words: readonly string[];
  /** Labels that have the word at the same position. */
  readonly labels: readonly (readonly Label[])[];
  readonly optionsByCode: ReadonlyMap<string, readonly number[]>;
  readonly synonyms: SynonymIndex;
}

export function buildLabelIndex(structure: CatalogueStructure): LabelIndex {
  const byWord = new Map<string, Label[]>();
  const optionsByCode = new Map<string, number[]>();
  const add = (label: Label) => {
    for (const word of new Set(words(label.text).filter((word) => !isStopWord(word)))) {
      const known = byWord.get(stem(word));
      if (known) known.push(label);
      else byWord.set(stem(word), [label]);
    }
  };
  let place = 0;
  for (const { id, area, label } of structure.categories)
    add({ kind: 'category', id, code: '', area, text: label, place: place++ });
  for (const { id, code, label } of structure.options) {
    add({ kind: 'option', id, code, area: null, text: label, place: place++ });
    const known = optionsByCode.get(code);
    if (known) known.push(id);
    else optionsByCode.set(code, [id]);
  }
  const sorted = [...byWord.keys()].sort();
  const labels = sorted.map((word) => byWord.get(word) ?? []);
  return { words: sorted, labels, optionsByCode, synonyms: buildSynonyms(structure.synonyms) };
}

/** Every label with this word, or with a word beginning so; `exact` tells which. */
export function findLabels(
  index: LabelIndex,
  word: string,
  prefix: boolean,
  emit: (label: Label, exact: boolean) => void,
): void {
  for (let at = lowerBound(index.words, word); at < index.words.length; at++) {
    const found = index.words[at] ?? '';
    const exact = found === word;
    if (!exact && !(prefix && found.startsWith(word))) return;
    for (const label of index.labels[at] ?? []) emit(label, exact);
  }
}

import type { Area } from '#core/domain/shop/area.ts';
import { findLabels } from '#core/search/segment/labels.ts';
import type { Label, LabelIndex } from '#core/search/segment/labels.ts';
import { parseText } from '#core/search/words/parse.ts';
import type { ParsedText } from '#core/search/words/parse.ts';
import type { Suggestion } from '#core/search/query/query.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { stem } from '#core/search/words/text.ts';

/** Proposals that are names rather than products: enough to jump to a category, few enough to see products too. */
const MOST_NAMES = 3;
const BRAND = 'brand';

/** Categories of the area and brands that have all the words, then products as `products` ranks them. */
export function suggestFrom(
  labels: LabelIndex,
  text: string,
  limit: number,
  area: Area | undefined,
  products: (limit: number) => readonly CatalogueRow[],
): Suggestion[] {
  const parsed = parseText(text);
  if (!parsed || parsed.groups.length === 0) return [];
  const names = namesWith(labels, parsed)
    .filter((label) => label.area === null || area === undefined || label.area === area)
    .slice(0, Math.min(MOST_NAMES, limit))
    .map(({ kind, id, text: label }): Suggestion => ({ kind: kind === 'category' ? 'category' : 'brand', id, label }));
  const rows = products(limit - names.length).map((row): Suggestion => ({ kind: 'product', row }));
  return [...names, ...rows];
}

/** Labels of categories and brands that have every word, in the structure's order. */
function namesWith(index: LabelIndex, { groups }: ParsedText): Label[] {
  let kept: Set<Label> | null = null;
  for (const term of groups.flat()) {
    const found = new Set<Label>();
    const add = (label: Label) => {
      if ((label.kind === 'category' || label.code === BRAND) && (kept === null || kept.has(label))) found.add(label);
    };
    findLabels(index, stem(term.word), false, add);
    if (term.open) findLabels(index, term.word, true, add);
    kept = found;
  }
  return [...(kept ?? [])].sort((left, right) => left.place - right.place);
}

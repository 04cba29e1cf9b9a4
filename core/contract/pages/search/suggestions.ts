/** What stands under the search field while somebody types: links, the same from server and device. */
import type { Area } from '#core/domain/shop/area.ts';
import type { ContentDocument } from '#core/contract/content/content-document.ts';
import { addressed, type Permalinks } from '#core/contract/pages/permalinks/permalinks.ts';
import { href } from '#core/contract/pages/href.ts';
import { categoryPath, contentPath, productPath } from '#core/contract/pages/paths.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import type { Suggestion } from '#core/search/query/query.ts';

export interface SuggestedLink {
  kind: 'category' | 'product' | 'post' | 'page';
  label: string;
  href: string;
}

/** Links shown at most, and how many of them name pages or posts. */
export const MOST_SUGGESTIONS = 8;
export const MOST_SUGGESTED_CONTENTS = 2;

const BRAND = 'brand';

interface SuggestedIn {
  readonly structure: Structure;
  readonly permalinks: Permalinks;
  readonly area: Area | undefined;
}

function linkOf(suggestion: Suggestion, { structure, permalinks, area }: SuggestedIn): SuggestedLink[] {
  if (suggestion.kind === 'product') {
    const { row } = suggestion;
    return [{ kind: 'product', label: row.name, href: productPath(addressed(row, permalinks)) }];
  }
  if (suggestion.kind === 'category') {
    const category = structure.categories.find((one) => one.id === suggestion.id);
    return category === undefined ? [] : [{ kind: 'category', label: suggestion.label, href: categoryPath(category) }];
  }
  // A brand has no page of its own: it is a filter of the search results.
  const shelf = href('search', {}, { q: suggestion.label, [`f_${BRAND}`]: suggestion.id, area });
  return [{ kind: 'category', label: suggestion.label, href: shelf }];
}

/** Shelves and products first, as the catalogue ranked them, then pages and posts. */
export function suggestedLinks(
  suggestions: readonly Suggestion[],
  documents: readonly ContentDocument[],
  within: SuggestedIn,
): SuggestedLink[] {
  const contents = documents.slice(0, MOST_SUGGESTED_CONTENTS).map((one): SuggestedLink => {
    return { kind: one.type, label: one.title, href: contentPath(one.path) };
  });
  const links = suggestions.flatMap((one) => linkOf(one, within));
  return [...links.slice(0, MOST_SUGGESTIONS - contents.length), ...contents];
}

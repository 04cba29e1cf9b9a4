/** Which paths an editor may give to a product or a category (domain 1.2, 1.4). */
import { isArea } from '#core/domain/shop/area.ts';
import { isSlug } from '#core/domain/text/slug.ts';
import { match } from '#core/contract/pages/match.ts';
import { contentPath } from '#core/contract/pages/paths.ts';
import { RESERVED_SEGMENTS } from '#core/contract/pages/traits/reserved.ts';

const LONGEST = 255;

/**
 * True for slugs joined by slashes that no pattern of a page has: an address always means one thing. `path` has no slash
 * at its start. It may begin with an area, with no other reserved segment.
 */
export function isPermalinkPath(path: string): boolean {
  const [first = ''] = path.split('/');
  if (path.length > LONGEST || !path.split('/').every(isSlug)) return false;
  if (RESERVED_SEGMENTS.has(first) && !isArea(first)) return false;
  return (match(contentPath(path))?.id ?? 'page') === 'page';
}

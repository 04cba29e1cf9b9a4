import type { ContentBody } from '#core/contract/cms/bodies.ts';
import { pathOfContent } from '#core/domain/cms/content-path.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import type { Trx } from '#server/database/transaction.ts';

/** What the address of a content is made of beside its body. */
interface Placed {
  readonly type: string;
  readonly published_at: Date | null;
}

/** Slugs of categories by their UUIDs, and the pattern of a type: read once for all contents of it. */
export interface AddressFacts {
  readonly pattern: string | null;
  readonly categories: ReadonlyMap<string, string>;
}

export async function readAddressFacts(trx: Trx, type: string): Promise<AddressFacts> {
  const row = await trx.selectFrom('content_type').select('path_pattern').where('slug', '=', type).executeTakeFirst();
  const pattern = row?.path_pattern ?? null;
  if (!pattern?.includes('{category}')) return { pattern, categories: new Map() };
  const terms = await trx.selectFrom('cms_document').select(['uuid', 'slug']).where('kind', '=', 'term').execute();
  return { pattern, categories: new Map(terms.map(({ uuid, slug }) => [uuid, slug])) };
}

/** Without a slash at its start. @param now the first publication of what was never published */
export function addressOf(row: Placed, body: ContentBody, facts: AddressFacts, now: Date): string {
  const [first] = body.categories;
  return pathOfContent(
    {
      type: row.type,
      slug: body.translations.fr_FR.slug,
      area: body.area === 'both' ? null : body.area,
      category: first === undefined ? null : (facts.categories.get(first) ?? null),
      month: dayInParis((row.published_at ?? now).getTime()).slice(0, 7),
    },
    facts.pattern,
  );
}

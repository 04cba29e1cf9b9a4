import { randomUUID } from 'node:crypto';

import type { ContentBody, ContentText } from '#core/contract/cms/bodies.ts';
import { emptyContent, emptyText } from '#core/contract/cms/empty-body.ts';
import { PAGE_TYPE, pathOfContent } from '#core/domain/cms/content-path.ts';
import type { ContentStatus } from '#core/domain/cms/content-status.ts';
import type { Db } from '#server/database/connection.ts';

/** A body in French with these words. */
export const contentWith = (words: Partial<ContentText>, more: Partial<ContentBody> = {}): ContentBody => ({
  ...emptyContent(),
  ...more,
  translations: { fr_FR: { ...emptyText(), ...words } },
});

export const paragraph = (text: string): ContentText['body'] => [{ type: 'paragraph', text: [{ text }] }];

interface Planted {
  readonly type?: string;
  readonly path?: string;
  readonly status?: Exclude<ContentStatus, 'trash'>;
  readonly body: ContentBody;
  readonly at?: string;
}

/** A content as a shop has it, published where not said otherwise; answers its UUID. */
export async function plantContent(
  db: Db,
  { type = PAGE_TYPE, status = 'published', body, at = '2026-02-20T08:00:00Z', ...given }: Planted,
): Promise<string> {
  const uuid = randomUUID();
  const { title, slug } = body.translations.fr_FR;
  const text = JSON.stringify(body);
  const isShown = status === 'published';
  await db
    .insertInto('cms_document')
    .values({
      uuid,
      kind: 'content',
      type,
      title,
      slug,
      status,
      rev: 1,
      working: text,
      published: isShown ? text : null,
      published_rev: isShown ? 1 : null,
      published_at: isShown ? at : null,
      path: isShown ? (given.path ?? pathOfContent({ type, slug })) : null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db.insertInto('cms_slug').values({ type, locale: 'fr_FR', slug, document: uuid }).execute();
  return uuid;
}

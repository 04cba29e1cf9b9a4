import { contentPath } from '#core/contract/pages/paths.ts';
import { pathOfContent } from '#core/domain/cms/content-path.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';

export type Pattern = OfficeAnswer<'api.admin.permalinks.patterns'>[number];

/** What an address of the pattern looks like. */
export const exampleOf = (type: string, pattern: string, words: { slug: string; category: string }): string =>
  contentPath(pathOfContent({ type, ...words, area: 'auto', month: '2026-03' }, pattern));

/** Slugs that stand in addresses of the shop: a title that is mended leads nobody astray. */
import { useCallback, useState } from 'react';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';
import { namedIn } from '#src/admin/features/cms/editing/editing.ts';

export type SettledSlugs = Readonly<Record<Locale, string>>;

const NONE: SettledSlugs = { fr_FR: '', en_GB: '' };

const slugsOf = (base: DocumentBody | null): SettledSlugs =>
  base === null ? NONE : { fr_FR: namedIn(base, 'fr_FR')?.slug ?? '', en_GB: namedIn(base, 'en_GB')?.slug ?? '' };

const isPublic = ({ status }: DocumentHead): boolean => status === 'published' || status === 'private';

/**
 * What a document had when it was opened, or when it was published since; none of a draft. What has no workflow is shown
 * from its first save, in the middle of its first title: of it counts how it was opened.
 * @param base as the shop has it
 */
export function useSettledSlugs(doc: string, of: DocumentKind, base: DocumentBody | null): SettledSlugs {
  const found = useDocuments(useCallback((one: DocumentHead) => one.uuid === doc, [doc]));
  const [seen, setSeen] = useState<{ readonly isShown: boolean; readonly slugs: SettledSlugs } | null>(null);
  /* until heads are read nobody knows whether it is a draft */
  if (found === null) return slugsOf(base);
  const isShown = found.some(isPublic);
  if (seen === null || (of === 'content' && seen.isShown !== isShown)) {
    const now = { isShown, slugs: isShown ? slugsOf(base) : NONE };
    setSeen(now);
    return now.slugs;
  }
  return seen.slugs;
}

/** Words for states and types of documents (domain 16.7). */
import { useLingui } from '@lingui/react/macro';
import type { ContentStatus } from '#core/domain/cms/content-status.ts';
import { contentTypeOfTerm, isTagType, type DocumentKind } from '#core/domain/cms/document-kind.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import type { StatusTone } from '#src/ui/tag/status-tag.tsx';

export const COMPONENT_TYPE = 'component';

export const STATUS_TONES: Readonly<Record<ContentStatus, StatusTone>> = {
  draft: 'neutral',
  pending: 'warn',
  scheduled: 'info',
  published: 'success',
  private: 'violet',
  trash: 'danger',
};

export function useStatusWords(): Readonly<Record<ContentStatus, string>> {
  const { t } = useLingui();
  return {
    draft: t`Brouillon`,
    pending: t`En attente de relecture`,
    scheduled: t`Planifié`,
    published: t`Publié`,
    private: t`Privé`,
    trash: t`Corbeille`,
  };
}

/** What kind of document stands behind a type of the address. */
export const kindOfType = (type: string): DocumentKind =>
  type === COMPONENT_TYPE ? 'component' : contentTypeOfTerm(type) === null ? 'content' : 'term';

/** The page of the list a type stands in. */
export const listOfType = (
  type: string,
): 'admin.cms.pages' | 'admin.cms.posts' | 'admin.cms.components' | 'admin.cms.categories' =>
  type === COMPONENT_TYPE
    ? 'admin.cms.components'
    : contentTypeOfTerm(type) !== null
      ? 'admin.cms.categories'
      : type === 'page'
        ? 'admin.cms.pages'
        : 'admin.cms.posts';

export interface TypeWords {
  /** « Actualités » */
  readonly many: string;
  /** « Actualité » */
  readonly one: string;
  /** Its contents are written as text, not in blocks. */
  readonly isPlain: boolean;
}

/** Types that every shop has, each with an entry of its own in the menu. */
const SHIPPED_TYPES: readonly string[] = ['page', 'actualites'];

/** A type of content that the shop made itself. */
export const isOwnType = (type: string): boolean =>
  type !== COMPONENT_TYPE && contentTypeOfTerm(type) === null && !SHIPPED_TYPES.includes(type);

/** Types of content as the shop has them; those it came with are known without asking. */
export function useContentTypes(): ReadonlyMap<string, TypeWords> {
  const { t } = useLingui();
  const { may } = useAdmin();
  const { answer } = useAnswer(
    'api.admin.content-types.index',
    may('content-types.index') ? { query: { perPage: 100 } } : null,
  );
  const known = new Map<string, TypeWords>([
    ['page', { many: t`Pages`, one: t`Page`, isPlain: false }],
    ['actualites', { many: t`Actualités`, one: t`Actualité`, isPlain: false }],
  ]);
  for (const { fields } of answer?.data ?? []) {
    const { slug, name, singular, disableBlockEditor } = fields;
    if (typeof slug === 'string')
      known.set(slug, { many: String(name), one: String(singular), isPlain: disableBlockEditor === true });
  }
  return known;
}

export function useTypeWords(type: string): TypeWords {
  const { t } = useLingui();
  const types = useContentTypes();
  if (type === COMPONENT_TYPE) return { many: t`Composants`, one: t`Composant`, isPlain: false };
  const of = contentTypeOfTerm(type);
  if (of === null) return types.get(type) ?? { many: type, one: type, isPlain: false };
  const name = types.get(of)?.many ?? of;
  return isTagType(type)
    ? { many: t`Étiquettes : ${name}`, one: t`Étiquette`, isPlain: true }
    : { many: t`Catégories : ${name}`, one: t`Catégorie`, isPlain: true };
}

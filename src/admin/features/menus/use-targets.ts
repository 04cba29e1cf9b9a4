/** What a menu may lead to: documents of this device, departments and lists as the shop last told them. */
import { useMemo } from 'react';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { isTagType } from '#core/domain/cms/document-kind.ts';
import type { MenuBodyItem } from '#core/contract/cms/menu-body.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';

export type TargetType = Extract<MenuBodyItem['type'], 'page' | 'post' | 'postList' | 'category'>;

export interface Target {
  readonly ref: string;
  readonly name: string;
  /** Visitors see it: what they do not see stands in no menu. */
  readonly isShown: boolean;
  /** Of a post: its categories, by their UUIDs. */
  readonly categories?: readonly string[];
}

/** Null: the shop has not told this device yet. */
export interface Targets extends Readonly<Record<TargetType, readonly Target[] | null>> {
  /** Categories of contents, by which posts are looked for. */
  readonly cmsCategory: readonly Target[];
}

const PAGE = 'page';
const isNamed = ({ of, type, deletedAt }: DocumentHead): boolean =>
  deletedAt === null && (of === 'content' || (of === 'term' && !isTagType(type)));

const asTarget = ({ uuid, title, status, categories }: DocumentHead): Target => ({
  ref: uuid,
  name: title,
  isShown: status === 'published',
  categories,
});

export function useTargets(): Targets {
  const named = useDocuments(isNamed);
  const { answer } = useAnswer('api.admin.menus.targets', {});
  return useMemo(() => {
    const heads = (named ?? []).filter(({ of }) => of === 'content');
    const lists = answer?.lists.map(({ slug, name }) => ({ ref: slug, name, isShown: true }));
    const categories = answer?.categories.map(({ uuid, area, name, isShown }) => ({
      ref: uuid,
      name: `${name} (${area})`,
      isShown,
    }));
    return {
      page: heads.filter(({ type }) => type === PAGE).map(asTarget),
      post: heads.filter(({ type }) => type !== PAGE).map(asTarget),
      postList: lists ?? null,
      cmsCategory: (named ?? []).filter(({ of }) => of === 'term').map(asTarget),
      category: categories ?? null,
    };
  }, [named, answer]);
}

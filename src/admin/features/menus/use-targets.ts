/** What a menu may lead to: documents of this device, departments and lists as the shop last told them. */
import type { DocumentHead } from '#core/contract/cms/document.ts';
import type { MenuBodyItem } from '#core/contract/cms/menu-body.ts';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';

export type TargetType = Extract<MenuBodyItem['type'], 'page' | 'post' | 'postList' | 'category'>;

export interface Target {
  readonly ref: string;
  readonly name: string;
  /** Visitors see it: what they do not see stands in no menu. */
  readonly isShown: boolean;
}

const PAGE = 'page';
const isContent = ({ of, deletedAt }: DocumentHead): boolean => of === 'content' && deletedAt === null;

export function useTargets(): Readonly<Record<TargetType, readonly Target[]>> {
  const heads = useDocuments(isContent) ?? [];
  const { answer } = useAnswer('api.admin.menus.targets', {});
  const asTarget = ({ uuid, title, status }: DocumentHead): Target => ({
    ref: uuid,
    name: title,
    isShown: status === 'published',
  });
  return {
    page: heads.filter(({ type }) => type === PAGE).map(asTarget),
    post: heads.filter(({ type }) => type !== PAGE).map(asTarget),
    postList: (answer?.lists ?? []).map(({ slug, name }) => ({ ref: slug, name, isShown: true })),
    category: (answer?.categories ?? []).map(({ uuid, area, name, isShown }) => ({
      ref: uuid,
      name: `${name} (${area})`,
      isShown,
    })),
  };
}

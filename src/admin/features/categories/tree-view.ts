/** How the tree is looked at: it stays so from one category to the next. */
import { proxy } from 'valtio';
import type { CategoryNode } from '#core/contract/admin/categories/tree.ts';
import type { Area } from '#core/domain/shop/area.ts';

/** Lines are opened, moved by buttons, or chosen to be deleted together. */
export type TreeMode = 'open' | 'move' | 'choose';

export interface TreeView {
  area: Area;
  mode: TreeMode;
  /** Whose children are folded away. */
  closed: readonly string[];
  /** As it was drawn last: the next page begins with it. */
  nodes: readonly CategoryNode[] | null;
}

export const treeView = proxy<TreeView>({ area: 'auto', mode: 'open', closed: [], nodes: null });

export const fold = (uuid: string): void => {
  const { closed } = treeView;
  treeView.closed = closed.includes(uuid) ? closed.filter((one) => one !== uuid) : [...closed, uuid];
};

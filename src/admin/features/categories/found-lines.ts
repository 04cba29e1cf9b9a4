import { pathOf, type Line, type TreeNode } from '#core/domain/catalogue/categories/category-tree.ts';
import { fold } from '#core/search/words/text.ts';

interface Named extends TreeNode {
  readonly name: string;
  readonly slug: string;
}

/** Lines whose name or slug holds the words, accents or not, with those they lie in. */
export function foundIn<T extends Named>(lines: readonly Line<T>[], nodes: readonly T[], q: string): Line<T>[] {
  const words = fold(q).split(' ').filter(Boolean);
  const holds = ({ node: { name, slug } }: Line<T>): boolean => {
    const text = `${fold(name)} ${slug}`;
    return words.every((word) => text.includes(word));
  };
  const shown = new Set(lines.filter(holds).flatMap(({ node }) => pathOf(nodes, node.uuid).map(({ uuid }) => uuid)));
  return lines.filter(({ node }) => shown.has(node.uuid));
}

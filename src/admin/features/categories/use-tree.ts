/** The tree as the shop has it, and moves in it: drawn at once, and as the shop says afterwards. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ref } from 'valtio';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { CategoryNode } from '#core/contract/admin/categories/tree.ts';
import {
  childrenOf,
  orderWith,
  pathOf,
  placeFault,
  type Place,
} from '#core/domain/catalogue/categories/category-tree.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { treeView } from './tree-view.ts';

export interface Tree {
  /** Null until something is here. */
  readonly nodes: readonly CategoryNode[] | null;
  readonly counts: ReadonlyMap<string, number>;
  readonly failure: Failure | null;
  readonly isMoving: boolean;
  /** What became of the last move, for whoever does not see it. */
  readonly said: string;
  readonly move: (uuid: string, place: Place) => Promise<void>;
  readonly reload: () => void;
}

export function useTree(): Tree {
  const { t } = useLingui();
  const call = useAdminCall();
  const { may } = useAdmin();
  const { answer, failure, reload } = useAnswer('api.admin.categories.tree', {});
  const counted = useAnswer('api.admin.categories.product-count', may('categories.product-count') ? {} : null);
  /* a move is drawn until the shop tells the tree again */
  const [moved, setMoved] = useState<{ readonly nodes: readonly CategoryNode[]; readonly since: unknown } | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [said, setSaid] = useState('');
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    /* as it is: a proxy within what the device keeps of the shop could not be written to its disk */
    if (answer !== null) treeView.nodes = ref(answer);
  }, [answer]);
  const kept = treeView.nodes;
  const nodes = (moved?.since === answer ? moved?.nodes : null) ?? answer ?? kept;

  const move = async (uuid: string, place: Place): Promise<void> => {
    const node = nodes?.find((one) => one.uuid === uuid);
    if (node === undefined || nodes === null || isMoving) return;
    const fault = placeFault(nodes, node, place.parent);
    if (fault !== null) {
      setSaid(fault === 'category.tooDeep' ? t`Pas plus de 5 niveaux.` : t`Ce n’est pas possible ici.`);
      return;
    }
    setMoving(true);
    setRefused(null);
    setMoved({ nodes: placed(nodes, node, place), since: answer });
    try {
      await call('api.admin.categories.move', { params: { uuid }, body: { ...standingOn(node), ...place } });
      const siblings = childrenOf(placed(nodes, node, place), node.area, place.parent);
      const at = siblings.findIndex((one) => one.uuid === uuid) + 1;
      const [count, level] = [siblings.length, pathOf(nodes, place.parent).length + 1];
      const above = nodes.find((one) => one.uuid === place.parent)?.name;
      setSaid(
        above === undefined
          ? t`${node.name} : place ${at} sur ${count}, à la racine`
          : t`${node.name} : place ${at} sur ${count} dans ${above}, niveau ${level}`,
      );
    } catch (error) {
      setMoved(null);
      setRefused(failureOf(error));
    } finally {
      setMoving(false);
      reload();
      counted.reload();
    }
  };
  return {
    nodes,
    counts: new Map(counted.answer?.map(({ uuid, shown }) => [uuid, shown])),
    failure: refused ?? failure,
    isMoving,
    said,
    move,
    reload: () => {
      reload();
      counted.reload();
    },
  };
}

/** The tree after a move, as the shop will have it. */
function placed(nodes: readonly CategoryNode[], node: CategoryNode, { parent, position }: Place): CategoryNode[] {
  const there = childrenOf(nodes, node.area, parent).map(({ uuid }) => uuid);
  const order = orderWith(there, node.uuid, position);
  const moved = nodes.map((one) => (one.uuid === node.uuid ? { ...one, parent } : one));
  const inOrder = order.flatMap((uuid) => moved.find((one) => one.uuid === uuid) ?? []);
  return [...moved.filter(({ uuid }) => !order.includes(uuid)), ...inOrder];
}

/** The tree of one area: searched, opened, moved by drag and keys, chosen to be deleted. */
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { categoryTree, tool } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { CategoryNode } from '#core/contract/admin/categories/tree.ts';
import { placeAfter, placeDropped } from '#core/domain/catalogue/categories/category-moves.ts';
import { linesOf, MOST_LEVELS, pathOf, type Line } from '#core/domain/catalogue/categories/category-tree.ts';
import { isArea } from '#core/domain/shop/area.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { SearchBox } from '#src/admin/parts/search-box.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { treeStructure } from '#src/ui/icon/glyphs-office.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { foundIn } from './found-lines.ts';
import { RemoveChosen } from './remove-chosen.tsx';
import { TreeLine } from './tree-line.tsx';
import { fold, treeView, type TreeMode } from './tree-view.ts';
import type { Tree } from './use-tree.ts';

/** So far to the right is one level deeper. */
const LEVEL_PIXELS = 24;

interface TreePanelProps {
  tree: Tree;
  /** The category on the page; null for none. */
  here: string | null;
}

export function TreePanel({ tree, here }: TreePanelProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const { area, mode, closed } = useSnapshot(treeView);
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const classes = categoryTree();
  const { nodes } = tree;
  if (nodes === null)
    return tree.failure === null ? <Skeleton shape="block" /> : <FailureNote failure={tree.failure} />;
  const mayUpdate = may('categories.update');
  const mayCreate = may('categories.store');
  const all = linesOf(nodes, area);
  const isHidden = ({ node }: Line<CategoryNode>): boolean =>
    pathOf(nodes, node.parent).some(({ uuid }) => closed.includes(uuid));
  const lines = q === '' ? all.filter((line) => !isHidden(line)) : foundIn(all, nodes, q);
  const mayMove = mayUpdate && q === '' && mode !== 'choose';
  const drop = (uuid: string, index: number, wanted: number): void => {
    const stays = lines.filter(
      ({ node }) => node.uuid === uuid || !pathOf(nodes, node.parent).some((one) => one.uuid === uuid),
    );
    const rest = lines.filter(({ node }) => node.uuid !== uuid);
    const to = rest.slice(0, index).filter((line) => stays.includes(line)).length;
    const place = placeDropped(stays, uuid, to, wanted);
    if (place !== null) void tree.move(uuid, place);
  };
  const toMode = (next: TreeMode): void => {
    treeView.mode = mode === next ? 'open' : next;
    setChosen([]);
  };
  const create = adminHref('admin.categories.create', {}, { area });
  return (
    <>
      <div className={classes.tools}>
        <RadioGroup
          segments
          legendHidden
          legend={t`Espace`}
          name="tree-area"
          options={[
            { value: 'auto', label: t`Auto` },
            { value: 'moto', label: t`Moto` },
          ]}
          value={area}
          onChange={(value) => {
            if (isArea(value)) treeView.area = value;
            setChosen([]);
          }}
        />
        {mayUpdate && all.length > 1 ? (
          <button type="button" className={tool({})} aria-pressed={mode === 'move'} onClick={() => toMode('move')}>
            {t`Déplacer`}
          </button>
        ) : null}
        {may('categories.mass-destroy') && all.length > 0 ? (
          <button type="button" className={tool({})} aria-pressed={mode === 'choose'} onClick={() => toMode('choose')}>
            {t`Choisir`}
          </button>
        ) : null}
      </div>
      <FailureNote failure={tree.failure} />
      {all.length === 0 ? (
        <EmptyState
          glyph={treeStructure}
          title={t`Aucune catégorie dans cet espace`}
          {...(mayCreate
            ? {
                text: t`Créez d’abord une première catégorie : les produits s’y rangent, et la boutique la montre dès qu’elle en a.`,
                actions: <LinkButton tone="ink" href={create}>{t`Créer une catégorie`}</LinkButton>,
              }
            : {})}
        />
      ) : (
        <SearchBox q={q} where={t`Nom ou slug`} onSearch={setQ} />
      )}
      {mode === 'choose' ? (
        <RemoveChosen
          nodes={nodes}
          chosen={chosen}
          onDone={() => {
            toMode('open');
            tree.reload();
          }}
        />
      ) : null}
      {q !== '' && lines.length === 0 ? <p className={classes.hint}>{t`Aucune catégorie ne porte ces mots.`}</p> : null}
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source, transform } }) => {
          if (canceled || !isSortable(source)) return;
          const line = lines.find(({ node }) => node.uuid === source.id);
          const wanted = (line?.level ?? 1) + Math.round(transform.x / LEVEL_PIXELS);
          if (line !== undefined && (source.index !== source.initialIndex || wanted !== line.level))
            drop(line.node.uuid, source.index, wanted);
        }}
      >
        <ul className={classes.rows} aria-label={t`Catégories`} aria-busy={tree.isMoving}>
          {lines.map(({ node, level }, index) => {
            const { uuid } = node;
            const hasChildren = nodes.some(({ parent }) => parent === uuid);
            return (
              <TreeLine
                key={uuid}
                node={node}
                level={level}
                index={index}
                count={may('categories.product-count') ? (tree.counts.get(uuid) ?? 0) : undefined}
                isHere={uuid === here}
                isOpen={hasChildren && q === '' ? !closed.includes(uuid) : null}
                mayMove={mayMove}
                hasButtons={mode === 'move' || (mode === 'open' && uuid === here)}
                mayCreate={mayCreate && level < MOST_LEVELS}
                isChosen={mode === 'choose' ? chosen.includes(uuid) : null}
                onFold={() => fold(uuid)}
                onMove={(move) => {
                  const place = placeAfter(nodes, uuid, move);
                  if (place !== null) void tree.move(uuid, place);
                }}
                onChoose={(isChosen) => setChosen(isChosen ? [...chosen, uuid] : chosen.filter((one) => one !== uuid))}
              />
            );
          })}
        </ul>
      </DragDropProvider>
      <LiveRegion text={tree.said} />
    </>
  );
}

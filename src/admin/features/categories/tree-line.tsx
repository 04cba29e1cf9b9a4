import { useSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { categoryTree, tool } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { CategoryNode } from '#core/contract/admin/categories/tree.ts';
import type { TreeMove } from '#core/domain/catalogue/categories/category-moves.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { caretRight, plus } from '#src/ui/icon/glyphs.ts';
import { caretDown } from '#src/ui/icon/glyphs-list.ts';
import { arrowDown, arrowUp, caretLeft, dotsSixVertical } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';

export interface TreeLineProps {
  node: CategoryNode;
  level: number;
  index: number;
  /** Products that visitors see in it; undefined for whoever may not know. */
  count: number | undefined;
  isHere: boolean;
  /** Null where nothing lies below it. */
  isOpen: boolean | null;
  /** It is dragged and moved by keys. */
  mayMove: boolean;
  /** Its moves are shown as buttons. */
  hasButtons: boolean;
  mayCreate: boolean;
  /** Null where nothing is chosen. */
  isChosen: boolean | null;
  onFold: () => void;
  onMove: (move: TreeMove) => void;
  onChoose: (isChosen: boolean) => void;
}

const KEYS: Readonly<Record<string, TreeMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

export function TreeLine({
  node,
  level,
  index,
  count,
  isHere,
  isOpen,
  mayMove,
  hasButtons,
  mayCreate,
  isChosen,
  ...told
}: TreeLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { uuid, name } = node;
  const { ref, handleRef } = useSortable({ id: uuid, index, disabled: !mayMove });
  const classes = categoryTree();
  const moves: readonly (readonly [TreeMove, string, string])[] = [
    ['up', arrowUp, t`Monter ${name}`],
    ['down', arrowDown, t`Descendre ${name}`],
    ['in', caretRight, t`Mettre ${name} dans la catégorie précédente`],
    ['out', caretLeft, t`Sortir ${name} d’un niveau`],
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = event.altKey ? KEYS[event.key] : undefined;
    if (move === undefined || !mayMove) return;
    event.preventDefault();
    told.onMove(move);
  };
  const shown = format.number(count ?? 0);
  return (
    <li ref={ref} className={classes.row} data-level={level} {...(isHere ? { 'data-here': true } : {})}>
      {/* for pointers: keys move the line by its name and by the buttons */}
      {mayMove ? (
        <span ref={handleRef} className={classes.handle} aria-hidden tabIndex={-1}>
          <Icon glyph={dotsSixVertical} size="sm" />
        </span>
      ) : null}
      {isOpen === null ? null : (
        <button
          type="button"
          className={tool({ tone: 'plain', icon: true, small: true })}
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Replier ${name}` : t`Déplier ${name}`}
          onClick={told.onFold}
        >
          <Icon glyph={isOpen ? caretDown : caretRight} size="sm" />
        </button>
      )}
      {isChosen === null ? null : (
        <Checkbox
          aria-label={t`Choisir ${name}`}
          checked={isChosen}
          onChange={({ target }) => told.onChoose(target.checked)}
        >
          {''}
        </Checkbox>
      )}
      <Link
        href={adminHref('admin.categories.edit', { id: uuid })}
        className={classes.name}
        {...(isHere ? { 'aria-current': 'page' as const } : {})}
        {...(mayMove ? { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft' } : {})}
        onKeyDown={onKeyDown}
      >
        {name}
      </Link>
      {node.isActive ? null : <StatusTag tone="warn">{t`Cachée`}</StatusTag>}
      {count === undefined ? null : (
        <span className={classes.facts} title={t`Produits visibles, sous-catégories comprises`}>
          {format.isOne(count) ? t`${shown} produit` : t`${shown} produits`}
        </span>
      )}
      {hasButtons ? (
        <span className={classes.moves}>
          {mayMove
            ? moves.map(([move, glyph, label]) => (
                <button
                  key={move}
                  type="button"
                  className={tool({ tone: 'plain', icon: true, small: true })}
                  aria-label={label}
                  onClick={() => told.onMove(move)}
                >
                  <Icon glyph={glyph} size="sm" />
                </button>
              ))
            : null}
          {mayCreate ? (
            <Link
              href={adminHref('admin.categories.create', {}, { parent: uuid })}
              className={tool({ tone: 'plain', icon: true, small: true })}
              aria-label={t`Créer une catégorie dans ${name}`}
            >
              <Icon glyph={plus} size="sm" />
            </Link>
          ) : null}
        </span>
      ) : null}
    </li>
  );
}

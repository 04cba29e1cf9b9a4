import { useSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import { categoryTree } from '#styled/recipes';
import type { CategoryProduct } from '#core/contract/admin/categories/products.ts';
import { picturePath } from '#core/contract/pages/paths.ts';
import { besideRow } from '#src/admin/parts/focus-after.ts';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { x } from '#src/ui/icon/glyphs.ts';
import { dotsSixVertical, pushPin, pushPinFill } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';

interface ProductLineProps {
  row: CategoryProduct;
  /** On its page, and in the whole list. */
  index: number;
  at: number;
  /** Places that a product can be put at. */
  of: number;
  mayOrder: boolean;
  mayRemove: boolean;
  /** Null: where the order of the shop has it. */
  onPlace: (position: number | null) => void;
  onRemove: () => void;
}

export function ProductLine({ row, index, at, of, mayOrder, mayRemove, onPlace, onRemove }: ProductLineProps) {
  const { t } = useLingui();
  const { uuid, name, sku, hash, isShown, isOwn, isFirst } = row;
  const { ref, handleRef } = useSortable({ id: uuid, index, disabled: !mayOrder });
  const classes = categoryTree();
  return (
    <li ref={ref} className={classes.row}>
      {/* for pointers: keys have the buttons */}
      {mayOrder ? (
        <span ref={handleRef} className={classes.handle} aria-hidden tabIndex={-1}>
          <Icon glyph={dotsSixVertical} size="sm" />
        </span>
      ) : null}
      {hash === null ? null : (
        <img src={picturePath(hash, 200)} alt="" width={40} height={40} loading="lazy" className={classes.picture} />
      )}
      <span className={classes.name}>{name}</span>
      <span className={classes.facts}>{sku}</span>
      {isOwn ? null : <StatusTag tone="neutral">{t`Dans une sous-catégorie`}</StatusTag>}
      {isShown ? null : <StatusTag tone="warn">{t`Caché`}</StatusTag>}
      <span className={classes.moves}>
        {mayOrder ? (
          <>
            <IconButton
              glyph={isFirst ? pushPinFill : pushPin}
              label={isFirst ? t`Ne plus placer ${name} en tête` : t`Placer ${name} en tête`}
              aria-pressed={isFirst}
              onClick={() => onPlace(isFirst ? null : 0)}
            />
            <OrderButtons
              labels={{ up: t`Monter ${name}`, down: t`Descendre ${name}` }}
              at={at}
              of={of}
              onMove={(by) => onPlace(at + by)}
            />
          </>
        ) : null}
        {mayRemove ? (
          <IconButton
            glyph={x}
            label={t`Retirer ${name} de la catégorie`}
            onClick={({ currentTarget }) => {
              const goBeside = besideRow(currentTarget);
              onRemove();
              goBeside();
            }}
          />
        ) : null}
      </span>
    </li>
  );
}

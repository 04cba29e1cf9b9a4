/** What a kit asks on its page: its choices, and what they come to. */
import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { FavouriteButton } from '#src/shop/parts/product/product-tile.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { KitButton } from './kit-button.tsx';
import { KitOption } from './kit-option.tsx';
import { useKit } from './use-kit.ts';

interface KitChoiceProps {
  row: CatalogueRow;
  detail: ProductDetail | null;
}

export function KitChoice({ row, detail }: KitChoiceProps) {
  const { t } = useLingui();
  const state = useKit(row, detail);
  const { name } = row;
  if (state.kit.options.length === 0)
    return (
      <Note tone="warn">
        {t`La composition de ce lot n’est pas encore sur cet appareil : ouvrez cette page une fois avec le réseau.`}
      </Note>
    );
  return (
    <>
      {state.kit.options.map((option, place) => (
        <KitOption
          key={option.name}
          place={place}
          option={option}
          state={state}
          isFixedPrice={detail?.kitPrice === 'fixed'}
        />
      ))}
      <div className={productLayout().actions}>
        <KitButton state={state} name={name} after={<FavouriteButton row={row} tone="line" size="lg" />} />
      </div>
      <ActionBar at="bottom">
        <KitButton state={state} name={name} />
      </ActionBar>
    </>
  );
}

/** What a group of articles asks on its page. */
import { productLayout } from '#styled/recipes';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { FavouriteButton } from '#src/shop/parts/product/product-tile.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { MembersButton } from './members-button.tsx';
import { MembersList } from './members-list.tsx';
import { useMembers } from './use-members.ts';

interface GroupChoiceProps {
  row: CatalogueRow;
  detail: ProductDetail | null;
}

export function GroupChoice({ row, detail }: GroupChoiceProps) {
  const members = useMembers(row, detail);
  return (
    <>
      <MembersList {...members} />
      <div className={productLayout().actions}>
        <MembersButton members={members} after={<FavouriteButton row={row} tone="line" size="lg" />} />
      </div>
      <ActionBar at="bottom">
        <MembersButton members={members} />
      </ActionBar>
    </>
  );
}

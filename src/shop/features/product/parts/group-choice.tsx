/** What a group of articles asks on its page. */
import type { ReactNode } from 'react';
import { productLayout } from '#styled/recipes';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { MembersButton } from './members-button.tsx';
import { MembersList } from './members-list.tsx';
import { useMembers } from './use-members.ts';

interface GroupChoiceProps {
  row: CatalogueRow;
  detail: ProductDetail | null;
  after: ReactNode;
}

export function GroupChoice({ row, detail, after }: GroupChoiceProps) {
  const members = useMembers(row, detail);
  return (
    <>
      <MembersList {...members} />
      <div className={productLayout().actions}>
        <MembersButton members={members} after={after} />
      </div>
      <ActionBar at="bottom">
        <MembersButton members={members} />
      </ActionBar>
    </>
  );
}

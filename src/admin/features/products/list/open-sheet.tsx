import { useLingui } from '@lingui/react/macro';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { addressOf, type ListState } from '#src/admin/screens/list/model/list-address.ts';
import { LinkButton } from '#src/ui/button/button.tsx';

/** Opens the products that the list finds as a spreadsheet. */
export function OpenSheet({ state }: { state: ListState }) {
  const { t } = useLingui();
  const words = addressOf({ ...state, cursor: null, rank: 1, columns: null, view: null });
  return (
    <LinkButton href={adminHref('admin.sheet', {}, words)} tone="line" size="sm">
      {t`Ouvrir dans le tableur`}
    </LinkButton>
  );
}

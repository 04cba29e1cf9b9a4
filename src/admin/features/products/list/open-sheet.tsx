import { useLingui } from '@lingui/react/macro';
import { tool } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { addressOf, type ListState } from '#src/admin/screens/list/model/list-address.ts';
import { Link } from '#src/ui/link/link.tsx';

/** Opens the products that the list finds as a spreadsheet. */
export function OpenSheet({ state }: { state: ListState }) {
  const { t } = useLingui();
  const words = addressOf({ ...state, cursor: null, rank: 1, columns: null, view: null });
  return (
    <Link href={adminHref('admin.sheet', {}, words)} className={tool()}>
      {t`Ouvrir dans le tableur`}
    </Link>
  );
}

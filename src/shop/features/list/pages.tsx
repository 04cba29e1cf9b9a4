import { Trans, useLingui } from '@lingui/react/macro';
import { writeListAddress, type ListAddress } from '#core/contract/pages/list-address.ts';
import type { ProductList } from '#core/contract/pages/page.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Note } from '#src/ui/note/note.tsx';
import { Pagination } from '#src/ui/pagination/pagination.tsx';

export interface PagesProps {
  address: ListAddress;
  path: string;
  list: ProductList;
}

/** Pages of the list as links; what is still missing of the list is said before them. */
export function Pages({ address, path, list }: PagesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const last = Math.max(1, Math.ceil(list.total / list.perPage));
  const here = format.number(list.coming?.here ?? 0);
  const all = format.number(list.coming?.of ?? 0);
  return (
    <>
      {list.coming === undefined ? null : (
        <Note tone="info" title={t`${here} sur ${all} chargés.`} role="status">
          <Trans>Le reste du rayon et ses filtres s’afficheront au retour du réseau.</Trans>
        </Note>
      )}
      <Pagination
        current={Math.min(address.page, last)}
        last={last}
        hrefOf={(at) => path + writeListAddress({ ...address, page: at })}
        labels={{
          nav: t`Pages de la liste`,
          previous: t`Page précédente`,
          next: t`Page suivante`,
          page: (at) => t`Page ${at} sur ${last}`,
        }}
      />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { PAGE_SIZE, writeListAddress, type ListAddress } from '#core/contract/pages/list-address.ts';
import { Pagination } from '#src/ui/pagination/pagination.tsx';

/** Pages of the list as links. */
export function Pages({ address, path, total }: { address: ListAddress; path: string; total: number }) {
  const { t } = useLingui();
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
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
  );
}

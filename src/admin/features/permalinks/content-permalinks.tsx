/** Where contents stand in the shop: the pattern of each type, and every address with those that lead to it. */
import { useLingui } from '@lingui/react/macro';
import { list } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useHeader } from '#src/admin/port/port.tsx';
import { AddressList } from './address-list.tsx';
import { PatternsTable } from './patterns-table.tsx';

export function ContentPermalinks() {
  const { t } = useLingui();
  useHeader({ title: t`Permaliens` });
  return (
    <div className={list().root}>
      <PatternsTable />
      <AddressList
        of="content"
        page="admin.cms.permalinks"
        where={t`Titre, adresse`}
        hrefOf={({ type, uuid }) => adminHref('admin.cms.edit', { contentType: type, id: uuid })}
      />
    </div>
  );
}

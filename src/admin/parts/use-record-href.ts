import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { adminPage, type AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';
import { useAdmin } from '#src/admin/port/port.tsx';

/** Where the page of a record is; null for who may not open it. */
export function useRecordHref(): (page: AdminPageName, id: string) => string | null {
  const { may } = useAdmin();
  return (page, id) => {
    const permission = adminPage(page)?.permission ?? null;
    return permission === null || permission === 'open' || may(permission) ? adminHref(page, { id }) : null;
  };
}

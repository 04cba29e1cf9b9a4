/** "À traiter" (domain 13): what waits for somebody, and the list that shows exactly that. A module that comes adds its line. */
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import type { AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';

interface Place {
  readonly page: AdminPageName;
  /** Of the page: who may not open it is not told what waits there. */
  readonly permission: PermissionKey;
  /** Filters as the list's address says them. */
  readonly query: Readonly<Record<string, string>>;
}

/** In the order of the screen. */
export const TO_DO_PLACES = {
  accountsToApprove: {
    page: 'admin.customers',
    permission: 'customers.index',
    query: { 'filter[approval][is]': 'pending', 'filter[customerType][is]': 'professional' },
  },
  dataRequests: {
    page: 'admin.data-requests',
    permission: 'data-requests.index',
    query: { 'filter[status][in]': 'pending,processing', sort: 'dueOn' },
  },
  brokenLinks: { page: 'admin.links', permission: 'broken-links.index', query: {} },
} as const satisfies Readonly<Record<string, Place>>;

export type ToDo = keyof typeof TO_DO_PLACES;

const isToDo = (code: string): code is ToDo => Object.hasOwn(TO_DO_PLACES, code);

export const TO_DO: readonly ToDo[] = Object.keys(TO_DO_PLACES).filter(isToDo);

/** "À traiter" (domain 13): what waits for somebody, and the list that shows exactly that. */
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import type { AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';
import { OPEN_REQUESTS } from '#core/domain/account/open-requests.ts';

interface Place {
  readonly page: AdminPageName;
  /** Of the page: who may not open it is not told what waits there. */
  readonly permission: PermissionKey;
  /** Filters as the list's address says them. */
  readonly query: Readonly<Record<string, string>>;
}

export const TO_DO_PLACES = {
  accountsToApprove: {
    page: 'admin.customers',
    permission: 'customers.index',
    query: { 'filter[approval][is]': 'pending', 'filter[customerType][is]': 'professional' },
  },
  dataRequests: {
    page: 'admin.data-requests',
    permission: 'data-requests.index',
    query: { 'filter[status][in]': OPEN_REQUESTS.join(','), sort: 'dueOn' },
  },
  brokenLinks: { page: 'admin.links', permission: 'broken-links.index', query: {} },
} as const satisfies Readonly<Record<string, Place>>;

/** Of modules that have no screen in the back office: what waits is told, and leads nowhere. */
const WITHOUT_SCREEN = [
  'ordersToPrepare',
  'transfersAwaited',
  'quotesToAnswer',
  'returnsNew',
  'withdrawalsOpen',
  'contactRequests',
  'invoicesOverdue',
  'productsOut',
] as const;

type ListedToDo = keyof typeof TO_DO_PLACES;
export type ToDo = ListedToDo | (typeof WITHOUT_SCREEN)[number];

const isListed = (code: string): code is ListedToDo => Object.hasOwn(TO_DO_PLACES, code);

/** Those that lead to a list. */
export const LISTED_TO_DO: readonly ListedToDo[] = Object.keys(TO_DO_PLACES).filter(isListed);

/** In the order of the screen. */
export const TO_DO: readonly ToDo[] = [...WITHOUT_SCREEN, ...LISTED_TO_DO];

/** Null where no screen shows it. */
export const toDoPlace = (code: ToDo): Place | null => (isListed(code) ? TO_DO_PLACES[code] : null);

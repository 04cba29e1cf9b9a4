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
  /** Its list knows areas: where one is looked at, it shows that one. */
  readonly hasArea?: true;
}

/** In the order of the screen. Of those without a place what waits is told, and leads nowhere. */
export const TO_DO = [
  'ordersToPrepare',
  'transfersAwaited',
  /** Customers for whom as much stock is set aside as goes without being paid (rule O25). */
  'stockHeld',
  'quotesToAnswer',
  'returnsNew',
  'withdrawalsOpen',
  'contactRequests',
  'invoicesOverdue',
  'productsOut',
  'accountsToApprove',
  'dataRequests',
  'brokenLinks',
  'failedJobs',
] as const;

export type ToDo = (typeof TO_DO)[number];

export const TO_DO_PLACES = {
  ordersToPrepare: {
    page: 'admin.orders',
    permission: 'orders.index',
    query: { 'filter[status][is]': 'processing', sort: 'placedAt' },
    hasArea: true,
  },
  transfersAwaited: {
    page: 'admin.orders',
    permission: 'orders.index',
    query: {
      'filter[status][is]': 'pending_payment',
      'filter[paymentMethod][is]': 'banktransfer',
      sort: 'placedAt',
    },
    hasArea: true,
  },
  quotesToAnswer: {
    page: 'admin.quotes',
    permission: 'quotes.index',
    query: { 'filter[state][in]': 'requested,in_review', sort: 'requestedAt' },
    hasArea: true,
  },
  returnsNew: {
    page: 'admin.rma',
    permission: 'rma.index',
    query: { 'filter[status][is]': 'new_request', sort: 'createdAt' },
    hasArea: true,
  },
  contactRequests: {
    page: 'admin.contact-requests',
    permission: 'contact-requests.index',
    query: { 'filter[state][in]': 'new', sort: 'createdAt' },
    hasArea: true,
  },
  invoicesOverdue: {
    page: 'admin.invoices',
    permission: 'invoices.index',
    query: { 'filter[state][is]': 'overdue', sort: 'dueAt' },
    hasArea: true,
  },
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
  failedJobs: { page: 'admin.failed-jobs', permission: 'failed-jobs.index', query: {} },
} as const satisfies Readonly<Partial<Record<ToDo, Place>>>;

type ListedToDo = keyof typeof TO_DO_PLACES;

const isListed = (code: string): code is ListedToDo => Object.hasOwn(TO_DO_PLACES, code);

/** Those that lead to a list. */
export const LISTED_TO_DO: readonly ListedToDo[] = TO_DO.filter(isListed);

/** Null where no screen shows it. */
export const toDoPlace = (code: ToDo): Place | null => (isListed(code) ? TO_DO_PLACES[code] : null);

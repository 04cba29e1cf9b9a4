/** The subjects of the shop: a new one is a line here, with its import. What they say together is read from the list. */
import type { AdminRouteName, AdminRoutes } from '#core/contract/admin/routes.ts';
import type { OfflineRouteName } from '#core/contract/offline-routes.ts';
import type { OnlineRouteName, OnlineRoutes } from '#core/contract/online-routes.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import type { FindUses } from '#server/platform/media/media-uses.ts';
import type { MailTemplates } from '#server/platform/mail/template.ts';
import type { PersonalSections } from '#server/platform/personal/personal-rows.ts';
import type { GenericOfficeRoutes } from '#server/routes/generic-routes.ts';
import type { ResourceHooks } from '#server/resources/hooks/resource-hooks.ts';
import type { Handlers } from '#server/routes/handler.ts';
import type { ChangeHandler } from '#server/sync/change/change-handler.ts';
import type { SyncSubject } from '#server/sync/change/subject.ts';

import { account } from './account/subject.ts';
import { admins } from './admins/subject.ts';
import { branding } from './branding/subject.ts';
import { cart } from './cart/subject.ts';
import { catalogue } from './catalogue/subject.ts';
import { cms } from './cms/subject.ts';
import { consent } from './consent/subject.ts';
import { contact } from './contact/subject.ts';
import { customers } from './customers/subject.ts';
import { dashboard } from './dashboard/subject.ts';
import { downloads } from './downloads/subject.ts';
import { guest } from './guest/subject.ts';
import { joined } from './joined.ts';
import { links } from './links/subject.ts';
import { media } from './media/subject.ts';
import { menus } from './menus/subject.ts';
import { newsletter } from './newsletter/subject.ts';
import { notifications } from './notifications/subject.ts';
import { orderCalls, orders } from './orders/subject.ts';
import { pages } from './pages/subject.ts';
import { payments } from './payments/subject.ts';
import { permalinks } from './permalinks/subject.ts';
import { prices } from './prices/subject.ts';
import { quotes } from './quotes/subject.ts';
import { returns } from './returns/subject.ts';
import { search } from './search/subject.ts';
import { settings } from './settings/subject.ts';
import { stock } from './stock/subject.ts';
import type { SubjectTools } from './subject-tools.ts';
import type { AfterOrder, HookTools, Subject } from './subject.ts';
import { withdrawal } from './withdrawal/subject.ts';
import { wishlist } from './wishlist/subject.ts';

const SUBJECTS = [
  cart,
  prices,
  quotes,
  { ...orders, calls: orderCalls(afterOrder) },
  payments,
  returns,
  withdrawal,
  contact,
  account,
  customers,
  admins,
  wishlist,
  guest,
  consent,
  newsletter,
  media,
  downloads,
  catalogue,
  branding,
  settings,
  cms,
  links,
  search,
  stock,
  pages,
  permalinks,
  menus,
  notifications,
  dashboard,
] as const satisfies readonly Subject[];

export const SHOP_SUBJECTS: readonly Subject[] = SUBJECTS;

/** Subjects of the back office that wait on a device. */
export const OFFICE_SUBJECTS: readonly SyncSubject<Admin>[] = SHOP_SUBJECTS.flatMap(({ officeSync }) =>
  officeSync === undefined ? [] : [officeSync],
);

/** Handlers of what the shop answers at once; those of the sync are its own. A forgotten one does not compile. */
export const shopRoutes = (tools: SubjectTools): Handlers<Omit<OnlineRoutes, `api.sync.${string}`>> =>
  joined(SUBJECTS.flatMap((one) => ('routes' in one ? [one.routes(tools)] : [])));

/** Handlers of the back office, beside those that no subject has. A forgotten one does not compile. */
export const officeRoutes = (tools: SubjectTools): Handlers<Omit<AdminRoutes, GenericOfficeRoutes>> =>
  joined(SUBJECTS.flatMap((one) => ('office' in one ? [one.office(tools)] : [])));

/** Names of the routes whose answers are kept while the catalogue stays as it is. */
export const CACHEABLE_ROUTES: ReadonlySet<OnlineRouteName | AdminRouteName> = new Set(
  SHOP_SUBJECTS.flatMap(({ cacheable = [] }) => cacheable),
);

/** The one handler of every offline-capable route, run by push and by direct calls alike: a forgotten one does not compile. */
export const CHANGE_HANDLERS: Readonly<Record<OfflineRouteName, ChangeHandler>> = joined(
  SUBJECTS.flatMap((one) => ('handlers' in one ? [one.handlers] : [])),
);

/** What subjects do when managed things are written. */
export const resourceHooks = (tools: HookTools): ResourceHooks =>
  joined(SHOP_SUBJECTS.map(({ hooks }) => hooks?.(tools) ?? {}));

export const MAIL_TEMPLATES: MailTemplates = joined(SHOP_SUBJECTS.map(({ mails = {} }) => mails));

/** What subjects do in the background. A kind that is declared and done nowhere does not compile (`server/jobs.ts`). */
export const SUBJECT_JOBS = joined(SUBJECTS.flatMap((one) => ('jobs' in one ? [one.jobs] : [])));

/** Everywhere a file of the library may be shown. */
export const MEDIA_USES: readonly FindUses[] = SHOP_SUBJECTS.flatMap(({ mediaUses = [] }) => mediaUses);

/** Everything the shop holds of a customer, subject by subject. */
export const PERSONAL_SECTIONS: PersonalSections = joined(SHOP_SUBJECTS.map(({ personal = {} }) => personal));

/** Whatever places an order tells every subject of it. */
export async function afterOrder(...told: Parameters<AfterOrder>): Promise<void> {
  for (const subject of SHOP_SUBJECTS) await subject.afterOrder?.(...told);
}

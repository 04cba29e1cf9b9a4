/** Named routes of the back office beside those of its resources. No page or worker of the shop reads this list. */
import { DOCUMENT_ROUTES } from '#core/contract/cms/document-routes.ts';
import { BLOCK_ROUTES } from '#core/contract/cms/block-routes.ts';
import { BRANDING_ROUTES } from './branding/branding.ts';
import { CATEGORY_ROUTES } from './categories/routes.ts';
import { ATTRIBUTE_ROUTES } from './catalogue/attributes.ts';
import { CUSTOMER_ROUTES } from './customers/routes.ts';
import { dashboardRoute } from './dashboard/dashboard.ts';
import { firstStepsRoute } from './dashboard/first-steps.ts';
import { FAILED_JOB_ROUTES } from './office/failed-jobs.ts';
import { OFFICE_ROUTES } from './office/routes.ts';
import { ORDER_DESK_ROUTES } from './orders/routes.ts';
import { PEOPLE_ROUTES } from './people/routes.ts';
import { PRODUCT_FILE_ROUTES } from './products/files.ts';
import { PRODUCT_ROUTES } from './products/routes.ts';
import { VEHICLE_ROUTES } from './products/sale.ts';
import { SHEET_ROUTES } from './products/sheet/routes.ts';
import { QUOTE_DESK_ROUTES } from './quotes/routes.ts';
import { RMA_DESK_ROUTES } from './returns/routes.ts';
import { SETTING_ROUTES } from './settings/routes.ts';
import { STOCK_ROUTES } from './stock/routes.ts';
import { OFFICE_SYNC_ROUTES } from './sync/routes.ts';
import { PERMALINK_ROUTES } from '#core/contract/cms/permalinks/permalinks.ts';
import { FIELD_ROUTES } from '#core/contract/cms/fields/fields.ts';
import { LINK_ROUTES } from '#core/contract/cms/links/links.ts';
import { menuTargetsRoute } from '#core/contract/cms/menu-targets.ts';
import { MEDIA_ROUTES } from '#core/contract/cms/media/routes.ts';
import { adminInitRoute } from './start.ts';

export const ADMIN_ROUTES = {
  'api.admin.init': adminInitRoute,
  ...PEOPLE_ROUTES,
  'api.admin.dashboard': dashboardRoute,
  'api.admin.first-steps': firstStepsRoute,
  ...OFFICE_ROUTES,
  ...FAILED_JOB_ROUTES,
  ...SETTING_ROUTES,
  ...ATTRIBUTE_ROUTES,
  ...CUSTOMER_ROUTES,
  ...PRODUCT_ROUTES,
  ...PRODUCT_FILE_ROUTES,
  ...VEHICLE_ROUTES,
  ...SHEET_ROUTES,
  ...ORDER_DESK_ROUTES,
  ...QUOTE_DESK_ROUTES,
  ...RMA_DESK_ROUTES,
  ...STOCK_ROUTES,
  ...CATEGORY_ROUTES,
  ...DOCUMENT_ROUTES,
  ...OFFICE_SYNC_ROUTES,
  ...MEDIA_ROUTES,
  'api.admin.menus.targets': menuTargetsRoute,
  ...BLOCK_ROUTES,
  ...PERMALINK_ROUTES,
  ...LINK_ROUTES,
  ...FIELD_ROUTES,
  ...BRANDING_ROUTES,
} as const;

export type AdminRoutes = typeof ADMIN_ROUTES;
export type AdminRouteName = keyof AdminRoutes;

/** Named routes of the configuration: three for each of its screens. */
import { checkPaymentRoute } from './check-payment.ts';
import { testMailRoute } from './test-mail.ts';
import { settingsHistory, showSettings, updateSettings } from './settings.ts';

export const SETTING_ROUTES = {
  'api.admin.settings.general.show': showSettings('general'),
  'api.admin.settings.general.update': updateSettings('general'),
  'api.admin.settings.general.history': settingsHistory('general'),
  'api.admin.settings.catalog.show': showSettings('catalog'),
  'api.admin.settings.catalog.update': updateSettings('catalog'),
  'api.admin.settings.catalog.history': settingsHistory('catalog'),
  'api.admin.settings.customers.show': showSettings('customers'),
  'api.admin.settings.customers.update': updateSettings('customers'),
  'api.admin.settings.customers.history': settingsHistory('customers'),
  'api.admin.settings.sales.show': showSettings('sales'),
  'api.admin.settings.sales.update': updateSettings('sales'),
  'api.admin.settings.sales.history': settingsHistory('sales'),
  'api.admin.settings.sales.check-payment': checkPaymentRoute,
  'api.admin.settings.emails.show': showSettings('emails'),
  'api.admin.settings.emails.update': updateSettings('emails'),
  'api.admin.settings.emails.history': settingsHistory('emails'),
  'api.admin.settings.emails.test': testMailRoute,
} as const;

export type SettingRoutes = typeof SETTING_ROUTES;

/** The screen of every page; those of managed things are in `src/admin/app/pages/resource-screens.ts`. */
import type { AdminPage } from '#core/contract/admin/pages/admin-page.ts';
import type { AdminPageName, FixedPageName } from '#core/contract/admin/pages/admin-pages.ts';
import { lazyScreen, type LazyScreen } from '#src/admin/port/lazy-screen.ts';
import { resourceScreen } from '#src/admin/app/pages/resource-screens.ts';

const FIXED: Readonly<Record<FixedPageName, LazyScreen>> = {
  'admin.login': lazyScreen(async () => (await import('#src/admin/app/account/sign-in/login-page.tsx')).LoginPage),
  'admin.logout': lazyScreen(async () => (await import('#src/admin/app/account/logout-page.tsx')).LogoutPage),
  'admin.welcome': lazyScreen(
    async () => (await import('#src/admin/app/account/welcome/welcome-page.tsx')).WelcomePage,
  ),
  'admin.forgot-password': lazyScreen(async () => (await import('#src/admin/app/account/forgot-page.tsx')).ForgotPage),
  'admin.reset-password': lazyScreen(async () => (await import('#src/admin/app/account/reset-page.tsx')).ResetPage),
  'admin.profile': lazyScreen(async () => (await import('#src/admin/features/profile/profile-page.tsx')).ProfilePage),
  'admin.branding': lazyScreen(
    async () => (await import('#src/admin/features/branding/branding-page.tsx')).BrandingPage,
  ),
  'admin.menus': lazyScreen(async () => (await import('#src/admin/features/menus/menus-page.tsx')).MenusPage),
  'admin.counts': lazyScreen(
    async () => (await import('#src/admin/features/inventory-count/counts-page.tsx')).CountsPage,
  ),
  'admin.counts.count': lazyScreen(
    async () => (await import('#src/admin/features/inventory-count/count-page.tsx')).CountPage,
  ),
  'admin.counts.differences': lazyScreen(
    async () => (await import('#src/admin/features/inventory-count/differences/differences-page.tsx')).DifferencesPage,
  ),
  'admin.sheet': lazyScreen(async () => (await import('#src/admin/features/sheet/sheet-page.tsx')).SheetPage),
  'admin.media': lazyScreen(async () => (await import('#src/admin/features/media/media-page.tsx')).MediaPage),
  'admin.roles.permissions': lazyScreen(
    async () => (await import('#src/admin/features/roles/permissions-page.tsx')).PermissionsPage,
  ),
  'admin.config.general': lazyScreen(
    async () => (await import('#src/admin/features/settings/settings-page.tsx')).GeneralSettings,
  ),
  'admin.config.catalog': lazyScreen(
    async () => (await import('#src/admin/features/settings/settings-page.tsx')).CatalogSettings,
  ),
  'admin.config.customers': lazyScreen(
    async () => (await import('#src/admin/features/settings/settings-page.tsx')).CustomerSettings,
  ),
  'admin.config.sales': lazyScreen(
    async () => (await import('#src/admin/features/settings/settings-page.tsx')).SalesSettings,
  ),
  'admin.config.emails': lazyScreen(
    async () => (await import('#src/admin/features/settings/settings-page.tsx')).EmailSettings,
  ),
  'admin.pending': lazyScreen(async () => (await import('#src/admin/features/pending/pending-page.tsx')).PendingPage),
  'admin.documents.conflict': lazyScreen(
    async () => (await import('#src/admin/features/conflicts/conflict-page.tsx')).ConflictPage,
  ),
  'admin.activity': lazyScreen(
    async () => (await import('#src/admin/features/activity/activity-page.tsx')).ActivityPage,
  ),
  'admin.cms.pages': lazyScreen(async () => (await import('#src/admin/features/cms/list/contents-page.tsx')).PagesPage),
  'admin.cms.posts': lazyScreen(async () => (await import('#src/admin/features/cms/list/contents-page.tsx')).PostsPage),
  'admin.cms.components': lazyScreen(
    async () => (await import('#src/admin/features/cms/list/contents-page.tsx')).ComponentsPage,
  ),
  'admin.cms.categories': lazyScreen(
    async () => (await import('#src/admin/features/cms/list/contents-page.tsx')).CategoriesPage,
  ),
  'admin.cms.permalinks': lazyScreen(
    async () => (await import('#src/admin/features/permalinks/content-permalinks.tsx')).ContentPermalinks,
  ),
  'admin.catalog.permalinks': lazyScreen(
    async () => (await import('#src/admin/features/permalinks/catalogue-permalinks.tsx')).CataloguePermalinks,
  ),
  'admin.fields': lazyScreen(
    async () => (await import('#src/admin/features/custom-fields/custom-fields-page.tsx')).CustomFieldsPage,
  ),
  'admin.failed-jobs': lazyScreen(
    async () => (await import('#src/admin/features/jobs/failed-jobs-page.tsx')).FailedJobsPage,
  ),
  'admin.links': lazyScreen(async () => (await import('#src/admin/features/links/links-page.tsx')).LinksPage),
  'admin.cms.contents': lazyScreen(
    async () => (await import('#src/admin/features/cms/list/contents-page.tsx')).ContentsPage,
  ),
  'admin.cms.create': lazyScreen(async () => (await import('#src/admin/app/pages/write-document.tsx')).WriteDocument),
  'admin.cms.edit': lazyScreen(async () => (await import('#src/admin/app/pages/write-document.tsx')).WriteDocument),
  'admin.dashboard': lazyScreen(
    async () => (await import('#src/admin/features/dashboard/dashboard-page.tsx')).DashboardPage,
  ),
};

const isFixed = (name: string): name is FixedPageName => name in FIXED;

/** @throws Error for a page that nobody has a screen for: a fault of ours, which a test finds first */
export function screenOf({ name, resource }: AdminPage<AdminPageName>): LazyScreen {
  if (isFixed(name)) return FIXED[name];
  if (resource === undefined) throw new Error(`no screen for ${name}`);
  return resourceScreen(resource.name, resource.screen);
}

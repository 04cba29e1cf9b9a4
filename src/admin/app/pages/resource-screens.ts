/** Screens of managed things: the list and the form drawn from their definition, unless a feature has one of its own. */
import type { ResourceScreen } from '#core/contract/admin/pages/admin-page.ts';
import type { PermissionResource } from '#core/domain/actor/permission-keys.ts';
import { lazyScreen, type LazyScreen } from '#src/admin/port/lazy-screen.ts';

const LIST = lazyScreen(async () => (await import('#src/admin/screens/list-page.tsx')).ListPage);
const FORM = lazyScreen(async () => (await import('#src/admin/screens/form-page.tsx')).FormPage);

const CATEGORIES = lazyScreen(
  async () => (await import('#src/admin/features/categories/categories-page.tsx')).CategoriesPage,
);
const CATEGORY = lazyScreen(
  async () => (await import('#src/admin/features/categories/categories-page.tsx')).CategoryPage,
);
const ATTRIBUTE = lazyScreen(
  async () => (await import('#src/admin/features/attributes/attribute-form.tsx')).AttributeForm,
);
const FAMILY = lazyScreen(async () => (await import('#src/admin/features/attributes/family-form.tsx')).FamilyForm);

type Screens = { readonly [Screen in ResourceScreen]?: LazyScreen };

/** What a feature replaces, by the name of its managed thing. */
const OWN: Readonly<Record<string, Screens>> = {
  categories: { list: CATEGORIES, create: CATEGORY, edit: CATEGORY },
  customers: {
    edit: lazyScreen(async () => (await import('#src/admin/features/customers/customer-form.tsx')).CustomerForm),
  },
  'data-requests': {
    edit: lazyScreen(async () => (await import('#src/admin/features/customers/data-request-form.tsx')).DataRequestForm),
  },
  admins: { edit: lazyScreen(async () => (await import('#src/admin/features/admins/admin-form.tsx')).AdminForm) },
  products: {
    list: lazyScreen(async () => (await import('#src/admin/features/products/list/product-list.tsx')).ProductList),
    create: lazyScreen(async () => (await import('#src/admin/features/products/create-product.tsx')).CreateProduct),
    edit: lazyScreen(async () => (await import('#src/admin/features/products/product-form.tsx')).ProductForm),
  },
  orders: { edit: lazyScreen(async () => (await import('#src/admin/features/orders/order-page.tsx')).OrderPage) },
  quotes: { edit: lazyScreen(async () => (await import('#src/admin/features/quotes/quote-page.tsx')).QuotePage) },
  rma: { edit: lazyScreen(async () => (await import('#src/admin/features/returns/return-page.tsx')).ReturnPage) },
  stock: { edit: lazyScreen(async () => (await import('#src/admin/features/stock/stock-page.tsx')).StockPage) },
  attributes: { create: ATTRIBUTE, edit: ATTRIBUTE },
  'attribute-families': { create: FAMILY, edit: FAMILY },
  roles: { edit: lazyScreen(async () => (await import('#src/admin/features/roles/role-form.tsx')).RoleForm) },
} satisfies Readonly<Partial<Record<PermissionResource, Screens>>>;

export const resourceScreen = (name: string, screen: ResourceScreen): LazyScreen =>
  OWN[name]?.[screen] ?? (screen === 'list' ? LIST : FORM);

/** What the list at an address will ask for; null where no such list is. */
export const questionOfList = async (name: string, query: URLSearchParams) =>
  (await import('#src/admin/screens/list-page.tsx')).questionAt(name, query);

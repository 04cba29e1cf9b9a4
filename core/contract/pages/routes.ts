/**
 * Every page of the shop, once: its name, its path, what is drawn there and who is let in (specification §2,
 * domain 1.2). Links are made by `href.ts`, addresses read by `match.ts`; what only the server asks is in `traits/`, with
 * the names of what has no pattern.
 */
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import type { PageKind } from '#core/contract/pages/page.ts';
import {
  PAYMENT_PAGES,
  paymentPageName,
  type AreaPath,
  type Dotted,
  type ShopPath,
} from '#core/contract/pages/payment-pages.ts';

/** Pages that belong to the person and are drawn by the device. */
export type PersonalKind =
  | 'cart'
  | 'checkout'
  | 'payment'
  | 'quote'
  | 'success'
  | 'favourites'
  | 'auth'
  | 'account'
  | 'withdrawal'
  | 'newsletter'
  | 'proposal'
  | 'pending'
  | 'device';

/** `start` sends on to an area; `permalink`: what stands there, the shop's permalinks say. */
export type RouteKind = PageKind | PersonalKind | 'error' | 'start' | 'permalink';

/** What the access guard checks before a navigation; a page for guests sends others on to their account. */
type Middleware = 'auth:customer' | 'guest:customer';

type Page<Kind, Path> = { readonly kind: Kind; readonly path: Path; readonly middleware: readonly Middleware[] };

const page = <const Kind extends RouteKind, const Path extends string>(
  kind: Kind,
  path: Path,
  ...middleware: readonly Middleware[]
): Page<Kind, Path> => ({ kind, path, middleware });

const CUSTOMER = 'auth:customer';
const GUEST = 'guest:customer';

export const ERROR_STATUSES = [401, 403, 404, 419, 429, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

function errorPages(): { [Status in ErrorStatus as `error.${Status}`]: Page<'error', `/${Status}`> };
function errorPages(): object {
  return Object.fromEntries(ERROR_STATUSES.map((status) => [`error.${status}`, page('error', `/${status}`)]));
}

type PaymentPages<Before extends string, Under extends string, Paths extends string> = {
  [Path in Paths as `${Before}checkout.payment.${Dotted<Path>}`]: Page<'payment', `${Under}/checkout/payment/${Path}`>;
};

function areaPaymentPages(): PaymentPages<'{area}.', '/{area}', AreaPath>;
function areaPaymentPages(): object {
  return paymentPages(
    '{area}.',
    '/{area}',
    PAYMENT_PAGES.filter(({ of }) => of === 'area'),
  );
}

function shopPaymentPages(): PaymentPages<'', '', ShopPath>;
function shopPaymentPages(): object {
  return paymentPages('', '', PAYMENT_PAGES);
}

const paymentPages = (before: string, under: string, pages: typeof PAYMENT_PAGES): object =>
  Object.fromEntries(
    pages.map(({ path }) => [
      before + paymentPageName(path),
      page('payment', `${under}/checkout/payment/${path}`, CUSTOMER),
    ]),
  );

/** `{area}` stands for each area; any other `{param}` is part of the address. Nearer patterns stand before wider ones. */
const TABLE = {
  home: page('start', '/'),
  '{area}.home': page('home', '/{area}'),
  '{area}.category': page('list', '/{area}/nos-produits/{cat}'),
  '{area}.product': page('product', '/{area}/nos-produits/{type}/{slug}'),
  '{area}.vehicles.index': page('list', '/{area}/vehicules'),
  '{area}.contact': page('contact', '/{area}/contact'),
  '{area}.contact-vehicule': page('contact', '/{area}/contact-vehicule'),
  '{area}.checkout.cart': page('cart', '/{area}/checkout'),
  '{area}.checkout.addresses': page('checkout', '/{area}/checkout/adresses', CUSTOMER),
  '{area}.checkout.shipping': page('checkout', '/{area}/checkout/livraison', CUSTOMER),
  '{area}.checkout.quote': page('quote', '/{area}/checkout/devis', CUSTOMER),
  '{area}.checkout.payment': page('checkout', '/{area}/checkout/paiement', CUSTOMER),
  '{area}.checkout.information': page('quote', '/{area}/checkout/informations'),
  '{area}.checkout.success': page('success', '/{area}/checkout/succes'),
  ...areaPaymentPages(),
  '{area}.wishlist': page('favourites', '/{area}/favoris'),
  '{area}.login': page('auth', '/{area}/login', GUEST),
  '{area}.register': page('auth', '/{area}/register', GUEST),
  '{area}.password.forgot': page('auth', '/{area}/forgot-password', GUEST),
  '{area}.account': page('account', '/{area}/account', CUSTOMER),
  '{area}.account.profile': page('account', '/{area}/account/profile', CUSTOMER),
  '{area}.account.security': page('account', '/{area}/account/securite', CUSTOMER),
  '{area}.account.address': page('account', '/{area}/account/address', CUSTOMER),
  '{area}.account.orders': page('account', '/{area}/account/orders', CUSTOMER),
  '{area}.account.order': page('account', '/{area}/account/orders/{id}', CUSTOMER),
  '{area}.account.quotes': page('account', '/{area}/account/quotes', CUSTOMER),
  '{area}.account.quote': page('account', '/{area}/account/quotes/{id}', CUSTOMER),
  '{area}.account.downloads': page('account', '/{area}/account/telechargements', CUSTOMER),
  '{area}.account.wishlist': page('account', '/{area}/account/wishlist', CUSTOMER),
  '{area}.account.rma': page('account', '/{area}/account/rma', CUSTOMER),
  '{area}.account.rma.new': page('account', '/{area}/account/rma/nouveau', CUSTOMER),
  '{area}.account.rma.show': page('account', '/{area}/account/rma/{id}', CUSTOMER),
  '{area}.account.privacy': page('account', '/{area}/account/donnees-personnelles', CUSTOMER),
  login: page('auth', '/login', GUEST),
  register: page('auth', '/register', GUEST),
  'password.forgot': page('auth', '/forgot-password', GUEST),
  'password.reset': page('auth', '/reset-password/{token}'),
  'email.verify': page('auth', '/email/verifier/{token}'),
  logout: page('auth', '/logout'),
  'login.arrive': page('auth', '/passage'),
  about: page('content', '/qui-sommes-nous'),
  'products.index': page('list', '/nos-produits'),
  'categories.index': page('categories', '/nos-categories-de-produits'),
  search: page('search', '/search-results'),
  'checkout.cart': page('cart', '/checkout'),
  'checkout.addresses': page('checkout', '/checkout/adresses', CUSTOMER),
  'checkout.shipping': page('checkout', '/checkout/livraison', CUSTOMER),
  'checkout.quote': page('quote', '/checkout/devis', CUSTOMER),
  'checkout.payment': page('checkout', '/checkout/paiement', CUSTOMER),
  'checkout.information': page('quote', '/checkout/informations'),
  'checkout.success': page('success', '/checkout/succes'),
  ...shopPaymentPages(),
  'quote.link': page('proposal', '/devis/{token}'),
  withdrawal: page('withdrawal', '/renoncer'),
  'withdrawal.link': page('withdrawal', '/renoncer/{token}'),
  newsletter: page('newsletter', '/newsletter'),
  'newsletter.confirm': page('newsletter', '/newsletter/confirmer/{token}'),
  'newsletter.unsubscribe': page('newsletter', '/newsletter/desinscription/{token}'),
  alert: page('newsletter', '/alerte/{token}'),
  pending: page('pending', '/modifications-en-attente'),
  settings: page('device', '/cet-appareil'),
  ...errorPages(),
  page: page('permalink', '/{slug}'),
};

type Table = typeof TABLE;

/** A row of the table: `{area}.contact`. */
export type PageId = keyof Table;

/** What a row is called in the areas it stands for: `auto.contact`. */
export type NameOf<Id extends PageId> = Id extends `{area}${infer Rest}` ? `${Area}${Rest}` : Id;
export type IdOf<Name extends string> = Name extends `${Area}.${infer Rest}`
  ? Extract<PageId, `{area}.${Rest}`>
  : Extract<PageId, Name>;

export type IdOfKind<Kind extends RouteKind> = {
  [Id in PageId]: Table[Id]['kind'] extends Kind ? Id : never;
}[PageId];

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** What the pattern of a page asks for, beside the area. */
export type ParamsOf<Id extends PageId> = {
  readonly [Name in Exclude<NamesIn<Table[Id]['path']>, 'area'>]: string;
};

/** A page as it is published: one for each area of its row. */
export interface PageRoute {
  readonly id: PageId;
  readonly name: string;
  readonly area: Area | null;
  readonly path: string;
  readonly kind: RouteKind;
  readonly middleware: readonly string[];
}

function keysOf<T extends object>(table: T): Extract<keyof T, string>[];
function keysOf(table: object): string[] {
  return Object.keys(table);
}

function routeOf(id: PageId, area: Area | null): PageRoute {
  const put = (text: string): string => text.replace('{area}', area ?? '');
  return { ...TABLE[id], id, area, name: put(id), path: put(TABLE[id].path) };
}

export const PAGE_ROUTES: readonly PageRoute[] = keysOf(TABLE).flatMap((id) =>
  id.startsWith('{area}') ? AREAS.map((area) => routeOf(id, area)) : [routeOf(id, null)],
);

/** Pages by name with their path and the middleware the guard checks (domain 1.2, specification §2). */
import { AREAS, type Area } from '#core/domain/area.ts';

export interface PageRoute {
  name: string;
  /** `{param}` required; the splat pages have no path of their own. */
  path: string;
  middleware: readonly string[];
}

const page = (name: string, path: string, middleware: readonly string[] = []): PageRoute => ({
  name,
  path,
  middleware,
});

/** Only for somebody who is not signed in: the guard sends others on. */
const GUEST = ['guest:customer'];

/** Doors of the account; they stand under an area too, so that one stays where one was. */
const doors = (name: string, path: string): PageRoute[] => [
  page(`${name}login`, `${path}/login`, GUEST),
  page(`${name}register`, `${path}/register`, GUEST),
  page(`${name}password.forgot`, `${path}/forgot-password`, GUEST),
];

/** Pages of the account: what follows the name and the path of `account`. One account, shown in both areas. */
const ACCOUNT = [
  ['', ''],
  ['.profile', '/profile'],
  ['.security', '/securite'],
  ['.address', '/address'],
  ['.orders', '/orders'],
  ['.quotes', '/quotes'],
  ['.quote', '/quotes/{id}'],
  ['.wishlist', '/wishlist'],
  ['.rma', '/rma'],
  ['.privacy', '/donnees-personnelles'],
] as const;

const areaPages = (area: Area): PageRoute[] => [
  page(`${area}.home`, `/${area}`),
  page(`${area}.category`, `/${area}/nos-produits/{cat}`),
  page(`${area}.product`, `/${area}/nos-produits/{type}/{slug}`),
  page(`${area}.vehicles.index`, `/${area}/vehicules`),
  page(`${area}.contact`, `/${area}/contact`),
  page(`${area}.contact-vehicule`, `/${area}/contact-vehicule`),
  page(`${area}.checkout.cart`, `/${area}/checkout`),
  page(`${area}.checkout.information`, `/${area}/checkout/informations`),
  page(`${area}.checkout.success`, `/${area}/checkout/succes`),
  page(`${area}.wishlist`, `/${area}/favoris`),
  ...doors(`${area}.`, `/${area}`),
  ...ACCOUNT.map(([name, path]) => page(`${area}.account${name}`, `/${area}/account${path}`, ['auth:customer'])),
];

export const ERROR_STATUSES = [401, 403, 404, 419, 429, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

export const PAGE_ROUTES: readonly PageRoute[] = [
  page('home', '/'),
  ...AREAS.flatMap(areaPages),
  ...doors('', ''),
  page('password.reset', '/reset-password/{token}'),
  page('email.verify', '/email/verifier/{token}'),
  page('logout', '/logout'),
  page('about', '/qui-sommes-nous'),
  page('products.index', '/nos-produits'),
  page('categories.index', '/nos-categories-de-produits'),
  page('search', '/search-results'),
  page('checkout.cart', '/checkout'),
  page('pending', '/modifications-en-attente'),
  page('settings', '/cet-appareil'),
  ...ERROR_STATUSES.map((status) => page(`error.${status}`, `/${status}`)),
  page('permalink.product', '/{path}'),
  page('permalink.category', '/{path}'),
  page('permalink.post', '/{path}'),
  page('permalink.postList', '/{path}'),
  page('page', '/{slug}'),
];

/** First segments no page slug may take (domain 1.2). */
/* marked pure: no page of the browser reads it */
export const RESERVED_SEGMENTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ `auto moto admin api wp vue storage media checkout login logout register forgot-password reset-password email
   nos-produits nos-categories-de-produits qui-sommes-nous search-results devis retractation newsletter vehicules
   sitemap.xml robots.txt manifest.webmanifest modifications-en-attente cet-appareil
   401 403 404 419 429 500 503`.split(/\s+/),
);

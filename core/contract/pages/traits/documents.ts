/**
 * How the server sends each page, and what its address may say beside its path. The browser reads only the types: the
 * first load of the shop carries none of it.
 */
import { match } from '#core/contract/pages/match.ts';
import { ofPaymentPages } from '#core/contract/pages/payment-pages.ts';
import { PAGE_ROUTES, type PageId, type RouteKind } from '#core/contract/pages/routes.ts';

/**
 * `shared`: drawn by the server, the same for everybody; `outlined`: so too, as it stands before the device has read
 * what it holds (decision 19); `shell`: drawn on the device alone; `none`: never a document.
 */
export type DocumentClass = 'shared' | 'outlined' | 'shell' | 'none';

const CLASSES: Readonly<Record<RouteKind, DocumentClass>> = {
  home: 'shared',
  list: 'shared',
  categories: 'shared',
  product: 'shared',
  search: 'shared',
  content: 'shared',
  post: 'shared',
  postList: 'shared',
  contact: 'shared',
  permalink: 'shared',
  error: 'shared',
  cart: 'outlined',
  checkout: 'shell',
  payment: 'shell',
  quote: 'shell',
  success: 'shell',
  favourites: 'shell',
  auth: 'shell',
  account: 'shell',
  withdrawal: 'shell',
  newsletter: 'shell',
  proposal: 'shell',
  pending: 'shell',
  device: 'shell',
  start: 'none',
};

export const documentClass = (kind: RouteKind): DocumentClass => CLASSES[kind];

interface Said<State extends string, Passing extends string> {
  /** Parameters that name a state of the page: each state is a document of its own, and kept. */
  readonly state?: readonly State[];
  /** Parameters read once, free text or of the person: no document is kept under them. */
  readonly passing?: readonly Passing[];
}

const traits =
  (indexable: boolean) =>
  <const State extends string = never, const Passing extends string = never>({
    state = [],
    passing = [],
  }: Said<State, Passing> = {}) => ({ indexable, state, passing });

/** May be found by search engines, or not. */
const found = traits(true);
const hidden = traits(false);

/** Of a list of products (`list-address.ts`). */
const LIST = ['f_{code}', 'prix_min', 'prix_max', 'promo', 'stock', 'sort', 'page'] as const;

const TRAITS = {
  home: hidden(),
  '{area}.home': found({ passing: ['source'] }),
  '{area}.category': found({ state: LIST }),
  '{area}.product': found({ state: ['variante'] }),
  '{area}.vehicles.index': found({ state: LIST }),
  '{area}.contact': found({ passing: ['sujet', 'corriger'] }),
  '{area}.contact-vehicule': found({ state: ['vehicule'], passing: ['sujet', 'demande', 'corriger'] }),
  '{area}.checkout.cart': found(),
  '{area}.checkout.addresses': hidden({ passing: ['devis', 'adresse'] }),
  '{area}.checkout.shipping': hidden({ passing: ['devis'] }),
  '{area}.checkout.quote': hidden({ passing: ['corriger'] }),
  '{area}.checkout.payment': hidden({ passing: ['devis', 'commande'] }),
  '{area}.checkout.information': hidden({ passing: ['corriger'] }),
  '{area}.checkout.success': hidden({ passing: ['devis', 'commande', 'paiement', 'essai'] }),
  '{area}.wishlist': hidden(),
  '{area}.login': hidden({ passing: ['retour', 'fait'] }),
  '{area}.register': hidden({ passing: ['retour'] }),
  '{area}.password.forgot': hidden({ passing: ['retour'] }),
  '{area}.account': hidden(),
  '{area}.account.profile': hidden({ passing: ['corriger'] }),
  '{area}.account.security': hidden(),
  '{area}.account.address': hidden({ passing: ['adresse', 'corriger'] }),
  '{area}.account.orders': hidden({ passing: ['statut'] }),
  '{area}.account.order': hidden(),
  '{area}.account.quotes': hidden(),
  '{area}.account.quote': hidden(),
  '{area}.account.downloads': hidden(),
  '{area}.account.wishlist': hidden(),
  '{area}.account.rma': hidden(),
  '{area}.account.rma.new': hidden({ passing: ['commande'] }),
  '{area}.account.rma.show': hidden(),
  '{area}.account.privacy': hidden(),
  login: hidden({ passing: ['retour', 'fait'] }),
  register: hidden({ passing: ['retour'] }),
  'password.forgot': hidden({ passing: ['retour'] }),
  'password.reset': hidden(),
  'email.verify': hidden(),
  logout: hidden(),
  'login.arrive': hidden({ passing: ['retour'] }),
  about: found(),
  'products.index': found({ state: [...LIST, 'area'] }),
  'categories.index': found(),
  search: hidden({ state: [...LIST, 'area', 'q'] }),
  'checkout.cart': found(),
  'checkout.addresses': hidden({ passing: ['devis', 'adresse'] }),
  'checkout.shipping': hidden({ passing: ['devis'] }),
  'checkout.quote': hidden({ passing: ['corriger'] }),
  'checkout.payment': hidden({ passing: ['devis', 'commande'] }),
  'checkout.information': hidden({ passing: ['corriger'] }),
  'checkout.success': hidden({ passing: ['devis', 'commande', 'paiement', 'essai'] }),
  ...ofPaymentPages(() => hidden({ passing: ['commande'] })),
  'quote.link': hidden(),
  withdrawal: hidden({ passing: ['commande'] }),
  'withdrawal.link': hidden(),
  newsletter: hidden(),
  'newsletter.confirm': hidden(),
  'newsletter.unsubscribe': hidden(),
  alert: hidden(),
  pending: hidden(),
  settings: hidden(),
  'error.401': hidden(),
  'error.403': hidden(),
  'error.404': hidden(),
  'error.419': hidden(),
  'error.429': hidden(),
  'error.500': hidden(),
  'error.503': hidden(),
  page: found({ state: ['page'] }),
} satisfies Record<PageId, object>;

type Traits = typeof TRAITS;
type Parameter<Id extends PageId> = Traits[Id]['state' | 'passing'][number];

/** Parameters of a page: what does not belong to it does not compile. */
export type QueryOf<Id extends PageId> = [Parameter<Id>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Partial<Record<Written<Parameter<Id>>, string | number | null | undefined>>>;
type Written<Name extends string> = Name extends 'f_{code}' ? `f_${string}` : Name;

/** May the page enter an index, where it exists? */
export const isIndexable = (id: PageId): boolean => TRAITS[id].indexable;

/** The path for search engines of a page that they may index; null for all others. */
export const canonicalOf = (id: PageId, path: string): string | null => (isIndexable(id) ? path : null);

/**
 * True for a parameter that names a state of the page at a path, whose documents are kept; an address with any other
 * is answered too. What permalinks decide may be a list of posts.
 */
export function namesState(path: string, parameter: string): boolean {
  const state: readonly string[] = TRAITS[match(path)?.id ?? 'page'].state;
  return state.includes(parameter) || (state.includes('f_{code}') && /^f_[a-z][a-z0-9_]*$/.test(parameter));
}

/** True for a parameter that the page at a path reads once: no document is kept under it. */
export function readsOnce(path: string, parameter: string): boolean {
  const passing: readonly string[] = TRAITS[match(path)?.id ?? 'page'].passing;
  return passing.includes(parameter);
}

/** What stands before the secret in addresses that hold one. */
const SECRETS = PAGE_ROUTES.filter(({ path }) => path.includes('{token}')).map(({ path }) => path.split('{')[0] ?? '');

/** True for an address that holds the secret of a mail: it is neither kept, nor logged, nor told to anybody. */
export const isSecretPath = (path: string): boolean => SECRETS.some((before) => path.startsWith(before));

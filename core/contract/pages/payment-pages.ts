/** Pages under `payment/`, of the shop as a whole and of each area (specification §2): those of the providers, and one for all. */
import { isProvider, PROVIDER_CODES, PROVIDERS, type ProviderCode } from '#core/domain/payment/providers/all.ts';
import type { PageUse, ProviderPage } from '#core/domain/payment/providers/provider.ts';
import type { Area } from '#core/domain/shop/area.ts';

type PagesOf<Pages> = Pages extends unknown ? Pages[keyof Pages] : never;
type OwnPage = PagesOf<(typeof PROVIDERS)[ProviderCode]['pages']>;

/** Where a payment is told to have failed by a method that has no page for it. */
const FAILED = { path: 'failed', of: 'area', title: null } as const;

/** Paths that stand in each area, and those of the shop without one. */
export type AreaPath = Extract<OwnPage, { readonly of: 'area' }>['path'] | (typeof FAILED)['path'];
export type ShopPath = OwnPage['path'] | (typeof FAILED)['path'];

export type Dotted<Path extends string> = Path extends `${infer Head}/${infer Rest}` ? `${Head}.${Dotted<Rest>}` : Path;

interface PaymentPage extends ProviderPage {
  readonly use: PageUse;
}

function pagesOf(code: ProviderCode): Readonly<Partial<Record<PageUse, ProviderPage>>> {
  return PROVIDERS[code].pages;
}

const USES: readonly PageUse[] = ['redirect', 'failed', 'instructions'];

export const PAYMENT_PAGES: readonly PaymentPage[] = [
  ...PROVIDER_CODES.flatMap((code) =>
    USES.flatMap((use) => {
      const page = pagesOf(code)[use];
      return page === undefined ? [] : [{ ...page, use }];
    }),
  ),
  { ...FAILED, use: 'failed' },
];

/** `checkout.payment.payzen.redirect` */
export const paymentPageName = (path: string): string => `checkout.payment.${path.replaceAll('/', '.')}`;

/** What a page is for, by its name with or without an area; undefined for one of no payment. */
export const paymentPageUse = (name: string): PageUse | undefined =>
  PAYMENT_PAGES.find(({ path }) => name.replace(/^(?!checkout\.)[^.]+\./u, '') === paymentPageName(path))?.use;

type Linked = `${Area}.checkout.payment.${Dotted<AreaPath>}` | `checkout.payment.${Dotted<ShopPath>}`;

/** The page of a method for something, to be linked to in an area; null where the method has none. */
export function paymentPageOf(method: string, use: PageUse, area: Area): Linked | null;
export function paymentPageOf(method: string, use: PageUse, area: Area): string | null {
  const page = isProvider(method) ? pagesOf(method)[use] : undefined;
  if (page === undefined) return null;
  return page.of === 'area' ? `${area}.${paymentPageName(page.path)}` : paymentPageName(page.path);
}

/** Something said of each of these pages, by the name of its row in the table of pages. */
type OfPages<Said> = {
  readonly [Path in AreaPath as `{area}.checkout.payment.${Dotted<Path>}`]: Said;
} & { readonly [Path in ShopPath as `checkout.payment.${Dotted<Path>}`]: Said };

export function ofPaymentPages<Said>(say: (page: PaymentPage) => Said): OfPages<Said>;
export function ofPaymentPages(say: (page: PaymentPage) => unknown): object {
  const all = PAYMENT_PAGES.flatMap((page) => {
    const [name, said] = [paymentPageName(page.path), say(page)];
    return [...(page.of === 'area' ? [[`{area}.${name}`, said]] : []), [name, said]];
  });
  return Object.fromEntries(all);
}

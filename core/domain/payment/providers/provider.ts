/**
 * What a provider of payment is (domain 4.6): a way to pay that the shop sets up. The lists of ways to pay, pages, settings
 * and papers are read from it; `docs/architecture.md` says how one is added.
 */
import type { Money } from '#core/domain/price/money.ts';

/** How money comes: at a provider, by transfer, later, from what the shop owes, at the counter, or not at all. */
export type PaymentKind = 'online' | 'transfer' | 'later' | 'credit' | 'counter' | 'none';

/** What is known of a way to pay by its code alone. */
export interface MethodFacts {
  readonly kind: PaymentKind;
  /** Where an order may be paid with it: by its buyer, or in the back office alone. */
  readonly where: 'shop' | 'backOffice';
  /** The order waits for its money before it is handled. */
  readonly needsPrepayment: boolean;
  /** What the provider itself takes; null: any. */
  readonly currencies: readonly string[] | null;
  readonly min: Money | null;
  readonly max: Money | null;
}

export const anyTotal = { currencies: null, min: null, max: null } as const;
export const prepaid = { ...anyTotal, where: 'shop', needsPrepayment: true } as const;

/** One page of a payment, under `/checkout/payment/`; `of` says whether each area has it, or the shop once. */
export interface ProviderPage {
  readonly path: string;
  readonly of: 'area' | 'shop';
  /** Of its own; null: as such pages are called. */
  readonly title: { readonly fr_FR: string; readonly en_GB: string } | null;
}

/** On the way to the provider, after a payment that came to nothing, or with what the buyer has to do. */
export type PageUse = 'redirect' | 'failed' | 'instructions';

interface Online {
  readonly kind: 'online';
  readonly paper: 'card' | 'online';
  /** Its page knows cards. */
  readonly takesCards: boolean;
}

/** How the buyer is sent to pay: who posts a form needs a page that posts it. */
export type Provider = MethodFacts & { readonly where: 'shop' } & (
    | (Online & {
        readonly sent: 'form';
        readonly pages: { readonly redirect: ProviderPage; readonly failed?: ProviderPage };
      })
    | (Online & {
        readonly sent: 'address';
        readonly pages: { readonly redirect?: ProviderPage; readonly failed?: ProviderPage };
      })
    | {
        readonly kind: 'transfer';
        readonly paper: 'transfer';
        readonly sent: 'instructions';
        readonly pages: { readonly instructions: ProviderPage };
      }
    | {
        readonly kind: 'later';
        readonly paper: 'transfer';
        readonly sent: 'nowhere';
        readonly pages: { readonly [Use in PageUse]?: never };
      }
  );

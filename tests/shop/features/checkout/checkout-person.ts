/** A customer on the way to an order: their device, and a shop that answers as a test says. */
import { vi } from 'vitest';
import type { CartRecord } from '#core/contract/cart/cart-record.ts';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { checkoutKey } from '#src/shop/store/checkout/checkout-place.ts';
import { readCheckout, type CheckoutDraft } from '#src/shop/store/checkout/checkout-draft.ts';
import { SALE_TERMS_SHAPE, type BaseRow } from '#src/db/rows.ts';
import { base, WHO } from '#tests/shop/features/account/account-person.ts';
import { device, NOW } from '#tests/shop/features/person-page.tsx';
import { cart, terms } from '#tests/shop/store/checkout/sale.ts';
import { NO_SESSION } from '#tests/support/quiet-person.ts';

type Answers = Partial<Pick<SessionApi, 'callOnline' | 'callWhenSent'>>;

interface Held {
  cart?: CartRecord;
  draft?: Partial<CheckoutDraft>;
  base?: readonly BaseRow[];
  answers?: Answers;
  isGuest?: boolean;
  hasTerms?: boolean;
  terms?: Partial<SaleTerms>;
}

export const offline: SessionApi['callOnline'] = async () => ({
  ok: false,
  failure: { kind: 'offline', retryAfterMs: null },
});

export async function shopper(held: Held = {}) {
  const cartRow: BaseRow = { key: 'cart:auto', rev: 1, record: held.cart ?? cart() };
  const own = await device({
    base: held.isGuest ? [cartRow] : [...base(), cartRow, ...(held.base ?? [])],
    ...(held.isGuest ? {} : { customer: WHO }),
    session: { ...NO_SESSION, callOnline: offline, ...held.answers },
  });
  await own.store.write(['meta', 'drafts'], async (t) => {
    if (held.hasTerms !== false)
      await t.meta.put([{ key: 'terms:auto', shape: SALE_TERMS_SHAPE, terms: terms(held.terms) }]);
    if (held.draft !== undefined)
      await t.drafts.put([
        {
          key: checkoutKey({ area: 'auto', quote: null }),
          value: { uuid: crypto.randomUUID(), ...held.draft },
          at: NOW,
        },
      ]);
  });
  const draft = () =>
    own.store.read(['drafts'], async (t) =>
      readCheckout((await t.drafts.get(checkoutKey({ area: 'auto', quote: null })))?.value),
    );
  return { own, draft };
}

/** Hears what was asked, and answers so; the terms of the shop are out of reach. */
export function shopSays(answer: () => unknown): Heard;
export function shopSays(answer: () => unknown): unknown {
  return vi.fn(async (name: string) =>
    name === 'api.sale-terms.show' ? { ok: false, failure: { kind: 'offline', retryAfterMs: null } } : answer(),
  );
}

type Heard = ReturnType<typeof vi.fn> & SessionApi['callWhenSent'] & SessionApi['callOnline'];

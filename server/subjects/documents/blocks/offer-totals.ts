/** The sums of an order or a quote: professionals read them without VAT first, consumers with VAT (domain 3.5). */
import type { Money } from '#core/domain/price/money.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { Flow } from '#server/platform/pdf/flow.ts';

import type { Priced } from '../models/amounts.ts';
import type { DocumentHead } from '../models/document.ts';
import type { Buyer } from '../models/parties.ts';
import { totals } from './totals.ts';

export function offerTotals(flow: Flow, model: DocumentHead & Priced & { readonly buyer: Buyer }, label: string): void {
  const { locale, identity, totals: sums, buyer } = model;
  const vat = [say(locale, 'dont TVA', 'of which VAT'), sums.tax] as const;
  const net: readonly (readonly [string, Money])[] = [
    [say(locale, 'Total HT', 'Total excl. VAT'), sums.net],
    [say(locale, 'TVA', 'VAT'), sums.tax],
  ];
  const gross: readonly (readonly [string, Money])[] = [
    [say(locale, 'Sous-total TTC', 'Subtotal incl. VAT'), sums.linesTotal],
    ...(sums.discountTotal === 0 ? [] : [[say(locale, 'Remises', 'Discounts'), -sums.discountTotal] as const]),
    ...model.charges.map((charge) => [charge.label, charge.total] as const),
  ];
  const isProfessional = buyer.kind === 'professional';
  totals(flow, model, {
    locale,
    identity,
    rows: isProfessional ? net : gross,
    main: [label, sums.total],
    ...(isProfessional ? {} : { after: [vat] }),
  });
}

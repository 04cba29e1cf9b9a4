/** The quote as it is sent (domain 5.3): free, dated, binding for its time, with room for the buyer's agreement. */
import { say } from '#server/platform/mail/mail-format.ts';
import { SMALL } from '#server/platform/pdf/text.ts';

import { consumerLines } from './blocks/legal.ts';
import { linesTable } from './blocks/lines-table.ts';
import { mentions, note } from './blocks/notes.ts';
import { offerTotals } from './blocks/offer-totals.ts';
import { buyerColumn, parties, recipientColumn, sellerColumn } from './blocks/parties.ts';
import { issuedOn, renderSheet } from './blocks/sheet.ts';
import type { RenderOptions } from './blocks/sheet-definition.ts';
import { signatureFrame } from './blocks/signature.ts';
import { dayIn, labelled } from './blocks/words.ts';
import type { RenderedDocument } from './models/document.ts';
import type { QuoteModel } from './models/offer.ts';

export function renderQuote(model: QuoteModel, options?: RenderOptions): Promise<RenderedDocument> {
  const { locale, buyer, recipient, version } = model;
  return renderSheet(
    {
      head: model,
      title: say(locale, 'Devis', 'Quote'),
      slug: say(locale, 'devis', 'quote'),
      isDraft: true,
      facts: [
        [say(locale, 'Date', 'Date'), dayIn(locale, issuedOn(model))],
        [say(locale, 'Version', 'Version'), String(version)],
        [say(locale, 'Valable jusqu’au', 'Valid until'), dayIn(locale, model.validUntil)],
        [say(locale, 'Votre référence', 'Your reference'), buyer.purchaseOrder],
      ],
      body: (flow) => {
        parties(flow, [
          sellerColumn(locale, model.seller),
          buyerColumn(locale, buyer, say(locale, 'Client', 'Customer')),
          ...(recipient === null ? [] : [recipientColumn(locale, recipient, say(locale, 'Livraison', 'Delivery'))]),
        ]);
        linesTable(flow, model.lines, model.charges, { locale, showsNet: buyer.kind === 'professional' });
        offerTotals(flow, model, say(locale, 'Total TTC', 'Total incl. VAT'));
        note(flow, say(locale, 'Conditions', 'Terms'), conditions(model), SMALL);
        agreement(model).forEach(([title, lines]) => signatureFrame(flow, title, lines));
        if (buyer.kind === 'individual') mentions(flow, consumerLines(model));
      },
    },
    options,
  );
}

function conditions(model: QuoteModel): string[] {
  const { locale, deliveryDelay, paymentTermsDays, conditions } = model;
  const row = (french: string, english: string, value: string | null) =>
    value === null ? [] : [labelled(locale, say(locale, french, english), value)];
  const days = paymentTermsDays === null ? null : String(paymentTermsDays);
  return [
    say(locale, 'Devis gratuit. Ce document n’est pas une facture.', 'Free quote. This document is not an invoice.'),
    ...row('Délai de livraison', 'Delivery time', deliveryDelay),
    ...row('Paiement', 'Payment', days === null ? null : say(locale, `à ${days} jours`, `within ${days} days`)),
    ...(conditions === null ? [] : conditions.split('\n').filter((line) => line.trim() !== '')),
  ];
}

function agreement({ locale }: QuoteModel): [string, string[]][] {
  return [
    [
      say(locale, 'Bon pour accord', 'Agreed'),
      [
        say(
          locale,
          'Date, nom, signature et cachet, précédés de la mention manuscrite « Bon pour accord »\u202f:',
          'Date, name, signature and stamp, preceded by the handwritten words “Bon pour accord”:',
        ),
      ],
    ],
  ];
}

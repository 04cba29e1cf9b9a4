/** What was ordered, on a durable medium (art. L221-13 Code de la consommation; domain 4.7). */
import { say } from '#server/platform/mail/mail-format.ts';
import { SMALL } from '#server/platform/pdf/text.ts';

import { bankDetails } from './blocks/bank-details.ts';
import { consumerLines } from './blocks/legal.ts';
import { linesTable } from './blocks/lines-table.ts';
import { mentions, note } from './blocks/notes.ts';
import { offerTotals } from './blocks/offer-totals.ts';
import { buyerColumn, parties, recipientColumn } from './blocks/parties.ts';
import { issuedOn, renderSheet } from './blocks/sheet.ts';
import type { RenderOptions } from './blocks/sheet-definition.ts';
import { dayIn, labelled } from './blocks/words.ts';
import type { RenderedDocument } from './models/document.ts';
import type { OrderConfirmationModel } from './models/offer.ts';

export function renderOrderConfirmation(
  model: OrderConfirmationModel,
  options?: RenderOptions,
): Promise<RenderedDocument> {
  const { locale, buyer, recipient, bank, totals } = model;
  const billing = say(locale, 'Adresse de facturation', 'Billing address');
  const shipping = say(locale, 'Adresse de livraison', 'Delivery address');
  const delivered =
    recipient === null ? buyerColumn(locale, buyer, shipping) : recipientColumn(locale, recipient, shipping);
  return renderSheet(
    {
      head: model,
      title: say(locale, 'Confirmation de commande', 'Order confirmation'),
      slug: say(locale, 'commande', 'order'),
      facts: [
        [say(locale, 'Commandé le', 'Ordered on'), dayIn(locale, issuedOn(model))],
        [say(locale, 'Livraison', 'Delivery'), model.shippingLabel],
        [
          say(locale, 'Livré au plus tard', 'Delivered by'),
          model.deliveryBy === null ? null : dayIn(locale, model.deliveryBy),
        ],
        [say(locale, 'Paiement', 'Payment'), model.paymentLabel],
        [say(locale, 'Bon de commande', 'Purchase order'), buyer.purchaseOrder],
      ],
      body: (flow) => {
        parties(flow, [buyerColumn(locale, buyer, billing), ...(model.shippingLabel === null ? [] : [delivered])]);
        linesTable(flow, model.lines, model.charges, { locale, showsNet: buyer.kind === 'professional' });
        offerTotals(flow, model, say(locale, 'Total TTC', 'Total incl. VAT'));
        if (bank !== null && totals.due > 0) {
          bankDetails(flow, bank, { locale, amount: totals.due, reference: model.number });
        }
        note(flow, say(locale, 'Vos droits', 'Your rights'), rights(model), SMALL);
        if (buyer.kind === 'individual') mentions(flow, consumerLines(model));
      },
    },
    options,
  );
}

function rights(model: OrderConfirmationModel): string[] {
  const { locale, withdrawalDays, termsVersion } = model;
  const terms = labelled(
    locale,
    say(locale, 'Conditions générales de vente acceptées', 'Terms of sale accepted'),
    say(
      locale,
      `version ${termsVersion}, jointe à l’e-mail de confirmation`,
      `version ${termsVersion}, attached to the confirmation email`,
    ),
  );
  if (withdrawalDays === null) return [terms];
  return [
    say(
      locale,
      `Vous disposez de ${withdrawalDays} jours à compter du lendemain de la réception du dernier colis pour vous rétracter, sans avoir à donner de motif (article L. 221-18 du code de la consommation). Le formulaire de rétractation est joint à l’e-mail de confirmation\u202f; la rétractation se fait aussi en ligne, par le lien « Renoncer au contrat ici ».`,
      `You have ${withdrawalDays} days from the day after the last parcel is received to withdraw, without giving any reason (article L. 221-18 of the French Consumer Code). The withdrawal form is attached to the confirmation email; you can also withdraw online, by the link “Withdraw from the contract here”.`,
    ),
    terms,
  ];
}

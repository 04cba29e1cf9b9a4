/** Invoice and credit note (domain 4.3). To professionals they carry their data as Factur-X. */
import { say } from '#server/platform/mail/mail-format.ts';
import type { Flow } from '#server/platform/pdf/flow.ts';
import { attachFacturX } from './factur-x/attach.ts';
import { assertInvoice } from './factur-x/check-invoice.ts';

import { bankDetails } from './blocks/bank-details.ts';
import { consumerLines, termsOf } from './blocks/legal.ts';
import { linesTable } from './blocks/lines-table.ts';
import { mentions, note } from './blocks/notes.ts';
import { buyerColumn, parties, recipientColumn, sellerColumn } from './blocks/parties.ts';
import { issuedOn, renderSheet } from './blocks/sheet.ts';
import type { RenderOptions, Sheet } from './blocks/sheet-definition.ts';
import { totals } from './blocks/totals.ts';
import { dayIn, labelled } from './blocks/words.ts';
import type { RenderedDocument } from './models/document.ts';
import type { CreditNoteModel, InvoiceModel } from './models/invoice.ts';
import { SMALL } from '#server/platform/pdf/text.ts';

/**
 * The invoice as PDF/A-3b.
 * @throws RangeError when its sums or its VAT contradict each other: a wrong invoice is never printed
 */
export async function renderInvoice(model: InvoiceModel, options?: RenderOptions): Promise<RenderedDocument> {
  assertInvoice(model);
  const { locale, payment, totals: sums } = model;
  const isPaid = sums.due === 0 && payment.paidOn !== null;
  return renderSheet(
    {
      ...frame(model),
      title: say(locale, 'Facture', 'Invoice'),
      slug: say(locale, 'facture', 'invoice'),
      stamp: isPaid ? say(locale, 'ACQUITTÉE', 'PAID') : null,
      body: (flow) => {
        head(flow, model);
        amounts(flow, model, [say(locale, 'Reste à payer', 'Amount due'), sums.due]);
        const { bank, paidOn, label } = payment;
        if (sums.due > 0 && bank !== null) {
          bankDetails(flow, bank, { locale, amount: sums.due, reference: model.number });
        }
        const paid =
          paidOn === null ? label : `${label}, ${say(locale, 'réglé le', 'paid on')} ${dayIn(locale, paidOn)}`;
        note(flow, say(locale, 'Règlement', 'Payment'), [paid, termsOf(model).join(' · ')], SMALL);
        end(flow, model);
      },
    },
    options,
  );
}

/**
 * The credit note as PDF/A-3b.
 * @throws RangeError when its sums or its VAT contradict each other, or when it names no invoice
 */
export async function renderCreditNote(model: CreditNoteModel, options?: RenderOptions): Promise<RenderedDocument> {
  assertInvoice(model);
  const { locale, invoices, reason } = model;
  const list = invoices.map(({ number, issuedOn }) =>
    say(locale, `${number} du ${dayIn(locale, issuedOn)}`, `${number} of ${dayIn(locale, issuedOn)}`),
  );
  return renderSheet(
    {
      ...frame(model),
      title: say(locale, 'Avoir', 'Credit note'),
      slug: say(locale, 'avoir', 'credit-note'),
      body: (flow) => {
        head(flow, model);
        amounts(flow, model, [say(locale, 'Total de l’avoir', 'Total credited'), model.totals.total]);
        note(
          flow,
          say(locale, 'Facture corrigée', 'Invoice corrected'),
          [
            ...list.map((text) =>
              say(
                locale,
                `Cet avoir annule, pour son montant, la facture ${text}.`,
                `This credit note cancels, for its amount, invoice ${text}.`,
              ),
            ),
            ...(reason === null ? [] : [labelled(locale, say(locale, 'Motif', 'Reason'), reason)]),
            labelled(locale, say(locale, 'Remboursement', 'Refund'), model.payment.label),
          ],
          SMALL,
        );
        end(flow, model);
      },
    },
    options,
  );
}

function frame(model: InvoiceModel): Pick<Sheet, 'head' | 'facts'> & Partial<Pick<Sheet, 'finish'>> {
  const { locale, buyer } = model;
  const facts: Sheet['facts'] = [
    [say(locale, 'Date d’émission', 'Date of issue'), dayIn(locale, issuedOn(model))],
    [say(locale, 'Date de la vente', 'Date of sale'), dayIn(locale, model.saleOn)],
    [say(locale, 'Commande', 'Order'), model.orderNumber],
    [say(locale, 'Bon de commande', 'Purchase order'), buyer.purchaseOrder],
  ];
  if (buyer.kind === 'individual') return { head: model, facts };
  return { head: model, facts, finish: (pdf) => attachFacturX(pdf, model) };
}

function head(flow: Flow, model: InvoiceModel): void {
  const { locale, recipient } = model;
  parties(flow, [
    sellerColumn(locale, model.seller),
    buyerColumn(locale, model.buyer, say(locale, 'Facturé à', 'Billed to')),
    ...(recipient === null ? [] : [recipientColumn(locale, recipient, say(locale, 'Livré à', 'Delivered to'))]),
  ]);
  linesTable(flow, model.lines, model.charges, { locale, showsNet: true });
}

function amounts(flow: Flow, model: InvoiceModel | CreditNoteModel, main: readonly [string, number]): void {
  const { locale, identity, totals: sums } = model;
  const isInvoice = !('invoices' in model);
  totals(flow, model, {
    locale,
    identity,
    rows: [
      [say(locale, 'Total HT', 'Total excl. VAT'), sums.net],
      [say(locale, 'TVA', 'VAT'), sums.tax],
      ...(isInvoice
        ? ([
            [say(locale, 'Total TTC', 'Total incl. VAT'), sums.total],
            ...(sums.paid === 0 ? [] : [[say(locale, 'Déjà réglé', 'Already paid'), -sums.paid] as const]),
          ] as const)
        : []),
    ],
    main,
  });
}

function end(flow: Flow, model: InvoiceModel): void {
  if (model.note !== null) note(flow, say(model.locale, 'Note', 'Note'), [model.note]);
  if (model.buyer.kind === 'individual') mentions(flow, consumerLines(model));
}

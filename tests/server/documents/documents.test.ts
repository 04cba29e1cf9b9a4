import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { formatMoney } from '#core/domain/price/format-money.ts';
import { renderDeliverySlip } from '#server/subjects/documents/delivery-slip.ts';
import { renderCreditNote, renderInvoice } from '#server/subjects/documents/invoice.ts';
import type { RenderedDocument } from '#server/subjects/documents/models/document.ts';
import { renderOrderConfirmation } from '#server/subjects/documents/order-confirmation.ts';
import { renderPlainDocument } from '#server/subjects/documents/plain-document.ts';
import { renderQuote } from '#server/subjects/documents/quote.ts';
import { renderReturnSlip } from '#server/subjects/documents/return-slip.ts';
import { renderWithdrawalForm } from '#server/subjects/documents/withdrawal-form.ts';
import { readPdf, type ReadPdf } from '#tests/support/files/pdf-text.ts';

import * as samples from './samples.ts';

const readable = { readable: true };
const read = async (document: Promise<RenderedDocument>): Promise<ReadPdf> => readPdf((await document).bytes);

/** Without the difference between kinds of spaces. */
const plain = (text: string) => text.replace(/\s+/gu, ' ');
const says = (pdf: ReadPdf, ...texts: readonly string[]) => {
  const whole = plain(pdf.text);
  for (const text of texts) expect(whole).toContain(plain(text));
};

const ALL: readonly (readonly [
  name: string,
  file: string,
  make: (options?: { readable: boolean }) => Promise<RenderedDocument>,
])[] = [
  ['an invoice to a consumer', 'facture-FA2026-000001.pdf', (options) => renderInvoice(samples.INVOICE, options)],
  [
    'an invoice to a company',
    'facture-FA2026-000002.pdf',
    (options) => renderInvoice(samples.ACCOUNT_INVOICE, options),
  ],
  ['a credit note', 'avoir-AV2026-000001.pdf', (options) => renderCreditNote(samples.CREDIT_NOTE, options)],
  ['an order', 'commande-100000042.pdf', (options) => renderOrderConfirmation(samples.ORDER, options)],
  ['a quote', 'devis-DEV00000007.pdf', (options) => renderQuote(samples.QUOTE, options)],
  [
    'a delivery slip',
    'bon-de-livraison-BL00000031.pdf',
    (options) => renderDeliverySlip(samples.DELIVERY_SLIP, options),
  ],
  ['a return slip', 'bon-de-retour-RMA00000012.pdf', (options) => renderReturnSlip(samples.RETURN_SLIP, options)],
  [
    'a withdrawal form',
    'retractation-100000042.pdf',
    (options) => renderWithdrawalForm(samples.WITHDRAWAL_FORM, options),
  ],
  ['terms of sale', 'document-2026-01.pdf', (options) => renderPlainDocument(samples.TERMS_OF_SALE, options)],
];

describe.each(ALL)('%s', (_name, fileName, make) => {
  test('is the same file every time, and its hash is that of its bytes', async () => {
    const [one, other] = [await make(), await make()];
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
    expect(one.sha256).toBe(createHash('sha256').update(other.bytes).digest('hex'));
    expect(one.fileName).toBe(fileName);
  });

  test('is a tagged PDF/A-3b in French with a title, its faces embedded', async () => {
    const { bytes } = await make(readable);
    const pdf = readPdf(bytes);
    const whole = Buffer.from(bytes).toString('latin1');
    expect(whole).toMatch(/^%PDF-1\.7/);
    expect(pdf.xmp).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(pdf.xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(whole).toContain('/Marked true');
    expect(whole).toContain('/Lang (fr-FR)');
    expect(whole).toContain('/DisplayDocTitle true');
    expect(whole).toContain('/GTS_PDFA1');
    const descriptors = [...pdf.objects.values()].filter((one) => one.includes('/Type /FontDescriptor'));
    expect(descriptors.length).toBeGreaterThan(0);
    for (const one of descriptors) expect(one).toContain('/FontFile2');
    // a letter without a drawing would read as glyph 0
    expect(pdf.text).not.toMatch(/\0|\ufffd/);
  });

  test('says on every page who issues and which page it is', async () => {
    const pdf = await read(make(readable));
    pdf.pages.forEach((texts, index) => {
      const page = plain(texts.join(' '));
      expect(page).toContain(`Page ${index + 1} sur ${pdf.pages.length}`);
      expect(page).toContain('Bitume & Fils · SAS au capital de 10 000 € · 12 rue de l’Échangeur, 69007 Lyon');
      expect(page).toContain('SIRET : 732 829 320 00074 · RCS Lyon · APE 4532Z · TVA : FR44732829320');
    });
  });
});

describe('an invoice', () => {
  test('to a company holds what law wants between professionals', async () => {
    const pdf = await read(renderInvoice(samples.ACCOUNT_INVOICE, readable));
    says(pdf, 'Facture', 'FA2026-000002', 'Date d’émission 3 mars 2026', 'Commande 100000042', 'BC-2026-118');
    says(pdf, 'Garage du Port <SARL> & Cie', 'Paweł Kowalski', 'SIREN : 552 100 554', 'N° TVA : FR96552100554');
    says(pdf, 'Livré à Garage du Port', 'Catégorie d’opération : Livraison de biens');
    says(pdf, 'Option pour le paiement de la taxe d’après les débits', 'Échéance : 2 avril 2026');
    says(
      pdf,
      'Escompte : Pas d’escompte pour paiement anticipé',
      'Pénalités de retard : 3 fois le taux d’intérêt légal',
    );
    says(pdf, 'Indemnité forfaitaire pour frais de recouvrement : 40,00 €', 'dont consigne 30,00 €');
    says(pdf, 'dont éco-contribution 1,20 €', 'FR76 3000 6000 0112 3456 7890 189', 'Reste à payer 319,47 €');
    expect(pdf.text).not.toContain('ACQUITTÉE');
    expect(pdf.text).not.toContain('Médiateur');
  });

  test('to a consumer names guarantees and mediator, and says that it is paid', async () => {
    const pdf = await read(renderInvoice(samples.INVOICE, readable));
    says(
      pdf,
      'ACQUITTÉE',
      'Carte bancaire, réglé le 3 mars 2026',
      'Garantie légale de conformité',
      'Médiateur du commerce',
    );
    says(pdf, 'Déjà réglé −129,57 €', 'Reste à payer 0,00 €');
    expect(pdf.text).not.toContain('Indemnité forfaitaire');
  });

  test('prints every line, every row of the tax block and every sum of its model', async () => {
    const model = samples.ACCOUNT_INVOICE;
    const pdf = await read(renderInvoice(model, readable));
    const money = (amount: number) => formatMoney(amount, 'fr_FR');
    for (const line of model.lines) {
      says(pdf, line.name, `Réf. ${line.reference}`, `${money(line.net)} ${money(line.total)}`);
    }
    for (const row of model.taxes) says(pdf, `${money(row.base)} ${money(row.tax)}`);
    const { net, tax, total } = model.totals;
    says(pdf, `Total HT ${money(net)}`, `TVA ${money(tax)}`, `Total TTC ${money(total)}`);
  });

  test('that contradicts itself is not printed', async () => {
    const { totals } = samples.INVOICE;
    const wrong = { ...samples.INVOICE, totals: { ...totals, tax: totals.tax + 100 } };
    await expect(renderInvoice(wrong)).rejects.toThrow('BR-CO-14');
  });

  test('of a hundred lines repeats the head of its table and loses none', async () => {
    const lines = Array.from({ length: 34 }, (_, turn) =>
      samples.BASKET.map((one, place) => ({ ...one, name: `Article n${turn * samples.BASKET.length + place}.` })),
    )
      .flat()
      .slice(0, 100);
    const pdf = await read(
      renderInvoice({ ...samples.INVOICE, ...samples.priced(lines, null, (total) => total) }, readable),
    );
    expect(pdf.pages.length).toBeGreaterThan(4);
    for (let index = 0; index < 100; index += 1) says(pdf, `Article n${index}.`);
    const withLines = pdf.pages.filter((texts) => texts.some((text) => text.includes('Article n')));
    for (const texts of withLines) expect(texts.join(' ')).toContain('Désignation');
  });

  test('says why no VAT is due', async () => {
    const sold = samples.BASKET.map((one) => ({ ...one, taxPercent: 0, exemption: 'overseas' as const }));
    const model = { ...samples.INVOICE, ...samples.priced(sold, null, (total) => total) };
    says(await read(renderInvoice(model, readable)), 'Sans TVA', 'Exonération de TVA, article 294 du CGI');
  });

  test('reads in English where the customer does', async () => {
    const pdf = await read(renderInvoice({ ...samples.ACCOUNT_INVOICE, locale: 'en_GB' }, readable));
    says(pdf, 'Invoice', 'Date of issue 3 March 2026', 'Amount due €319.47', 'Page 1 of 2');
  });
});

describe('the data within an invoice', () => {
  test('to a company is embedded as an alternative of the page, and XMP says so', async () => {
    const { bytes } = await renderInvoice(samples.ACCOUNT_INVOICE, readable);
    const pdf = readPdf(bytes);
    const objects = [...pdf.objects.values()];
    const file = objects.find((one) => one.includes('/Type /EmbeddedFile'));
    expect(file).toContain('/Subtype /text#2Fxml');
    expect(Buffer.from(file ?? '', 'latin1').toString('utf8')).toContain('<ram:ID>FA2026-000002</ram:ID>');
    const entry = objects.find((one) => one.includes('/Type /Filespec'));
    expect(entry).toContain('/AFRelationship /Alternative');
    expect(entry).toContain('/F (factur-x.xml)');
    expect(objects.find((one) => one.includes('/Type /Catalog'))).toMatch(/\/AF \[\d+ 0 R\]/);
    expect(pdf.xmp).toContain('<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#<');
    expect(pdf.xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(pdf.xmp).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
  });

  test('to a consumer is not there', async () => {
    const { bytes } = await renderInvoice(samples.INVOICE, readable);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('EmbeddedFile');
  });
});

describe('the other documents', () => {
  test('a credit note names the invoice it corrects and why', async () => {
    const pdf = await read(renderCreditNote(samples.CREDIT_NOTE, readable));
    says(
      pdf,
      'Avoir',
      'la facture FA2026-000002 du 3 mars 2026',
      'Motif : Retour RMA00000012',
      'Total de l’avoir 89,82 €',
    );
  });

  test('a credit note not yet refunded shows the same sums', async () => {
    const { totals } = samples.CREDIT_NOTE;
    const unpaid = { ...samples.CREDIT_NOTE, totals: { ...totals, paid: 0, due: totals.total } };
    const sums = (pdf: ReadPdf) => /Total HT .* 89,82\s€/u.exec(pdf.text)?.[0];
    const pdf = await read(renderCreditNote(unpaid, readable));
    expect(sums(pdf)).toBe(sums(await read(renderCreditNote(samples.CREDIT_NOTE, readable))));
  });

  test('an order tells a consumer the price with VAT, the delay and the right of withdrawal', async () => {
    const pdf = await read(renderOrderConfirmation(samples.ORDER, readable));
    says(pdf, 'Confirmation de commande', 'Prix unitaire TTC', 'Sous-total TTC 136,30 €', 'Remises −13,63 €');
    says(pdf, 'Total TTC 129,57 €', 'dont TVA 19,07 €', 'Livré au plus tard 6 mars 2026', 'Vous disposez de 14 jours');
    says(pdf, 'version 2026-01', 'Règlement par virement', '« Renoncer au contrat ici »');
  });

  test('an order of a company tells prices without VAT and promises no withdrawal', async () => {
    const model = { ...samples.ORDER, buyer: samples.PROFESSIONAL, withdrawalDays: null };
    const pdf = await read(renderOrderConfirmation(model, readable));
    says(pdf, 'Prix unitaire HT', 'Total HT 110,50 €');
    expect(pdf.text).not.toContain('rétractation');
  });

  test('a quote is free, dated, versioned, and has room for an agreement', async () => {
    const pdf = await read(renderQuote(samples.QUOTE, readable));
    says(
      pdf,
      'Devis',
      'Version 2',
      'Valable jusqu’au 2 avril 2026',
      'Devis gratuit. Ce document n’est pas une facture.',
    );
    says(
      pdf,
      'Bon pour accord',
      'Délai de livraison : 5 à 8 jours ouvrés',
      'Paiement : à 30 jours',
      'Montage non compris.',
    );
  });

  test('a delivery slip counts what is in the parcel and shows no price', async () => {
    const pdf = await read(renderDeliverySlip(samples.DELIVERY_SLIP, readable));
    says(pdf, 'Filtre à huile Réf. F 026 407 023 4 1 3', 'Colis 1 sur 2 · 3,4 kg · 6A12345678901', 'Colis 2 sur 2');
    says(pdf, 'Entrepôt Bitume', 'Quai 3', 'APE 4532Z');
    expect(pdf.text.replaceAll('au capital de 10\u202f000\u202f€', '').replace(/10\s000\s€/gu, '')).not.toContain('€');
  });

  test('what is picked up in the shop is signed for', async () => {
    const pdf = await read(renderDeliverySlip({ ...samples.DELIVERY_SLIP, isPickUp: true, parcels: [] }, readable));
    says(pdf, 'Bon de retrait', 'Remis en main propre', 'Date, nom et signature');
  });

  test('a return slip shows where to send and the number beneath its bar code', async () => {
    const pdf = await read(renderReturnSlip(samples.RETURN_SLIP, readable));
    says(pdf, 'Bon de retour', 'Bitume – service retours', 'À renvoyer avant le 2 avril 2026', 'le port est déjà payé');
    expect(pdf.pages.flat().filter((text) => text === 'RMA00000012')).toHaveLength(2);
    const figure = [...pdf.objects.values()].find((one) => one.includes('/S /Figure'));
    expect(figure).toContain('/Alt (Code-barres du retour RMA00000012)');
  });

  test('the withdrawal form has the words of the law and the order filled in', async () => {
    const pdf = await read(renderWithdrawalForm(samples.WITHDRAWAL_FORM, readable));
    says(
      pdf,
      'uniquement si vous souhaitez vous rétracter du contrat',
      '(*) Rayez la mention inutile.',
      'Élodie Lœuvre',
    );
    says(pdf, 'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat');
    says(pdf, 'Commandé le : 3 mars 2026', '– Filtre à huile');
  });

  test('terms of sale go on over their pages, every article once', async () => {
    const pdf = await read(renderPlainDocument(samples.TERMS_OF_SALE, readable));
    expect(pdf.pages.length).toBeGreaterThan(2);
    const headings = pdf.pages.flat().filter((text) => text.startsWith('Article '));
    expect(headings).toEqual(Array.from({ length: 14 }, (_, index) => `Article ${index + 1} – Commandes`));
  });
});

describe('a document of a shop with a logo', () => {
  const logo =
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAFElEQVR4nGNkYPjPwMDAxAADCBYAFSMBA2eyh1wAAAAASUVORK5CYII=';
  const model = { ...samples.INVOICE, identity: { ...samples.INVOICE.identity, logo } };

  test('wears it in place of mark and name, which a reader hears, and is the same file every time', async () => {
    const [one, other] = [await renderInvoice(model), await renderInvoice(model)];
    expect(one.sha256).toBe(other.sha256);
    const whole = Buffer.from((await renderInvoice(model, readable)).bytes).toString('latin1');
    expect(whole).toMatch(/\/Subtype \/Image/u);
    expect(whole).toMatch(/\/S \/Figure/u);
    const bare = Buffer.from((await renderInvoice(samples.INVOICE, readable)).bytes).toString('latin1');
    expect(bare).not.toMatch(/\/Subtype \/Image/u);
  });
});

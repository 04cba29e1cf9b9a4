/** What the law wants written about seller, VAT and terms (domain 4.3). */
import { displaySiret } from '#core/domain/company/siret.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { formatMoney } from '#core/domain/price/format-money.ts';
import { NARROW } from '#core/domain/text/spaces.ts';
import { say } from '#server/platform/mail/mail-format.ts';

import type { Exemption } from '../models/amounts.ts';
import type { DocumentHead } from '../models/document.ts';
import type { InvoiceModel, Operation } from '../models/invoice.ts';
import type { Seller } from '../models/parties.ts';
import { addressLines, dayIn, labelled } from './words.ts';

/** The lines of the seller at the foot of every page (art. R123-237 Code de commerce). */
export function sellerLines({ seller, locale }: DocumentHead): string[] {
  const form = [seller.legalForm, capital(seller, locale)].filter(Boolean).join(' ');
  const first = [seller.name, form, addressLines(locale, seller.address).join(', ')];
  const second = [
    seller.siret === null ? null : labelled(locale, 'SIRET', displaySiret(seller.siret)),
    seller.rcsCity === null ? null : `RCS ${seller.rcsCity}`,
    seller.apeCode === null ? null : `APE ${seller.apeCode}`,
    seller.vatNumber === null ? null : labelled(locale, say(locale, 'TVA', 'VAT'), seller.vatNumber),
    ...seller.producerNumbers.map(({ label, number }) => labelled(locale, `IDU ${label}`, number)),
  ];
  return [first, second].map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '');
}

function capital({ capital }: Seller, locale: Locale): string | null {
  if (capital === null) return null;
  const amount = /[€$]/u.test(capital) ? capital : `${capital}${NARROW}€`;
  return say(locale, `au capital de ${amount}`, `with share capital of ${amount}`);
}

/** The mention that stands for VAT (domain 3.5). French law words it, in every language of the document. */
export const EXEMPTION_MENTIONS: Readonly<Record<Exemption, string>> = {
  export: 'Exonération de TVA, article 262 I du CGI',
  overseas: 'Exonération de TVA, article 294 du CGI',
  intra_community: 'Exonération de TVA, article 262 ter I du CGI – autoliquidation',
  reverse_charge: 'Autoliquidation de la TVA par le preneur, article 283 du CGI',
  franchise: 'TVA non applicable, art. 293 B du CGI',
  margin: 'Régime particulier – Biens d’occasion',
  out_of_scope: 'Opération hors champ d’application de la TVA',
};

/** Every mention of a document's tax block, each once. */
export function exemptionMentions(taxes: readonly { readonly exemption: Exemption | null }[]): string[] {
  const found = new Set(taxes.flatMap(({ exemption }) => (exemption === null ? [] : [exemption])));
  return [...found].map((exemption) => EXEMPTION_MENTIONS[exemption]);
}

const OPERATIONS: Readonly<Record<Operation, readonly [string, string]>> = {
  goods: ['Livraison de biens', 'Supply of goods'],
  services: ['Prestation de services', 'Supply of services'],
  mixed: ['Livraison de biens et prestation de services', 'Supply of goods and services'],
};

/** Terms of an invoice, in the order they are printed. */
export function termsOf(model: InvoiceModel): string[] {
  const { locale, terms, buyer, operation, taxOnDebits, totals } = model;
  const line = (french: string, english: string, value: string) =>
    labelled(locale, say(locale, french, english), value);
  const category = line('Catégorie d’opération', 'Category of operation', say(locale, ...OPERATIONS[operation]));
  const debits = say(
    locale,
    'Option pour le paiement de la taxe d’après les débits',
    'Option for payment of the tax on the basis of debits',
  );
  const due = line('Échéance', 'Due date', dayIn(locale, terms.dueOn));
  const between = [
    line('Escompte', 'Early payment', terms.discountText),
    line('Pénalités de retard', 'Late payment penalty', terms.lateRate),
    line(
      'Indemnité forfaitaire pour frais de recouvrement',
      'Fixed compensation for recovery costs',
      formatMoney(terms.recoveryFee, locale),
    ),
  ];
  const isProfessional = buyer.kind === 'professional';
  return [
    category,
    ...(taxOnDebits ? [debits] : []),
    ...(isProfessional || totals.due > 0 ? [due] : []),
    ...(isProfessional ? between : []),
  ];
}

/** Guarantees and mediator, for consumers (art. L217-3 s. and L616-1 Code de la consommation, 1641 s. Code civil). */
export function consumerLines({ seller, locale }: DocumentHead): string[] {
  const { mediator } = seller;
  return [
    say(
      locale,
      'Garantie légale de conformité (articles L. 217-3 et suivants du code de la consommation)\u202f: deux ans à compter de la délivrance. Garantie des vices cachés (articles 1641 et suivants du code civil)\u202f: deux ans à compter de la découverte du défaut.',
      'Legal guarantee of conformity (articles L. 217-3 et seq. of the French Consumer Code): two years from delivery. Warranty against hidden defects (articles 1641 et seq. of the French Civil Code): two years from discovery of the defect.',
    ),
    ...(mediator === null
      ? []
      : [
          labelled(
            locale,
            say(locale, 'Médiateur de la consommation', 'Consumer mediator'),
            [mediator.name, mediator.url].filter(Boolean).join(', '),
          ),
        ]),
  ];
}

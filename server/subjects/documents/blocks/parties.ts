/** Seller, buyer and recipient side by side (art. 242 nonies A ann. II CGI; domain 4.3). */
import { displaySiret } from '#core/domain/company/siret.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import { block, CONTENT_WIDTH, ensure, PAGE, type Flow } from '#server/platform/pdf/flow.ts';
import { BODY, LABEL, STRONG, type TextStyle } from '#server/platform/pdf/text.ts';

import type { Buyer, Recipient, Seller } from '../models/parties.ts';
import { addressLines, labelled } from './words.ts';

export interface PartyColumn {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

const GAP = 20;

/** Draws two or three columns and goes on beneath the longest. */
export function parties(flow: Flow, columns: readonly PartyColumn[]): void {
  const places = Math.max(columns.length, 2);
  const width = (CONTENT_WIDTH - GAP * (places - 1)) / places;
  ensure(flow, 90);
  const ends = columns.map(({ label, name, lines }, index) =>
    block(
      flow.pdf,
      [
        [label, { ...LABEL, lead: 15 }],
        [name, STRONG],
        ...lines.map((line): readonly [string, TextStyle] => [line, BODY]),
      ],
      { x: PAGE.left + index * (width + GAP), y: flow.y, width },
    ),
  );
  flow.y = Math.max(...ends) + 20;
}

export function sellerColumn(locale: Locale, seller: Seller): PartyColumn {
  return {
    label: say(locale, 'Vendeur', 'Seller'),
    name: seller.name,
    lines: [
      ...addressLines(locale, seller.address),
      ...(seller.phone === null ? [] : [displayPhone(seller.phone)]),
      ...(seller.email === null ? [] : [seller.email]),
    ],
  };
}

export function buyerColumn(locale: Locale, buyer: Buyer, label: string): PartyColumn {
  const known: [string, string | null][] = [
    [
      'SIREN',
      buyer.siret === null
        ? null
        : displaySiret(buyer.siret)
            .replace(/\S{5}$/u, '')
            .trim(),
    ],
    [say(locale, 'N° TVA', 'VAT no.'), buyer.vatNumber],
  ];
  return {
    label,
    name: buyer.company ?? buyer.name,
    lines: [
      ...(buyer.company === null || buyer.name === '' ? [] : [buyer.name]),
      ...addressLines(locale, buyer.address),
      ...known.flatMap(([name, value]) => (value === null ? [] : [labelled(locale, name, value)])),
    ],
  };
}

export function recipientColumn(locale: Locale, { name, company, address }: Recipient, label: string): PartyColumn {
  return {
    label,
    name: company ?? name,
    lines: [...(company === null || name === '' ? [] : [name]), ...addressLines(locale, address)],
  };
}

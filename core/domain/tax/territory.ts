/** Where a parcel goes, as VAT sees it; borders of customs and of the post are others. */
export interface Destination {
  /** ISO 3166 code of two letters. */
  readonly country: string;
  readonly state: string | null;
  readonly postcode: string;
}

/** `dom`: Guadeloupe, Martinique, Guyane, Réunion, Mayotte, exports by art. 294 of the CGI. */
export type Territory = 'france' | 'dom' | 'eu' | 'outside';

const DOM = new Set(['GP', 'MQ', 'GF', 'RE', 'YT']);
const DOM_POSTCODE = /^97[12346]/u;
/** Saint-Barthélemy and Saint-Martin under the postcodes they had as parts of Guadeloupe. */
const FORMER_DOM_POSTCODE = /^97(?:133|150)$/u;
/** Saint-Pierre-et-Miquelon, Saint-Barthélemy, Saint-Martin, Wallis-et-Futuna, Polynésie, Nouvelle-Calédonie. */
const COM_POSTCODE = /^(?:975|977|978|986|987|988)/u;

const EU = new Set('AT BE BG CY CZ DE DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '));

/** Parts of member states that are not in the territory of VAT (directive 2006/112/CE, art. 6). */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  ES: /^(?:35|38|51|52)/u,
  DE: /^(?:27498|78266)$/u,
  IT: /^(?:23041|22061)$/u,
  FI: /^22/u,
  GR: /^63086$/u,
};

/** True for a member state other than France; Northern Ireland is one for goods. */
export function isOtherMemberState(country: string): boolean {
  return EU.has(country);
}

function frenchTerritory(postcode: string): Territory {
  if (COM_POSTCODE.test(postcode) || FORMER_DOM_POSTCODE.test(postcode)) return 'outside';
  return DOM_POSTCODE.test(postcode) ? 'dom' : 'france';
}

/** The territory of a destination (domain 3.5); Monaco is France for VAT (CGI art. 256-0). */
export function territoryOf({ country, postcode }: Destination): Territory {
  const code = postcode.replace(/\s/gu, '');
  if (country === 'MC') return 'france';
  if (country === 'FR') return frenchTerritory(code);
  if (DOM.has(country)) return FORMER_DOM_POSTCODE.test(code) ? 'outside' : 'dom';
  if (!EU.has(country)) return 'outside';
  return OUTSIDE[country]?.test(code) === true ? 'outside' : 'eu';
}

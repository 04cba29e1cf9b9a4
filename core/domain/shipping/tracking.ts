/** Where a parcel can be followed (domain 4.4). */
export const CARRIERS = ['colissimo', 'chronopost', 'mondial_relay', 'ups', 'dhl', 'gls', 'dpd'] as const;
export type Carrier = (typeof CARRIERS)[number];

interface CarrierFacts {
  readonly title: string;
  /** Page of the carrier; `{number}` is the number of the parcel. */
  readonly tracking: string;
}

export const CARRIER_FACTS: Readonly<Record<Carrier, CarrierFacts>> = {
  colissimo: { title: 'Colissimo', tracking: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}' },
  chronopost: {
    title: 'Chronopost',
    tracking: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}',
  },
  mondial_relay: {
    title: 'Mondial Relay',
    tracking: 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition={number}',
  },
  ups: { title: 'UPS', tracking: 'https://www.ups.com/track?loc=fr_FR&tracknum={number}' },
  dhl: { title: 'DHL', tracking: 'https://www.dhl.com/fr-fr/home/tracking.html?tracking-id={number}' },
  gls: { title: 'GLS', tracking: 'https://gls-group.com/FR/fr/suivi-colis?match={number}' },
  dpd: { title: 'DPD', tracking: 'https://trace.dpd.fr/fr/trace/{number}' },
};

/** An https page of a host that is written out: no user, no placeholder before the path. */
const PAGE = /^[Hh][Tt]{2}[Pp][Ss]:\/\/[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::\d{1,5})?\/[^\s"'<>\\]*$/u;
const PLACE = '{number}';
/** What no address can carry. */
const HALF_CHARACTER = /\p{Surrogate}/u;

export function isCarrier(code: string): code is Carrier {
  return Object.hasOwn(CARRIER_FACTS, code);
}

/** True for a template a link may be made of: https, and `{number}` in it. */
export function isTrackingTemplate(template: string): boolean {
  return PAGE.test(template) && template.includes(PLACE);
}

/** The link of a template for a number; null for an unfit template or no number. The number is escaped. */
export function linkFromTemplate(template: string, number: string): string | null {
  const plain = number.replace(/\s+/gu, '');
  if (plain === '' || HALF_CHARACTER.test(plain) || !isTrackingTemplate(template)) return null;
  // A path has no segment of dots: `..` would name another page.
  if (/^\.+$/u.test(plain)) return null;
  return template.replaceAll(PLACE, () => encodeURIComponent(plain));
}

/** Where a parcel is followed: by the template where there is one, otherwise by what is known of the carrier. */
export function trackingLink(
  carrier: string | null,
  number: string | null,
  template: string | null = null,
): string | null {
  if (number === null) return null;
  if (template !== null) return linkFromTemplate(template, number);
  return carrier !== null && isCarrier(carrier) ? linkFromTemplate(CARRIER_FACTS[carrier].tracking, number) : null;
}

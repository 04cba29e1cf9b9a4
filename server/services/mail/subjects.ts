import type { Locale } from '#core/domain/locale.ts';

/** Subjects by what they announce (domain 12); `name` is a number, a subject or a vehicle. */
export type SubjectKind =
  | 'quote.customer'
  | 'quote.shop'
  | 'contact.customer'
  | 'contact.shop'
  | 'vehicle.customer'
  | 'vehicle.shop';

type Words = (name: string | null) => string;

const FRENCH: Readonly<Record<SubjectKind, Words>> = {
  'quote.customer': (number) => `Votre demande de devis ${number}`,
  'quote.shop': (number) => `Nouvelle demande de devis ${number}`,
  'contact.customer': () => 'Nous avons bien reçu votre message',
  'contact.shop': (subject) => `Nouveau message de contact\u202f: ${subject}`,
  'vehicle.customer': (vehicle) =>
    vehicle ? `Votre demande concernant ${vehicle}` : 'Votre demande concernant un véhicule',
  'vehicle.shop': (vehicle) => `Demande d’information\u202f: ${vehicle ?? 'un véhicule'}`,
};

/** Only customers read English. */
const ENGLISH: Readonly<Partial<Record<SubjectKind, Words>>> = {
  'quote.customer': (number) => `Your quote request ${number}`,
  'contact.customer': () => 'We have received your message',
  'vehicle.customer': (vehicle) => (vehicle ? `Your enquiry about ${vehicle}` : 'Your enquiry about a vehicle'),
};

export function subjectOf(kind: SubjectKind, name: string | null, locale: Locale): string {
  const words = (locale === 'en_GB' ? ENGLISH[kind] : undefined) ?? FRENCH[kind];
  return words(name);
}

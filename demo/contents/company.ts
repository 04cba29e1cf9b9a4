/**
 * The company behind the demo shop. Nothing here exists: the SIRET only holds the Luhn rule, the telephone numbers lie
 * in a range kept for fiction (02 61 91, ARCEP), the addresses end in `.example` (RFC 2606).
 */
export const COMPANY = {
  name: 'Bitume SAS',
  form: 'SAS',
  capital: '50 000 €',
  siret: '12345678200010',
  siretWritten: '123 456 782 00010',
  siren: '123 456 782',
  rcsCity: 'Nantes',
  apeCode: '4532Z',
  vatNumber: 'FR11123456782',
  address: "12 quai de l'Exemple",
  postcode: '44200',
  city: 'Nantes',
  country: 'FR',
  director: 'Camille Démo, présidente',
  host: "Hébergeur Exemple SAS, 1 rue de l'Exemple, 44000 Nantes, 02 61 91 40 27",
  phone: '02 61 91 40 26',
  email: 'contact@bitume.example',
  privacyEmail: 'donnees@bitume.example',
  hours: 'Du lundi au vendredi de 9 h à 18 h, le samedi de 9 h à 12 h',
  mediator: 'Médiation Exemple',
  mediatorAddress: "3 place de l'Exemple, 75012 Paris",
  mediatorUrl: 'https://mediation.example',
} as const;

/** The legal notice says first that nothing on it is real, for all pages. */
export const FICTION =
  "> **Boutique de démonstration.** La société, son SIRET, ses adresses et ses numéros de téléphone sont fictifs. Remplacez-les par les vôtres avant d'ouvrir la boutique.";

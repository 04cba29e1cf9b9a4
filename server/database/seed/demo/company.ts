/**
 * Facts of the demo company. All of them are invented: the numbers follow the rules of their kind and belong to nobody,
 * the telephone stands in the range that ARCEP keeps for fiction.
 */
export const company = {
  site: 'Bitume',
  tagline: 'Tout pour la route, auto et moto',
  name: 'Bitume SAS',
  form: 'SAS',
  capital: '50 000 €',
  siren: '123456782',
  siret: '12345678200010',
  vatNumber: 'FR11123456782',
  registry: 'Nantes',
  activity: '4532Z',
  address: '12 quai des Exemples',
  postcode: '44000',
  city: 'Nantes',
  director: 'Camille Exemple',
  host: 'Hébergement Démonstration, 1 rue du Modèle, 35000 Rennes, 02 61 91 00 00',
  phone: '02 61 91 40 44',
  email: 'contact@bitume.example',
  privacyEmail: 'donnees@bitume.example',
  hours: 'Du lundi au vendredi de 9 h à 18 h, le samedi de 9 h à 12 h 30',
  mediatorName: 'Médiateur de démonstration, 3 place du Modèle, 75000 Paris',
  mediatorUrl: 'https://mediateur.example',
} as const;

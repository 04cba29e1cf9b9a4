import type { MenuItem } from '#core/contract/catalogue/structure.ts';
import type { Area } from '#core/domain/shop/area.ts';

import { categories } from '../categories.ts';
import { both } from '../wording.ts';

type Names = readonly [fr: string, en: string];

const item = (names: Names, href: string, children: readonly MenuItem[] = []): MenuItem => ({
  label: both(...names),
  href,
  children,
});

/** A department with what lies below it, under the short name a menu has room for. */
const department = (area: Area, slug: string, names: Names): MenuItem =>
  item(
    names,
    `/${area}/nos-produits/${slug}`,
    categories
      .filter((one) => one.area === area && one.parent === slug)
      .map((one) => ({ label: one.name, href: `/${area}/nos-produits/${one.slug}`, children: [] })),
  );

const autoDepartments: readonly MenuItem[] = [
  department('auto', 'freinage', ['Freinage', 'Brakes']),
  department('auto', 'pneus', ['Pneus', 'Tyres']),
  department('auto', 'huiles-et-fluides', ['Huiles et fluides', 'Oils and fluids']),
  department('auto', 'filtration', ['Filtration', 'Filters']),
  department('auto', 'batteries', ['Batteries', 'Batteries']),
  department('auto', 'eclairage', ['Éclairage', 'Lighting']),
  department('auto', 'suspension', ['Suspension', 'Suspension']),
  department('auto', 'carrosserie', ['Carrosserie', 'Bodywork']),
  department('auto', 'atelier', ['Atelier', 'Workshop']),
];

const motoDepartments: readonly MenuItem[] = [
  department('moto', 'casques', ['Casques', 'Helmets']),
  department('moto', 'blousons', ['Blousons', 'Jackets']),
  department('moto', 'gants', ['Gants', 'Gloves']),
  department('moto', 'bottes', ['Bottes', 'Boots']),
  department('moto', 'pneus-moto', ['Pneus', 'Tyres']),
  department('moto', 'kits-chaine', ['Transmission', 'Drive']),
  department('moto', 'freinage', ['Freinage', 'Brakes']),
  department('moto', 'bagagerie', ['Bagagerie', 'Luggage']),
  department('moto', 'huiles-et-entretien', ['Entretien', 'Care']),
];

const HOME: Names = ['Accueil', 'Home'];
const ADVICE = item(['Conseils', 'Advice'], '/conseils');
const NEWS = item(['Actualités', 'News'], '/actualites');

const header = (area: Area, departments: readonly MenuItem[]): readonly MenuItem[] => [
  item(HOME, `/${area}`),
  ...departments,
  item(['Véhicules', 'Vehicles'], `/${area}/vehicules`),
  ADVICE,
  item(['Contact', 'Contact'], `/${area}/contact`),
];

/** By location (domain 8.4). A footer column is one entry with its links below it. */
export const menus: Readonly<Record<string, readonly MenuItem[]>> = {
  header_auto: header('auto', autoDepartments),
  header_moto: header('moto', motoDepartments),
  mobile: [
    item(['Auto', 'Cars'], '/auto', autoDepartments),
    item(['Moto', 'Motorcycles'], '/moto', motoDepartments),
    item(['Véhicules', 'Vehicles'], '/auto/vehicules', [
      item(['Voitures', 'Cars'], '/auto/vehicules'),
      item(['Motos', 'Motorcycles'], '/moto/vehicules'),
    ]),
    ADVICE,
    NEWS,
  ],
  footer_1: [
    item(['Boutique', 'Shop'], '/nos-categories-de-produits', [
      item(['Pièces auto', 'Car parts'], '/auto'),
      item(['Équipement moto', 'Motorcycle gear'], '/moto'),
      item(['Tous les rayons', 'All departments'], '/nos-categories-de-produits'),
      item(["Voitures d'occasion", 'Used cars'], '/auto/vehicules'),
      item(["Motos d'occasion", 'Used motorcycles'], '/moto/vehicules'),
    ]),
  ],
  footer_2: [
    item(['Aide', 'Help'], '/faq', [
      item(['Questions fréquentes', 'Questions and answers'], '/faq'),
      item(['Demander un devis', 'Ask for a quote'], '/demander-un-devis'),
      item(['Livraison et retrait', 'Delivery and pick-up'], '/livraison'),
      item(['Moyens de paiement', 'Payment'], '/moyens-de-paiement'),
      item(['Retours et remboursements', 'Returns and refunds'], '/retours-et-remboursements'),
      item(['Garanties', 'Guarantees'], '/garanties'),
    ]),
  ],
  footer_3: [
    item(['Bitume', 'Bitume'], '/qui-sommes-nous', [
      item(['Qui sommes-nous', 'About us'], '/qui-sommes-nous'),
      NEWS,
      ADVICE,
      item(['Lettre de la boutique', 'Newsletter'], '/newsletter'),
      item(['Contact auto', 'Contact, cars'], '/auto/contact'),
      item(['Contact moto', 'Contact, motorcycles'], '/moto/contact'),
    ]),
  ],
  footer_legal: [
    item(['Mentions légales', 'Legal notice'], '/mentions-legales'),
    item(['CGV', 'Terms of sale'], '/cgv'),
    item(['Confidentialité', 'Privacy'], '/confidentialite'),
    item(['Cookies', 'Cookies'], '/cookies'),
    item(['Droit de rétractation', 'Right of withdrawal'], '/droit-de-retractation'),
    item(['Accessibilité : partiellement conforme', 'Accessibility: partially compliant'], '/accessibilite'),
    item(['Plan du site', 'Site map'], '/plan-du-site'),
  ],
};

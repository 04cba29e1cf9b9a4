import type { MenuItem } from '#core/contract/structure.ts';
import type { Area } from '#core/domain/area.ts';

import { both, shot } from './wording.ts';
import type { DemoShop } from './shape.ts';
import { french } from '../french.ts';

const item = (fr: string, en: string, href: string, ...children: MenuItem[]): MenuItem => ({
  label: both(fr, en),
  href,
  children,
});

const shelf = (area: Area, slug: string) => `/${area}/nos-produits/${slug}`;

const headerAuto = [
  item('Accueil', 'Home', '/auto'),
  item('Freinage', 'Brakes', shelf('auto', 'freinage')),
  item('Pneus', 'Tyres', shelf('auto', 'pneus')),
  item('Huiles et fluides', 'Oils and fluids', shelf('auto', 'huiles-et-fluides')),
  item('Filtration', 'Filters', shelf('auto', 'filtration')),
  item('Batteries', 'Batteries', shelf('auto', 'batteries')),
  item('Éclairage', 'Lighting', shelf('auto', 'eclairage')),
  item('Suspension', 'Suspension', shelf('auto', 'suspension')),
  item('Carrosserie', 'Bodywork', shelf('auto', 'carrosserie')),
  item('Atelier', 'Workshop', shelf('auto', 'atelier')),
  item('Véhicules', 'Vehicles', '/auto/vehicules'),
  item('Conseils', 'Advice', '/conseils'),
  item('Contact', 'Contact', '/auto/contact'),
];

const headerMoto = [
  item('Accueil', 'Home', '/moto'),
  item('Casques', 'Helmets', shelf('moto', 'casques')),
  item('Blousons', 'Jackets', shelf('moto', 'blousons')),
  item('Gants', 'Gloves', shelf('moto', 'gants')),
  item('Bottes', 'Boots', shelf('moto', 'bottes')),
  item('Pneus', 'Tyres', shelf('moto', 'pneus-moto')),
  item('Transmission', 'Drive', shelf('moto', 'kits-chaine')),
  item('Freinage', 'Brakes', shelf('moto', 'freinage')),
  item('Échappement', 'Exhausts', shelf('moto', 'echappement')),
  item('Bagagerie', 'Luggage', shelf('moto', 'bagagerie')),
  item('Véhicules', 'Vehicles', '/moto/vehicules'),
  item('Conseils', 'Advice', '/conseils'),
  item('Contact', 'Contact', '/moto/contact'),
];

export const menus: DemoShop['menus'] = {
  header_auto: headerAuto,
  header_moto: headerMoto,
  footer_1: [
    item(
      'Acheter',
      'Shop',
      '/nos-produits',
      item('Pièces et accessoires auto', 'Car parts', '/auto'),
      item('Équipement et pièces moto', 'Motorcycle gear and parts', '/moto'),
      item('Tous les rayons', 'All departments', '/nos-categories-de-produits'),
      item('Voitures d’occasion', 'Used cars', '/auto/vehicules'),
      item('Motos d’occasion', 'Used motorcycles', '/moto/vehicules'),
    ),
  ],
  footer_2: [
    item(
      'Aide',
      'Help',
      '/faq',
      item('Questions fréquentes', 'Frequent questions', '/faq'),
      item('Livraison', 'Delivery', '/livraison'),
      item('Retours et remboursements', 'Returns and refunds', '/retours-et-remboursements'),
      item('Moyens de paiement', 'Payment', '/moyens-de-paiement'),
      item('Garanties', 'Guarantees', '/garanties'),
      item('Nous écrire', 'Contact us', '/auto/contact'),
    ),
  ],
  footer_3: [
    item(
      'Bitume',
      'Bitume',
      '/qui-sommes-nous',
      item('Qui sommes-nous', 'About us', '/qui-sommes-nous'),
      item('Actualités', 'News', '/actualites'),
      item('Conseils', 'Advice', '/conseils'),
      item('Accessibilité', 'Accessibility', '/accessibilite'),
      item('Plan du site', 'Site map', '/plan-du-site'),
    ),
  ],
  footer_legal: [
    item('Mentions légales', 'Legal notice', '/mentions-legales'),
    item('CGV', 'Terms of sale', '/cgv'),
    item('Confidentialité', 'Privacy', '/confidentialite'),
    item('Cookies', 'Cookies', '/cookies'),
    item('Rétractation', 'Withdrawal', '/retours-et-remboursements'),
  ],
  mobile: [
    item('Rayons auto', 'Car departments', '/auto', ...headerAuto.slice(1, 10)),
    item('Rayons moto', 'Motorcycle departments', '/moto', ...headerMoto.slice(1, 10)),
    item(
      'Véhicules',
      'Vehicles',
      '/auto/vehicules',
      item('Voitures', 'Cars', '/auto/vehicules'),
      item('Motos', 'Motorcycles', '/moto/vehicules'),
    ),
    item('Conseils', 'Advice', '/conseils'),
    item('Actualités', 'News', '/actualites'),
    item('Contact', 'Contact', '/auto/contact'),
  ],
};

export const sliders: DemoShop['sliders'] = {
  home_auto: {
    title: 'Accueil auto',
    slides: [
      {
        title: french('Freinez avant le premier gel'),
        text: french('Disques avant Freinor ventilés et percés : −20 % la paire, livrés sous 48 h.'),
        badge: french('Offre de saison'),
        buttonLabel: 'Voir le freinage',
        href: shelf('auto', 'freinage'),
        shot: shot('brakeDisc', 'Disque de frein ventilé, percé et rainuré', { zoom: 1.08 }),
      },
      {
        title: french('Deux jeux, quatre saisons'),
        text: french('Pneus hiver Néva Alpin, marqués 3PMSF, à partir de 54,90 €.'),
        badge: french('Loi Montagne'),
        buttonLabel: 'Voir les pneus hiver',
        href: shelf('auto', 'pneus-hiver'),
        shot: shot('wheel', 'Roue montée avec un pneu hiver', { tread: 'winter', text: 'NÉVA ALPIN', zoom: 1.06 }),
      },
      {
        title: french('Démarrer par −10 °C'),
        text: french("Batteries Voltan testées à la livraison, l'ancienne reprise gratuitement."),
        badge: null,
        buttonLabel: 'Choisir une batterie',
        href: shelf('auto', 'batteries-auto'),
        shot: shot('battery', 'Batterie 70 Ah', { zoom: 1.08, tilt: -3 }),
      },
    ],
  },
  home_moto: {
    title: 'Accueil moto',
    slides: [
      {
        title: french('Cap sur la départementale'),
        text: french('Casque Ronde R4, fibre, 1 390 g, ECE 22.06.'),
        badge: french('Nouveauté'),
        buttonLabel: 'Découvrir le R4',
        href: '/moto/nos-produits/casques/casque-integral-r4-ligne-fibre-rd-r4',
        shot: shot('helmetFull', 'Casque intégral noir et jaune', {
          color: '#1f2427',
          accent: '#f2b705',
          graphic: 'split',
          zoom: 1.08,
        }),
      },
      {
        title: french('Prêts pour l’hiver'),
        text: french("Vestes, gants et pantalons étanches : l'air froid reste dehors."),
        badge: null,
        buttonLabel: 'Voir les blousons',
        href: shelf('moto', 'blousons-textile'),
        shot: shot('jacket', 'Veste longue Nord', { color: '#23303a', accent: '#f2b705', zoom: 1.06 }),
      },
      {
        title: french('Une chaîne qui dure'),
        text: french('Kits Maillon complets, et de quoi les entretenir.'),
        badge: null,
        buttonLabel: 'Voir la transmission',
        href: shelf('moto', 'kits-chaine'),
        shot: shot('chainKit', 'Kit chaîne doré', { zoom: 1.06 }),
      },
    ],
  },
};

/** Addresses of articles and pages that have moved. */
export const redirects: DemoShop['redirects'] = [
  { from: '/auto/nos-produits/plaquettes', to: shelf('auto', 'plaquettes-de-frein'), status: 301 },
  { from: '/auto/nos-produits/huiles', to: shelf('auto', 'huiles-et-fluides'), status: 301 },
  { from: '/moto/nos-produits/transmission', to: shelf('moto', 'kits-chaine'), status: 301 },
  {
    from: '/moto/nos-produits/casques/casque-integral-r4',
    to: '/moto/nos-produits/casques/casque-integral-r4-ligne-fibre-rd-r4',
    status: 301,
  },
  { from: '/conditions-generales-de-vente', to: '/cgv', status: 301 },
  { from: '/politique-de-confidentialite', to: '/confidentialite', status: 301 },
  { from: '/catalogue-2024', to: '/nos-produits', status: 410 },
];

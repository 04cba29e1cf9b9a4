/** On what terms the demo shop sells: where stock lies, how parcels travel, the codes it gives away. */
import { COMPANY } from './contents/company.ts';

/** What totals may be told in beside euros, at rates that the back office changes. */
export const currencies = [
  { code: 'CHF', name: 'Franc suisse', symbol: 'CHF', decimals: 2, rate: '0.935' },
  { code: 'GBP', name: 'Livre sterling', symbol: '£', decimals: 2, rate: '0.872' },
] as const;

/** What each half of the shop says of itself. */
export const channelWords = {
  auto: 'Pièces, pneus, huiles et équipement pour l’auto, livrés ou à retirer à Nantes.',
  moto: 'Casques, pneus, pièces et équipement pour la moto, livrés ou à retirer à Nantes.',
} as const;

/** Stock lies in the depot; what is ordered can be fetched in the shop. */
export const sources = [
  {
    code: 'principal',
    name: 'Dépôt principal',
    description: null,
    priority: 1,
    is_pickup_point: false,
    opening_hours: null,
  },
  {
    code: 'magasin',
    name: 'Magasin de Nantes',
    description: 'Retrait des commandes au comptoir',
    priority: 2,
    is_pickup_point: true,
    opening_hours: 'Du lundi au vendredi : 9 h – 18 h\nSamedi : 9 h – 12 h',
  },
].map((source) => ({
  ...source,
  contact_name: COMPANY.director,
  contact_email: COMPANY.email,
  contact_number: '+33261914026',
  fax: null,
  street: COMPANY.address,
  postcode: COMPANY.postcode,
  city: COMPANY.city,
  state: null,
  country: COMPANY.country,
  latitude: 47.2184,
  longitude: -1.5536,
  status: true,
}));

const MAINLAND = [
  { zip_from: '01000', zip_to: '19999' },
  { zip_from: '21000', zip_to: '95999' },
] as const;
const CORSICA = { zip_from: '20000', zip_to: '20999' };
const OVERSEAS = { zip_from: '97100', zip_to: '97699' };

interface Step {
  readonly from: number;
  readonly to: number | null;
  readonly price: number;
}

const rows = (set: string, zip: { readonly zip_from: string; readonly zip_to: string }, steps: readonly Step[]) =>
  steps.map(({ from, to, price }) => ({
    set_code: set,
    country: 'FR',
    region: '*',
    ...zip,
    condition_from: from,
    condition_to: to,
    price,
    price_per_extra_unit: null,
  }));

/** By weight, in kilograms. */
const HOME: readonly Step[] = [
  { from: 0, to: 1, price: 8.9 },
  { from: 1, to: 5, price: 10.9 },
  { from: 5, to: 30, price: 16.9 },
];
const RELAY: readonly Step[] = [
  { from: 0, to: 1, price: 4.5 },
  { from: 1, to: 5, price: 5.9 },
  { from: 5, to: 20, price: 9.9 },
];
const FAR: readonly Step[] = [
  { from: 0, to: 1, price: 19.9 },
  { from: 1, to: 5, price: 34.9 },
  { from: 5, to: 30, price: 79.9 },
];

export const rateSets = [
  {
    code: 'relais',
    name: 'Point relais',
    carrier_title: 'Mondial Relay',
    description: 'Retirez votre colis chez un commerçant près de chez vous',
    tracking_url: 'https://www.mondialrelay.fr/suivi-de-colis?numeroExpedition={number}',
    delivery_min_days: 3,
    delivery_max_days: 5,
    position: 1,
  },
  {
    code: 'express',
    name: 'Livraison express',
    carrier_title: 'Chronopost',
    description: 'Le lendemain avant 13 h, contre signature',
    tracking_url: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}',
    delivery_min_days: 1,
    delivery_max_days: 1,
    position: 2,
  },
  {
    code: 'outre-mer',
    name: 'Colissimo Outre-mer',
    carrier_title: 'La Poste',
    description: 'Par avion, avec suivi',
    tracking_url: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
    delivery_min_days: 5,
    delivery_max_days: 10,
    position: 3,
  },
].map((set) => ({ ...set, status: true, condition_type: 'weight', allow_oversize: false, allow_dangerous: false }));

export const rates = [
  ...MAINLAND.flatMap((zip) => [...rows('relais', zip, RELAY), ...rows('express', zip, HOME)]),
  ...rows('relais', CORSICA, RELAY),
  ...rows('outre-mer', OVERSEAS, FAR),
];

/** What professionals pay – `garage@bitume.example` sees it everywhere –, and everybody for a set of tyres. */
export const groupPrices = [
  { sku: 'CD-GR-2055516V', quantity: 4, price: 71.9, group_code: null },
  { sku: 'HV-DOT4', quantity: 1, price: 7.9 },
  { sku: 'HV-DOT4', quantity: 6, price: 6.9 },
  { sku: 'HV-5W40-5', quantity: 4, price: 31.9 },
  { sku: 'FP-1088', quantity: 1, percent: 15 },
  { sku: 'FP-0977', quantity: 1, percent: 10 },
  { sku: 'FP-0977', quantity: 4, percent: 18 },
  { sku: 'FD-4281', quantity: 1, percent: 12 },
  { sku: 'ML-520-1645', quantity: 1, percent: 10 },
].map(({ price = null, percent = null, group_code = 'pro', ...from }) => ({
  ...from,
  group_code,
  value_type: price === null ? ('discount' as const) : ('fixed' as const),
  price,
  percent,
}));

const everyone = ['guest', 'general', 'pro', 'garage'];

/** Codes that a visitor of the demo may try; the README names them. */
export const rules = [
  {
    code: 'BIENVENUE10',
    name: 'Bienvenue',
    label: '10 % de bienvenue',
    areas: ['auto', 'moto'],
    action_type: 'by_percent',
    discount_amount: 10,
    usage_per_customer: 1,
    free_shipping: false,
    conditions: [],
  },
  {
    code: 'ROUTE15',
    name: 'Quinze euros dès 150 €',
    label: '15 € offerts dès 150 €',
    areas: ['auto', 'moto'],
    action_type: 'cart_fixed',
    discount_amount: 15,
    usage_per_customer: 0,
    free_shipping: false,
    conditions: [{ attribute: 'cart.subTotal', attributeType: 'money', operator: '>=', value: 1_500_000 }],
  },
  {
    code: 'PORTOFFERT',
    name: 'Port offert',
    label: 'Livraison offerte',
    areas: ['auto', 'moto'],
    action_type: 'by_fixed',
    discount_amount: 0,
    usage_per_customer: 0,
    free_shipping: true,
    conditions: [],
  },
].map((rule) => ({ ...rule, customer_groups: everyone, coupon_type: 'specific', status: true }));

import type { DemoShop } from '../shape.ts';

/** Addresses of an older shop: where each lives now, or that it is gone for good (domain 1.4). */
export const redirects: DemoShop['redirects'] = [
  { from: '/conditions-generales-de-vente', to: '/cgv', status: 301 },
  { from: '/a-propos', to: '/qui-sommes-nous', status: 301 },
  { from: '/politique-de-confidentialite', to: '/confidentialite', status: 301 },
  { from: '/blog', to: '/conseils', status: 301 },
  { from: '/auto/nos-produits/plaquettes', to: '/auto/nos-produits/plaquettes-de-frein', status: 301 },
  { from: '/promotions-ete-2024', to: '', status: 410 },
];

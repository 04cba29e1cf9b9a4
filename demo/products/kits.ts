/** What is put together of other articles: a group, a kit at a price of its own, a kit at the price of what is chosen. */
import type { DemoProduct } from '../shape.ts';
import { simple, type Draft, type Shelf } from './draft.ts';

const workshop: Shelf = {
  area: 'auto',
  family: 'huile',
  advice: `
## Avant de commencer

Relevez au carnet d'entretien la norme d'huile et la quantité. Le filtre se choisit d'après la référence de l'ancien.`,
};

const road: Shelf = {
  area: 'moto',
  family: 'huile',
  advice: `
## Bon usage

Nettoyez la chaîne tous les 1 000 km, graissez-la chaude, du côté intérieur, puis laissez reposer une nuit.`,
};

const brakes: Shelf = {
  area: 'moto',
  family: 'piece',
  advice: `
## Monter un kit de freinage

Disques et plaquettes se rodent ensemble : freinez doucement pendant 200 km. Le liquide se remplace tous les deux ans.`,
};

/** Neither bar code nor stock nor weight is its own. */
const whole = (
  shelf: Shelf,
  draft: Omit<Draft, 'stock'>,
  more: Pick<DemoProduct, 'type' | 'together'>,
): DemoProduct => ({
  ...simple(shelf, { ...draft, stock: 0 }),
  ean13: null,
  manufacturerReference: null,
  ...more,
});

export const kits: readonly DemoProduct[] = [
  whole(
    road,
    {
      sku: 'PACK-ENTRETIEN',
      name: 'Pack entretien moto',
      sub: 'Vidange et chaîne',
      brand: 'Helvia',
      in: 'entretien-chaine',
      price: 9.9,
      age: 400,
      photos: [['oilMoto'], ['chainLube']],
      short: 'De quoi faire la vidange et entretenir la chaîne, article par article.',
      text: 'Prenez tout, ou ce qui vous manque : chaque article se choisit avec sa quantité et rejoint le panier à son propre prix.',
    },
    {
      type: 'grouped',
      together: {
        members: [
          { sku: 'HV-M10W40-4', quantity: 1 },
          { sku: 'FT-MF204', quantity: 1 },
          { sku: 'HV-NC500', quantity: 1 },
          { sku: 'HV-CH400', quantity: 0 },
        ],
      },
    },
  ),
  whole(
    workshop,
    {
      sku: 'KIT-VIDANGE-5W30',
      name: 'Kit vidange 5W-30',
      sub: 'Huile et filtre',
      brand: 'Helvia',
      in: 'huiles-moteur',
      price: 43.9,
      age: 400,
      photos: [['oilCan'], ['oilFilter']],
      short: 'Un bidon de 5 litres et le filtre de votre moteur, à un prix.',
      text: 'L’huile est la même pour tous, le filtre se choisit. Le prix du kit ne change pas avec lui.',
    },
    {
      type: 'bundle',
      together: {
        kitPrice: 'fixed',
        options: [
          { name: 'Huile', english: 'Oil', kind: 'radio', parts: [{ sku: 'HV-5W30-5', quantity: 1, isDefault: true }] },
          {
            name: 'Filtre à huile',
            english: 'Oil filter',
            kind: 'select',
            parts: [
              { sku: 'FT-OF214', quantity: 1, isDefault: true },
              { sku: 'FT-OF118', quantity: 1 },
              { sku: 'FT-OF301', quantity: 1 },
            ],
          },
        ],
      },
    },
  ),
  whole(
    brakes,
    {
      sku: 'KIT-FREIN-AV',
      name: 'Kit freinage avant',
      sub: 'Disques, plaquettes, liquide',
      brand: 'Freinor',
      in: 'disques-moto',
      price: 2.5,
      age: 400,
      photos: [['motoDisc'], ['brakePadsMoto']],
      short: 'Deux disques, leurs plaquettes, et le liquide si vous en manquez.',
      text: 'Composez le freinage avant de votre moto : le prix est celui de ce que vous choisissez.',
    },
    {
      type: 'bundle',
      together: {
        kitPrice: 'sum',
        options: [
          {
            name: 'Disques',
            english: 'Discs',
            kind: 'radio',
            parts: [
              { sku: 'FM-D320', quantity: 2, isDefault: true },
              { sku: 'FM-D298', quantity: 2 },
            ],
          },
          {
            name: 'Plaquettes',
            english: 'Pads',
            kind: 'select',
            parts: [
              { sku: 'FM-S410', quantity: 1, isDefault: true },
              { sku: 'FM-C330', quantity: 1 },
            ],
          },
          {
            name: 'Liquide de frein',
            english: 'Brake fluid',
            kind: 'checkbox',
            isRequired: false,
            parts: [{ sku: 'HV-DOT4M', quantity: 1, isFixed: false }],
          },
        ],
      },
    },
  ),
];

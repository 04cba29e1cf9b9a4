import { prose, table } from '../../wording.ts';
import { COMPANY, FICTION } from '../company.ts';
import { page } from '../compose.ts';

export const about = page({
  slug: 'qui-sommes-nous',
  title: 'Qui sommes-nous',
  summary: "Bitume vend des pièces et de l'équipement pour la voiture et la moto, avec des fiches écrites à l'atelier.",
  description:
    "Bitume, à Nantes et à Rennes : pièces auto, équipement moto et véhicules d'occasion contrôlés, avec des conseils d'atelier.",
  ageDays: 240,
  body: [
    ...prose(`
Bitume est une boutique de pièces et d'équipement, tenue par des gens qui montent ce qu'ils vendent. Elle a deux espaces : [la voiture](/auto) et [la moto](/moto). Le même atelier, les mêmes règles, deux catalogues.

${FICTION}

## Ce que nous vendons

Des pièces d'entretien d'abord : [freinage](/auto/nos-produits/freinage), [pneus](/auto/nos-produits/pneus), [huiles et fluides](/auto/nos-produits/huiles-et-fluides), [filtration](/auto/nos-produits/filtration), [batteries](/auto/nos-produits/batteries). Côté moto, [casques](/moto/nos-produits/casques), [blousons](/moto/nos-produits/blousons), [gants](/moto/nos-produits/gants), [pneus](/moto/nos-produits/pneus-moto) et [kits chaîne](/moto/nos-produits/kits-chaine).

Nous vendons aussi quelques [voitures](/auto/vehicules) et [motos d'occasion](/moto/vehicules), révisées dans notre atelier et visibles sur rendez-vous.

## Notre manière de travailler

- **Une fiche dit ce qui décide de l'achat** : la dimension, la norme, la référence d'origine, ce qui est dans le carton et ce qui n'y est pas.
- **Un prix est un prix**. Il est affiché toutes taxes comprises. Lorsqu'il baisse, le prix le plus bas des 30 jours précédents est indiqué.
- **Le stock affiché est le stock compté**. Quand il reste trois pièces, la fiche le dit. Quand il n'y en a plus, elle le dit aussi.
- **Une question reçoit une réponse de mécanicien**, sous un jour ouvré.

## Une boutique qui marche sans réseau

Un garage est souvent en sous-sol. Après une première visite, le catalogue reste sur votre appareil : vous cherchez, vous comparez et vous remplissez le panier sans connexion. Ce que vous envoyez part au retour du réseau. La [foire aux questions](/faq) l'explique en détail.

## Nous rendre visite
`),
    table(
      ['Lieu', 'Adresse', 'Horaires'],
      ['Nantes, boutique et atelier', `${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}`, COMPANY.hours],
      ["Rennes, véhicules d'occasion", "8 rue de l'Exemple, 35000 Rennes", 'Sur rendez-vous'],
    ),
    ...prose(`
Pour nous joindre : ${COMPANY.phone}, ${COMPANY.email}, ou la page de contact de chaque espace, [auto](/auto/contact) et [moto](/moto/contact).
`),
  ],
});

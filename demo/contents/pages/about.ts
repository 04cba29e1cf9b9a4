import { french } from '../../french.ts';
import { h2, prose, shot, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { builtPage } from '../compose.ts';
import { block, OWN_PICTURE, textBlock } from '../page-blocks.ts';
import { aboutInEnglish } from './about-english.ts';

export const about = builtPage({
  slug: 'qui-sommes-nous',
  title: 'Qui sommes-nous',
  summary: "Bitume vend des pièces et de l'équipement pour la voiture et la moto, avec des fiches écrites à l'atelier.",
  description:
    "Bitume, à Nantes et à Rennes : pièces auto, équipement moto et véhicules d'occasion contrôlés, avec des conseils d'atelier.",
  ageDays: 240,
  english: aboutInEnglish,
  shot: shot('brakeDisc', 'Disque de frein ventilé, percé et rainuré'),
  blocks: [
    block('hero', {
      badge: french('Nantes et Rennes'),
      title: french('Qui sommes-nous'),
      text: french("Des pièces et de l'équipement, vendus par des gens qui montent ce qu'ils vendent."),
      buttonLabel: french('Écrire à l’atelier'),
      href: '/auto/contact',
      picture: OWN_PICTURE,
      space: 'small',
    }),
    textBlock(
      prose(`
Bitume est une boutique de pièces et d'équipement. Elle a deux espaces : [la voiture](/auto) et [la moto](/moto). Le même atelier, les mêmes règles, deux catalogues.

## Ce que nous vendons

Des pièces d'entretien d'abord : [freinage](/auto/nos-produits/freinage), [pneus](/auto/nos-produits/pneus), [huiles et fluides](/auto/nos-produits/huiles-et-fluides), [filtration](/auto/nos-produits/filtration), [batteries](/auto/nos-produits/batteries). Côté moto, [casques](/moto/nos-produits/casques), [blousons](/moto/nos-produits/blousons), [gants](/moto/nos-produits/gants), [pneus](/moto/nos-produits/pneus-moto) et [kits chaîne](/moto/nos-produits/kits-chaine).

Nous vendons aussi quelques [voitures](/auto/vehicules) et [motos d'occasion](/moto/vehicules), révisées dans notre atelier et visibles sur rendez-vous.
`),
    ),
    block('products', {
      title: french('Les plus demandés'),
      limit: 5,
      moreLabel: french('Tout voir'),
      moreHref: '/nos-produits',
    }),
    block('columns', { count: 2, space: 'large' }, [
      textBlock(
        prose(`
## Notre manière de travailler

- **Une fiche dit ce qui décide de l'achat** : la dimension, la norme, la référence d'origine, ce qui est dans le carton et ce qui n'y est pas.
- **Un prix est un prix**. Il est affiché toutes taxes comprises. Lorsqu'il baisse, le prix le plus bas des 30 jours précédents est indiqué.
- **Le stock affiché est le stock compté**. Quand il reste trois pièces, la fiche le dit. Quand il n'y en a plus, elle le dit aussi.
- **Une question reçoit une réponse de mécanicien**, sous un jour ouvré.
`),
      ),
      textBlock(
        prose(`
## Une boutique qui marche sans réseau

Un garage est souvent en sous-sol. Après une première visite, le catalogue reste sur votre appareil : vous cherchez, vous comparez et vous remplissez le panier sans connexion. Ce que vous envoyez part au retour du réseau. La [foire aux questions](/faq) l'explique en détail.
`),
      ),
    ]),
    textBlock([
      h2('Nous rendre visite'),
      table(
        ['Lieu', 'Adresse', 'Horaires'],
        ['Nantes, boutique et atelier', `${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}`, COMPANY.hours],
        ["Rennes, véhicules d'occasion", "8 rue de l'Exemple, 35000 Rennes", 'Sur rendez-vous'],
      ),
    ]),
    block('call', {
      title: french('Une question sur une pièce'),
      text: french(`Un mécanicien répond sous un jour ouvré, au ${COMPANY.phone} ou par écrit.`),
      buttons: [
        { label: french('Contact auto'), href: '/auto/contact', tone: 'soft' },
        { label: french('Contact moto'), href: '/moto/contact', tone: 'line' },
      ],
    }),
  ],
});

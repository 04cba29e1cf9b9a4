import { french } from '../../french.ts';
import { prose, table } from '../../wording.ts';
import { COMPANY, FICTION } from '../company.ts';
import { builtPage } from '../compose.ts';
import { block, textBlock } from '../page-blocks.ts';

/** Loi n° 2004-575 du 21 juin 2004 (LCEN), article 1-1; code de l'environnement, article L541-10-13. */
export const legalNotice = builtPage({
  slug: 'mentions-legales',
  title: 'Mentions légales',
  summary: "Éditeur, hébergeur, médiateur et droits d'auteur de la boutique.",
  description:
    "Mentions légales de la boutique Bitume : éditeur, directrice de la publication, hébergeur, médiateur, identifiants uniques et droits d'auteur.",
  ageDays: 120,
  blocks: [
    textBlock(prose(FICTION)),
    /* from the settings of the shop: an answer changed there is changed here */
    block('legal', { title: french('Éditeur et hébergeur') }),
    textBlock([
      ...prose(`
## Identifiants uniques (article L541-10-13 du code de l'environnement)

Bitume adhère aux éco-organismes des filières dont relèvent ses produits. Les identifiants de cette démonstration sont fictifs.
`),
      table(
        ['Filière', 'Identifiant unique'],
        ['Emballages ménagers', 'FR000000_01DEMO'],
        ['Pneumatiques', 'FR000000_02DEMO'],
        ['Huiles minérales et synthétiques', 'FR000000_03DEMO'],
        ['Batteries', 'FR000000_04DEMO'],
        ['Équipements électriques et électroniques', 'FR000000_05DEMO'],
        ['Textiles et chaussures', 'FR000000_06DEMO'],
      ),
      ...prose(`
## Médiateur de la consommation

Un consommateur peut saisir gratuitement ${COMPANY.mediator}, ${COMPANY.mediatorAddress}, [sur son site](${COMPANY.mediatorUrl}), après une réclamation écrite restée sans solution (articles L612-1 et L616-1 du code de la consommation). La démarche est décrite dans les [conditions générales de vente](/cgv).

## Droits d'auteur

Les textes, les dessins et le code de la boutique sont protégés par le code de la propriété intellectuelle. Les images du catalogue sont des dessins faits pour cette démonstration. Les marques citées pour les produits sont imaginaires ; les normes et les homologations de constructeurs appartiennent à leurs titulaires et ne servent qu'à décrire la compatibilité.

## Signaler une erreur ou un contenu

Écrivez à ${COMPANY.email} en indiquant l'adresse de la page. Nous répondons sous deux jours ouvrés.

## Voir aussi

- [Conditions générales de vente](/cgv)
- [Politique de confidentialité](/confidentialite)
- [Cookies et stockage sur l'appareil](/cookies)
- [Déclaration d'accessibilité](/accessibilite)
`),
    ]),
  ],
});

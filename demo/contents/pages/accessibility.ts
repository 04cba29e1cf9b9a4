import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';

/** Directive (UE) 2019/882; code de la consommation, L412-13; form of the RGAA declaration. */
export const accessibility = page({
  slug: 'accessibilite',
  title: "Déclaration d'accessibilité",
  summary:
    "Ce que la boutique permet au clavier, au lecteur d'écran et en grand texte, ce qui manque, et à qui le dire.",
  description:
    'Accessibilité de la boutique Bitume : état de conformité, méthode, limites connues, contact et voies de recours.',
  ageDays: 30,
  body: [
    ...prose(`
${COMPANY.name} veut que chacun puisse acheter ici, avec l'appareil et l'aide technique de son choix. Les services de commerce en ligne y sont tenus depuis le 28 juin 2025 (directive UE 2019/882, article L412-13 du code de la consommation).

## État de conformité

**Partiellement conforme.** La boutique vise le niveau AA des règles WCAG 2.2 et du RGAA 4.1. Aucun audit externe n'a encore eu lieu : cette déclaration repose sur nos propres contrôles.

## Ce que nous contrôlons
`),
    table(
      ['Sujet', 'Engagement', 'Contrôle'],
      ['Clavier', 'Tout se fait au clavier, avec un repère de position visible', 'Parcours écrits, à chaque version'],
      [
        "Lecteur d'écran",
        "Titres, listes, formulaires et changements d'état annoncés",
        'Contrôle automatique et lecture',
      ],
      ['Contraste', 'Au moins 4,5 pour le texte, 3 pour les repères', 'Calculé pour chaque couple de couleurs'],
      ['Grand texte', "Jusqu'à 200 %, et dès 320 px de large, sans perte", 'Captures comparées'],
      ['Mouvement', 'Rien ne bouge seul ; le réglage « réduire les animations » est suivi', 'Contrôle des styles'],
      ['Cibles', '44 px sur téléphone, 24 px au minimum', 'Mesure des écrans'],
      ['Couleur', "Un état n'est jamais dit par la couleur seule", 'Relecture'],
    ),
    ...prose(`
## Limites connues

- Les documents PDF des fabricants ne sont pas tous balisés. Demandez-nous leur contenu, nous l'écrivons dans l'e-mail.
- Les étiquettes européennes des pneus sont fournies en texte sur la fiche ; l'image officielle n'a pas toujours de description.
- Les dessins du catalogue ont une description courte. Une description plus longue est donnée sur demande.

## Réglages utiles

En bas de chaque page : la langue, et les couleurs claires, sombres ou automatiques. La boutique suit aussi les réglages de contraste et de taille de votre système.

## Signaler un obstacle

Écrivez à ${COMPANY.email}, appelez le ${COMPANY.phone}, ou passez par la page de contact [auto](/auto/contact) ou [moto](/moto/contact). Dites la page, ce que vous vouliez faire et votre aide technique. Nous répondons sous cinq jours ouvrés et proposons aussitôt un autre moyen d'obtenir la même chose.

## Voies de recours

Si la réponse ne vous convient pas, vous pouvez :

- saisir le [Défenseur des droits](https://formulaire.defenseurdesdroits.fr/) ou l'un de ses délégués, ou lui écrire sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07 ;
- vous adresser à la [DGCCRF](https://signal.conso.gouv.fr/), chargée du contrôle des services de commerce en ligne.
`),
  ],
});

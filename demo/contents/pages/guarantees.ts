import type { RichBlock } from '#core/contract/catalogue/product-detail.ts';

import { prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { page } from '../compose.ts';

/** The boxed text every general condition of sale must hold (code de la consommation, D211-2), without digital content. */
export const GUARANTEE_BOX: readonly RichBlock[] = prose(`
> Le consommateur dispose d'un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d'apparition d'un défaut de conformité. Durant ce délai, le consommateur n'est tenu d'établir que l'existence du défaut de conformité et non la date d'apparition de celui-ci.

> La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui. Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d'une extension de six mois de la garantie initiale. Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.

> Le consommateur peut obtenir une réduction du prix d'achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si : 1° le professionnel refuse de réparer ou de remplacer le bien ; 2° la réparation ou le remplacement du bien intervient après un délai de trente jours ; 3° la réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte définitivement les frais de reprise ou d'enlèvement du bien non conforme, ou s'il supporte les frais d'installation du bien réparé ou de remplacement ; 4° la non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée infructueuse.

> Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de conformité est si grave qu'il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n'est alors pas tenu de demander la réparation ou le remplacement du bien au préalable. Le consommateur n'a pas droit à la résolution de la vente si le défaut de conformité est mineur.

> Toute période d'immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à courir jusqu'à la délivrance du bien remis en état. Les droits mentionnés ci-dessus résultent de l'application des articles L. 217-1 à L. 217-32 du code de la consommation.

> Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d'un montant maximal de 300 000 euros, qui peut être porté jusqu'à 10 % du chiffre d'affaires moyen annuel (article L. 241-5 du code de la consommation).

> Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.
`);

export const guarantees = page({
  slug: 'garanties',
  title: 'Garanties',
  summary:
    'Garantie de conformité, vices cachés, garantie du fabricant : ce que chacune couvre et comment la demander.',
  description:
    'Garantie légale de conformité, vices cachés et garantie du fabricant : durées, démarches et cas des pièces et véhicules d’occasion.',
  ageDays: 90,
  body: [
    ...prose(`
Deux garanties viennent de la loi, et tout produit neuf ou d'occasion acheté ici en bénéficie. Une troisième, celle du fabricant, s'y ajoute parfois. Elle ne remplace jamais les deux premières.
`),
    table(
      ['Garantie', 'Durée', 'Ce qu’elle couvre', 'Texte'],
      [
        'Conformité',
        '2 ans après la délivrance',
        "Un produit qui n'est pas celui décrit, ou qui ne rend pas le service attendu",
        'Code de la consommation, L217-3 et suivants',
      ],
      [
        'Vices cachés',
        '2 ans après la découverte',
        "Un défaut caché, antérieur à la vente, qui rend l'usage impossible ou très diminué",
        'Code civil, 1641 à 1649',
      ],
      ['Fabricant', 'Indiquée sur la fiche', "Ce que dit son certificat, joint à la commande s'il existe", 'Contrat'],
    ),
    ...prose(`
## Le texte de la loi
`),
    ...GUARANTEE_BOX,
    ...prose(`
## Pièces et véhicules d'occasion

La garantie de conformité dure aussi deux ans pour un bien d'occasion. Ce qui change est la preuve : un défaut apparu dans les douze premiers mois est présumé exister à la délivrance ; ensuite, c'est à vous de l'établir (article L217-7). L'usure annoncée sur la fiche n'est pas un défaut.

## Ce qui relève de l'usure

Plaquettes, disques, pneus, balais d'essuie-glace et batteries s'usent. Une usure normale n'est pas un défaut de conformité ; une usure anormale peut l'être. Dites-nous le kilométrage au montage et au constat, cela suffit pour commencer.

## Demander la garantie

1. Faites la demande dans votre compte, à la page **Mes retours** de l'espace [auto](/auto/account/rma) ou [moto](/moto/account/rma), pendant les deux ans qui suivent la livraison : choisissez le produit, décrivez le défaut et joignez une photo. Vous pouvez aussi écrire à ${COMPANY.email} ou par la page de contact, [auto](/auto/contact) ou [moto](/moto/contact), avec la référence.
2. Nous répondons sous deux jours ouvrés et envoyons une étiquette de retour : le retour d'un produit non conforme est à nos frais.
3. Le produit est réparé ou remplacé sous 30 jours. Si ce n'est pas possible, le prix est réduit ou remboursé, au choix que vous laisse la loi.

Le désaccord persiste ? Le [médiateur de la consommation](/cgv) peut être saisi sans frais.
`),
  ],
});

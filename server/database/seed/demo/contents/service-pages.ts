import { company } from '../company.ts';
import { shot, table } from '../wording.ts';
import { FICTION, page } from './draft.ts';

const about = page({
  slug: 'qui-sommes-nous',
  title: 'Qui sommes-nous',
  summary: 'Deux ateliers, un dépôt et une boutique qui marche même sans réseau.',
  shot: shot('motoTrail', 'Une moto de la maison', { color: '#0a6b4e' }),
  body: [
    `
Bitume est née dans un garage de Nantes, d'une question posée trop souvent : « C'est laquelle, la bonne ? » Nous vendons des pièces, des pneus et de l'équipement pour l'auto et la moto, et nous répondons à cette question avant de vendre.

## Ce que nous tenons

- **Une fiche dit tout.** La cote, la norme, la référence, le couple quand il compte. Ce que nous ne savons pas, nous ne l'écrivons pas.
- **Un prix porte sa date.** Hors connexion, la boutique montre le dernier prix connu et quand elle l'a appris. Rien n'est débité sur un prix ancien.
- **Un stock est un stock.** « En stock » veut dire dans notre dépôt, pas chez un fournisseur.
- **Un refus s'explique.** Si nous ne pouvons pas, nous disons pourquoi et ce que vous pouvez faire.

## Qui répond

Six mécaniciens se relaient au comptoir et au téléphone. Ils montent, démontent et se trompent parfois ; ils le disent alors, et reprennent.

## Où nous trouver

- Nantes : dépôt, atelier auto, comptoir. ${company.address}, ${company.postcode} ${company.city}.
- Rennes : atelier moto et comptoir, rue du Modèle.

${company.hours}. Vous pouvez aussi [nous écrire](/auto/contact).

> Bitume est une boutique de démonstration : l'équipe, les adresses et les marques sont inventées. La rigueur, elle, est celle que nous attendrions d'une vraie.`,
  ],
});

const delivery = page({
  slug: 'livraison',
  title: 'Livraison',
  summary: 'Tarifs, délais et zones de livraison, retrait en magasin et colis lourds.',
  body: [
    FICTION,
    '## Tarifs et délais',
    table(
      ['Mode', 'Délai', 'Prix TTC'],
      ['Livraison standard, France métropolitaine', '2 à 3 jours ouvrés', '6,90 €'],
      ['Livraison standard dès 120 € d’achats', '2 à 3 jours ouvrés', 'Offerte'],
      ['Retrait à Nantes ou à Rennes', '2 heures pour un article en stock', 'Gratuit'],
      ['Corse, Monaco', '3 à 5 jours ouvrés', '6,90 €'],
      ['Belgique, Luxembourg', '3 à 5 jours ouvrés', 'Sur devis'],
    ),
    `
Les commandes reçues avant 15 h, du lundi au vendredi, partent le jour même quand tout est en stock. Un article « sur commande » indique son délai sur la fiche ; il part avec le reste, ou seul si vous le demandez.

## Colis lourds et encombrants

Pneus, coffres de toit et batteries voyagent par un transporteur qui prend rendez-vous. Le livreur dépose au pied de l'immeuble ou de la maison. Il reprend une batterie usagée par batterie livrée.

## Transport réglementé

Aérosols, huiles et batteries ne prennent pas l'avion. Ils ne sont pas livrés outre-mer.

## À la réception

1. Ouvrez le colis devant le livreur quand c'est possible.
2. Un dommage se note sur le bon de livraison, avec précision : « carton ouvert », et non « sous réserve ».
3. Envoyez-nous une photo sous trois jours. Votre recours contre nous ne dépend pas de ces réserves.

## Et sans réseau

Vous pouvez composer votre panier et préparer une demande hors connexion. Elle part dès que le réseau revient, une seule fois, et la boutique vous montre ce qui attend à la page [modifications en attente](/modifications-en-attente).`,
  ],
});

const returns = page({
  slug: 'retours-et-remboursements',
  title: 'Retours, rétractation et remboursements',
  summary: "Quatorze jours pour vous rétracter, trente jours pour changer d'avis chez nous, et la marche à suivre.",
  body: [
    FICTION,
    `
## Deux délais, deux droits

- **Quatorze jours : la loi.** Vous pouvez vous rétracter sans motif jusqu'à quatorze jours après avoir reçu le dernier colis (article L221-18 du Code de la consommation).
- **Trente jours : la maison.** Un article neuf, complet et non monté est repris pendant trente jours, sous forme d'avoir ou de remboursement.

## Renoncer au contrat

1. Dites-le nous sans ambiguïté, par le [formulaire de contact](/auto/contact), par e-mail à ${company.email} ou par courrier. Indiquez votre nom, le numéro de commande ou de devis et les articles.
2. Vous recevez sans délai un accusé de réception par e-mail, avec le contenu de votre déclaration, la date et l'heure (articles L221-21 et D221-5).
3. Renvoyez les articles dans les quatorze jours qui suivent votre déclaration (article L221-23).
4. Nous remboursons sous quatorze jours tous vos paiements, livraison standard comprise, par le même moyen (article L221-24). Nous pouvons attendre d'avoir reçu les articles ou la preuve de leur envoi.

Les frais de renvoi sont à votre charge, sauf erreur de notre part. Les pneus et les coffres de toit, trop volumineux pour la poste, sont repris par notre transporteur au prix de 24,90 € par envoi.

## Ce qui ne se reprend pas

- Les pièces fabriquées à votre demande, comme un amortisseur taré à votre poids.
- Les articles descellés qui touchent la peau ou la tête, pour raison d'hygiène : cagoules, sous-vêtements techniques. Un casque essayé en intérieur, films en place, se reprend.
- Les bidons ouverts.

Vous répondez de la dépréciation due à des manipulations autres que celles nécessaires pour établir la nature et le bon fonctionnement de l'article.

## Erreur ou défaut

Écrivez-nous : l'étiquette est à nos frais et le remplacement part en premier. Les garanties légales sont décrites à la page [garanties](/garanties).

## Modèle de formulaire de rétractation

> À l'attention de ${company.name}, ${company.address}, ${company.postcode} ${company.city}, ${company.email}. Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens ci-dessous : … Commandés le … / reçus le … Nom : … Adresse : … Date : … Signature (uniquement en cas d'envoi sur papier).`,
  ],
});

const payment = page({
  slug: 'moyens-de-paiement',
  title: 'Moyens de paiement',
  summary: 'Comment régler une commande ou un devis accepté, et comment nous protégeons le paiement.',
  body: [
    FICTION,
    table(
      ['Moyen', 'Quand', 'À savoir'],
      ['Carte bancaire', 'Lien de paiement du devis, comptoir', 'Authentification forte par votre banque'],
      ['Virement', 'Commandes et devis', 'Dix jours pour régler, référence à recopier'],
      ['Espèces', 'Comptoir', 'Jusqu’à 1 000 € (article D112-3 du Code monétaire et financier)'],
      ['Chèque', 'Comptoir', 'Pièce d’identité demandée'],
    ),
    `
## Quand sommes-nous payés

Une demande de devis ne coûte rien et n'engage à rien. Le paiement n'intervient qu'après votre accord sur un total définitif, frais de livraison compris. Aucun montant n'est prélevé hors connexion.

## Sécurité

Aucun numéro de carte ne passe par la boutique ni par nos mécaniciens : la saisie se fait chez le prestataire de paiement. Nous ne demandons jamais de code par téléphone ou par SMS.

## Refus

Un paiement refusé ne débite rien et ne vide pas le panier. Réessayez, changez de moyen ou appelez-nous au ${company.phone}.

## Professionnels

Une facture hors taxes et toutes taxes comprises accompagne chaque commande. Le paiement à trente jours s'ouvre après étude du dossier ; tout retard entraîne des pénalités au taux de trois fois l'intérêt légal et une indemnité de 40 € (articles L441-10 et D441-5 du Code de commerce).`,
  ],
});

const guarantees = page({
  slug: 'garanties',
  title: 'Garanties légales et commerciales',
  summary: "Conformité pendant deux ans, vices cachés, garantie atelier des véhicules d'occasion.",
  body: [
    FICTION,
    `
## Garantie légale de conformité

> Le consommateur dispose d'un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d'apparition d'un défaut de conformité. Durant ce délai, le consommateur n'est tenu d'établir que l'existence du défaut de conformité et non la date d'apparition de celui-ci.

> La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.

> Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d'une extension de six mois de la garantie initiale. Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.

Le consommateur peut obtenir une réduction du prix en conservant le bien, ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si le professionnel refuse de réparer ou de remplacer, si la réparation ou le remplacement intervient après trente jours, s'il occasionne un inconvénient majeur, ou si la non-conformité persiste en dépit d'une tentative de mise en conformité restée infructueuse. Il peut aussi le faire tout de suite, sans demander la réparation, lorsque le défaut est si grave qu'il le justifie. Il n'a pas droit à la résolution de la vente si le défaut est mineur (articles L217-1 à L217-32 du Code de la consommation).

Pour un bien d'occasion, le défaut est présumé exister au moment de la délivrance s'il apparaît dans les douze mois.

## Garantie des vices cachés

> Le consommateur bénéficie de la garantie légale des vices cachés en application des articles 1641 à 1649 du Code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.

## Garantie atelier des véhicules d'occasion

Nos voitures et nos motos d'occasion portent une garantie commerciale de douze mois, pièces et main-d'œuvre, sur le moteur, la boîte et la transmission. Elle s'ajoute aux garanties légales, ne les remplace pas, et ne couvre ni l'usure normale ni un défaut d'entretien.

## Faire jouer une garantie

1. Décrivez le défaut et joignez une photo par le [formulaire de contact](/auto/contact).
2. Nous répondons sous un jour ouvré, avec une étiquette si l'article doit revenir.
3. Vous choisissez entre réparation et remplacement, sauf coût disproportionné.`,
  ],
});

const faq = page({
  slug: 'faq',
  title: 'Questions fréquentes',
  summary: 'Compatibilité, commande, hors connexion, retours : les réponses courtes.',
  body: [
    `
## Choisir

### Comment savoir si une pièce convient à mon véhicule ?

Comparez les références d'origine et les cotes de la fiche avec la pièce en place. En cas de doute, envoyez-nous le certificat d'immatriculation (cases D.2.1 et E) par le [formulaire de contact](/auto/contact) : nous vérifions avant l'envoi.

### Une référence remplacée se trouve-t-elle encore ?

Oui. La recherche connaît les anciens numéros et les références d'origine, avec ou sans tirets.

### Pourquoi le prix barré n'est-il pas le prix conseillé ?

Parce que la loi demande le prix le plus bas des trente jours précédents. C'est plus honnête, et souvent plus bas.

## Commander

### Faut-il un compte pour demander un devis ?

Non. Remplissez le panier, laissez vos coordonnées, la réponse arrive sous un jour ouvré.

### Puis-je commander sans réseau ?

Vous pouvez chercher, comparer, remplir le panier et préparer une demande de devis. Elle part seule au retour du réseau. Tant qu'elle attend, la boutique le dit.

### Que se passe-t-il si le prix a changé entre-temps ?

Le panier vous montre l'ancien prix, le nouveau et la date. Vous gardez ou vous retirez : rien n'est décidé à votre place.

## Recevoir et rendre

### Combien de temps pour changer d'avis ?

Quatorze jours selon la loi, trente jours chez nous pour un article neuf et non monté. Voir [retours et remboursements](/retours-et-remboursements).

### Comment récupérer la consigne d'un alternateur ?

Mettez l'ancien dans le carton du neuf, collez l'étiquette fournie, déposez le colis sous soixante jours. La consigne est rendue sous quatorze jours.

### Reprenez-vous les huiles et les batteries ?

Oui, gratuitement, dans nos deux comptoirs, dans la limite des quantités achetées.

## La boutique sur votre appareil

### Combien de place prend-elle ?

Quelques mégaoctets pour le catalogue, un peu plus pour les photos que vous avez vues. La page [cet appareil](/cet-appareil) donne le détail et permet de tout effacer.

### Comment l'installer ?

Depuis le menu de votre navigateur, « Installer » ou « Ajouter à l'écran d'accueil ». La boutique ne vous le demandera pas deux fois.`,
  ],
});

const accessibility = page({
  slug: 'accessibilite',
  title: "Déclaration d'accessibilité",
  summary: 'État de conformité au RGAA, moyens mis en œuvre et voies de recours.',
  body: [
    FICTION,
    `
${company.name} s'engage à rendre sa boutique accessible, conformément à l'article 47 de la loi n° 2005-102 du 11 février 2005 et à la directive (UE) 2019/882 relative aux exigences en matière d'accessibilité des produits et services.

## État de conformité

La boutique est **partiellement conforme** au référentiel général d'amélioration de l'accessibilité (RGAA 4.1). Elle n'a pas encore été auditée par un tiers : cette évaluation est la nôtre, faite à chaque version par des contrôles automatiques et par une navigation au clavier et au lecteur d'écran.

## Ce qui est fait

- Toute action se fait au clavier, avec un point d'arrêt visible.
- Les textes et les commandes ont un contraste d'au moins 4,5 pour 1.
- Les cibles tactiles mesurent au moins 44 pixels sur téléphone.
- Un état n'est jamais dit par la couleur seule.
- Les mouvements s'arrêtent quand votre système demande moins d'animations.
- Les erreurs de formulaire sont regroupées, nommées et reliées à leur champ.

## Ce qui ne l'est pas encore

- Les textes de remplacement des photos d'articles décrivent l'article, pas toujours le détail montré.
- Les documents PDF joints par les fabricants peuvent ne pas être balisés.

## Nous signaler un obstacle

Écrivez à ${company.email} ou par le [formulaire de contact](/auto/contact). Nous répondons sous deux jours ouvrés et proposons une solution de remplacement.

## Voie de recours

Si notre réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits : [www.defenseurdesdroits.fr](https://www.defenseurdesdroits.fr), ou par courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.

Déclaration établie le 1er octobre 2026.`,
  ],
});

const siteMap = page({
  slug: 'plan-du-site',
  title: 'Plan du site',
  summary: 'Toutes les pages de la boutique, par espace.',
  body: [
    `
## Auto

- [Accueil auto](/auto)
- [Freinage](/auto/nos-produits/freinage), [pneus](/auto/nos-produits/pneus), [huiles et fluides](/auto/nos-produits/huiles-et-fluides), [filtration](/auto/nos-produits/filtration)
- [Batteries et allumage](/auto/nos-produits/batteries), [éclairage](/auto/nos-produits/eclairage), [suspension](/auto/nos-produits/suspension)
- [Embrayage et échappement](/auto/nos-produits/transmission), [carrosserie](/auto/nos-produits/carrosserie)
- [Atelier](/auto/nos-produits/atelier), [intérieur et portage](/auto/nos-produits/interieur-et-portage)
- [Voitures d'occasion](/auto/vehicules)
- [Contact auto](/auto/contact)

## Moto

- [Accueil moto](/moto)
- [Casques](/moto/nos-produits/casques), [blousons](/moto/nos-produits/blousons), [pantalons](/moto/nos-produits/pantalons), [gants](/moto/nos-produits/gants), [bottes](/moto/nos-produits/bottes)
- [Pneus moto](/moto/nos-produits/pneus-moto), [transmission](/moto/nos-produits/kits-chaine), [freinage](/moto/nos-produits/freinage), [échappement](/moto/nos-produits/echappement), [suspension](/moto/nos-produits/suspension-moto)
- [Bagagerie et antivols](/moto/nos-produits/bagagerie), [batteries](/moto/nos-produits/batteries-moto), [huiles et entretien](/moto/nos-produits/huiles-et-entretien), [rétroviseurs](/moto/nos-produits/retroviseurs-moto)
- [Motos d'occasion](/moto/vehicules)
- [Contact moto](/moto/contact)

## À lire

- [Conseils](/conseils)
- [Actualités](/actualites)

## Aide

- [Questions fréquentes](/faq), [livraison](/livraison), [retours et remboursements](/retours-et-remboursements)
- [Moyens de paiement](/moyens-de-paiement), [garanties](/garanties)

## La maison

- [Qui sommes-nous](/qui-sommes-nous), [mentions légales](/mentions-legales), [conditions générales de vente](/cgv)
- [Confidentialité](/confidentialite), [cookies](/cookies), [accessibilité](/accessibilite)

## Votre appareil

- [Cet appareil](/cet-appareil), [modifications en attente](/modifications-en-attente)`,
  ],
});

export const servicePages = [about, delivery, returns, payment, guarantees, faq, accessibility, siteMap];

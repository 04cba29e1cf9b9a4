/** What the back office alone is told: codes of roles, accounts and managed things (domain 7.5, 9; specification §5). */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Sentences } from '#src/forms/sentences.tsx';

type Words = Readonly<Record<string, MessageDescriptor>>;

const FIELDS: Words = {
  'role.nameRequired': msg`Veuillez donner un nom à votre rôle.`,
  'role.nameTaken': msg`Ce rôle existe déjà.`,
  'code.letterFirst': msg`Une lettre minuscule d’abord, puis des minuscules sans accent, des chiffres et des tirets bas.`,
  'value.immutable': msg`Cette valeur ne change plus une fois la fiche créée.`,
  'attribute.confidential': msg`Cet attribut est réservé à l’équipe : la boutique ne le montre jamais.`,
  'attribute.notOfType': msg`Un attribut de ce type ne le permet pas.`,
  'attribute.sameValues': msg`Des produits ont déjà la même valeur : corrigez-les d’abord.`,
  'attribute.twice': msg`Un attribut ne figure qu’une fois dans une famille.`,
  'expression.invalid': msg`Cette expression ne peut pas être lue : des caractères, des classes, des groupes et des répétitions seulement.`,
  'expression.costly': msg`Cette expression peut être lue de plusieurs façons à chaque répétition : simplifiez-la.`,
  'synonym.oneWord': msg`Un seul mot à la fois, sans espace.`,
  'searchTerm.wordless': msg`Un terme a au moins une lettre ou un chiffre.`,
  'searchTerm.leadsBack': msg`Cette adresse est celle de la recherche : choisissez une autre page.`,
  'number.ambiguous': msg`Un point suivi de trois chiffres peut se lire de deux façons : écrivez 1000 ou 1,000.`,
  'number.tooFine': msg`Quatre chiffres au plus après la virgule.`,
  'oldAddress.invalid': msg`Un chemin de la boutique, avec une barre oblique au début : /ancienne-page.html`,
  'redirect.wildcard': msg`L’astérisque ne remplace rien : une adresse à la fois.`,
  'redirect.reserved': msg`La boutique répond elle-même à cette adresse : elle ne mène pas ailleurs.`,
  'redirect.live': msg`Une page se trouve à cette adresse : la redirection n’aurait aucun effet.`,
  'redirect.loop': msg`Cette redirection ramène à une autre, ou à elle-même.`,
  'logo.noPhoto': msg`Choisissez une image PNG, JPEG ou WebP de la médiathèque.`,
  'sku.taken': msg`Ce SKU existe déjà.`,
  'sku.invalid': msg`Des lettres sans accent, des chiffres, des points, des tirets et des tirets bas seulement.`,
  'ean.invalid': msg`Un EAN-13 a 13 chiffres, dont le dernier vérifie les autres : ce n’est pas le bon.`,
  'price.specialTooHigh': msg`Le prix promotionnel doit être inférieur au prix.`,
  'date.order': msg`La date de fin doit être postérieure à la date de début.`,
  'attribute.unknown': msg`La famille du produit n’a pas cet attribut.`,
  'variant.taken': msg`Cette combinaison de variantes existe déjà.`,
  'variant.incomplete': msg`Veuillez choisir une option.`,
  'variants.none': msg`Seul un produit à déclinaisons en a.`,
  'variants.axes': msg`Choisissez de 1 à 5 listes de choix de la famille qui distinguent des déclinaisons.`,
  'parts.none': msg`Seuls des articles groupés et un lot en ont.`,
  'parts.required': msg`Ajoutez au moins un article avant de mettre en vente.`,
  'parts.tooManyPreset': msg`Trop d’articles sont choisis d’abord : gardez-en moins.`,
  'part.itself': msg`Un produit ne se compose pas de lui-même.`,
  'part.gone': msg`Cet article n’existe plus. Retirez-le ou choisissez-en un autre.`,
  'part.otherArea': msg`Cet article est de l’autre espace : choisissez dans le même, auto ou moto.`,
  'part.nested': msg`Un lot ou un groupe ne contient ni lot ni groupe : choisissez ses articles.`,
  'part.notOne': msg`Choisissez un article vendu tel quel : pour un produit à déclinaisons, l’une d’elles.`,
  'part.twice': msg`Cet article y est déjà.`,
  'part.noOption': msg`Rangez cet article dans un choix du lot.`,
  'option.empty': msg`Ce choix n’a pas d’article : ajoutez-en un, ou retirez le choix.`,
  'option.onePreset': msg`Un seul article peut y être choisi d’abord.`,
  'picture.twice': msg`Cette image y est déjà.`,
  'download.missing': msg`Choisissez un fichier, ou indiquez une adresse.`,
  'download.both': msg`Un fichier ou une adresse, pas les deux.`,
  'download.otherType': msg`Seul un produit à télécharger en a.`,
  'product.itself': msg`Un produit ne s’associe pas à lui-même.`,
  'product.unknown': msg`Aucun produit n’a cette référence.`,
  'groupPrice.visitors': msg`Les visiteurs paient le prix du produit : choisissez un groupe de clients.`,
  'groupPrice.everybody': msg`Pour tous les groupes, le prix d’une pièce est celui du produit : indiquez au moins 2.`,
  'groupPrice.tooMany': msg`Ce groupe a déjà 5 000 prix. Supprimez-en avant d’en ajouter.`,
  'interval.overlap': msg`Cette tranche en recouvre une autre de la même zone.`,
  'reference.unknown': msg`Cet élément n’existe plus. Choisissez-en un autre.`,
  'color.invalid': msg`Entrez une couleur comme #0A7A5C.`,
  'dataRequest.doneElsewhere': msg`Une copie ou un effacement se termine depuis la fiche du client, onglet Données.`,
  'channel.notOffered': msg`Ce canal ne le propose pas : ajoutez-le d’abord à ce qu’il propose.`,
  'channel.usesDefault': msg`Ce qui est choisi par défaut reste proposé : choisissez d’abord un autre défaut.`,
  'channel.baseCurrency': msg`La boutique compte en euros : l’euro reste proposé.`,
  'channel.inactive': msg`Cette langue n’est pas active.`,
  'ip.invalid': msg`Des adresses IP seulement, comme 203.0.113.7.`,
  'instant.invalid': msg`Cette date ou cette heure n’est pas valide.`,
  'address.notPublic': msg`La boutique est en ligne : indiquez une adresse publique (en https pour une adresse web).`,
  'secret.noKey': msg`Ce secret ne peut pas être gardé : le serveur n’a pas de clé de chiffrement (SETTINGS_KEY).`,
  'setting.fixed': msg`Cette valeur se règle sur le serveur, pas ici.`,
  'slug.empty': msg`Le slug ne peut pas être vide`,
  'slug.taken': msg`Le slug existe déjà`,
  'slug.invalid': msg`Lettres minuscules, chiffres et tirets seulement.`,
  'path.invalid': msg`Cette adresse ne peut pas servir : des mots en minuscules, séparés par des tirets et des barres, qu’aucune page de la boutique n’utilise.`,
  unique: msg`Cette adresse est déjà prise.`,
  'content.empty': msg`Le contenu de votre élément est vide.`,
  'content.required': msg`Ce champ doit être renseigné`,
  'content.otherCategory': msg`Cette page n’est pas dans la catégorie sélectionnée.`,
  'category.unknown': msg`Cette catégorie n’existe plus. Choisissez-en une autre.`,
  'category.circle': msg`Une catégorie ne se place ni dans elle-même, ni dans une de ses sous-catégories.`,
  'category.otherArea': msg`Choisissez dans le même espace, auto ou moto.`,
  'category.tooDeep': msg`Pas plus de 5 niveaux.`,
  'category.noFilter': msg`Cet attribut n’est plus proposé comme filtre.`,
  'category.notIn': msg`Ce produit n’est plus dans la catégorie.`,
  'instant.past': msg`Choisissez une date et une heure à venir.`,
  'seo.tooLong': msg`Vous avez atteint le nombre maximum de caractères`,
  'code.taken': msg`Deux champs portent le même nom.`,
  'list.tooShort': msg`Il manque des valeurs.`,
  'text.tooShort': msg`Ce texte est trop court.`,
  'link.invalid': msg`Un chemin de la boutique, comme /auto/contact, ou une adresse qui commence par https://`,
  'code.invalid': msg`Lettres minuscules, chiffres et tirets bas seulement.`,
  'list.tooLong': msg`Il y a trop de valeurs.`,
  'uuid.invalid': msg`Cet élément n’existe plus. Choisissez-en un autre.`,
  'media.tooLarge': msg`Le fichier est trop volumineux`,
  'media.type': msg`Le type de fichier n’est pas accepté`,
  'video.twice': msg`Un fichier ou une adresse, pas les deux.`,
  'video.unknown': msg`Une adresse de vidéo YouTube ou Vimeo.`,
};

const REFUSALS: Words = {
  'auth.badCode': msg`Ce code n’est pas le bon, ou il a déjà servi. Entrez le suivant.`,
  'document.conflict': msg`Ce contenu a été modifié entre-temps. Votre texte est gardé : comparez, puis choisissez.`,
  'document.inBin': msg`Ce contenu est dans la corbeille. Votre texte est gardé : restaurez le contenu pour l’enregistrer.`,
  'document.step': msg`Ce changement d’état n’est pas possible ici.`,
  'media.missing': msg`Une image de ce contenu n’est pas encore arrivée à la boutique. Publiez quand elle y sera.`,
  'media.tooLarge': msg`Le fichier est trop volumineux`,
  'media.type': msg`Le type de fichier n’est pas accepté`,
  'media.drawing': msg`Ce dessin contient une image ou un élément que la boutique ne garde pas. Enregistrez-le en PNG, ou sans cet élément.`,
  'media.moving': msg`Une image animée ne se tourne ni ne se recadre.`,
  'media.tooMany': msg`Trop de fichiers sont déjà en cours d’envoi. Attendez qu’ils soient arrivés.`,
  'confirmation.required': msg`Confirmez votre mot de passe, puis recommencez.`,
};

/** What keeps a record, where it can be said more nearly than that others need it. */
const KEPT_BY: Words = {
  category_child: msg`Cette catégorie contient des sous-catégories.`,
};

const keptBy = (by: unknown) => (Array.isArray(by) ? by.map((one) => KEPT_BY[String(one)]).find(Boolean) : undefined);

/** Why an administrator may not change a role or an account so. */
const REASONS: Words = {
  'role.locked': msg`Le rôle Administrateur ne peut pas être modifié.`,
  'role.own': msg`C’est votre propre rôle : un autre administrateur peut le modifier.`,
  'role.notOwn': msg`Vous ne pouvez donner ni retirer un droit que vous n’avez pas.`,
  'admin.self': msg`C’est votre propre compte : un autre administrateur peut le modifier.`,
  'admin.last': msg`C’est le dernier administrateur actif : il en faut un.`,
  'admin.entered': msg`Ce compte a déjà son mot de passe, ou il est désactivé.`,
  'secondFactor.enabled': msg`Le second facteur est déjà activé.`,
};

export const OFFICE_SENTENCES: Sentences = {
  ofField: (code) => FIELDS[code],
  ofRefusal: (code, { reason, by }) => {
    if (code === 'admin.notAllowed') return REASONS[String(reason)];
    return code === 'record.inUse' ? keptBy(by) : REFUSALS[code];
  },
};

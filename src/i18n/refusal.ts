/**
 * The sentence of a refusal: the shop says no in codes, people read this (design §3). It says what is safe, then the
 * reason, then what can be done.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const SENTENCES: Readonly<Record<string, MessageDescriptor>> = {
  'input.invalid': msg`La boutique n’a pas accepté ce qui était saisi. Corrigez-le, puis renvoyez.`,
  'input.tooLarge': msg`Cet envoi est trop volumineux. Raccourcissez-le, puis renvoyez.`,
  'text.unstorable': msg`Ce texte contient des caractères qui ne sont pas acceptés.`,
  'route.unknown': msg`Cette action n’existe plus dans cette version de la boutique.`,
  'record.unknown': msg`La boutique ne connaît plus cet élément.`,
  'record.moved': msg`La boutique a déjà reçu une autre demande sous cette référence.`,
  'record.inUse': msg`D’autres éléments s’en servent encore.`,
  'session.required': msg`Reconnectez-vous pour envoyer ce changement. Il est gardé ici.`,
  'permission.missing': msg`Vous n’avez pas le droit de faire cela.`,
  'session.borrowed': msg`Réservé au client lui-même : vous êtes connecté en son nom.`,
  'session.taken': msg`Un client est déjà connecté à la boutique dans ce navigateur. Déconnectez-le d’abord.`,
  'scope.mismatch': msg`Ce changement appartient à une autre personne. Il est gardé ici.`,
  'token.expired': msg`La page est restée ouverte trop longtemps. Rechargez-la, rien n’est perdu.`,
  'attempts.exceeded': msg`Limite de requêtes atteinte. L’envoi reprendra seul.`,
  'app.outdated': msg`Une nouvelle version de la boutique est prête. Mettez-la à jour pour envoyer ce changement.`,
  'server.fault': msg`La boutique n’a pas pu répondre. L’envoi reprendra seul.`,
  'shop.closed': msg`La boutique est en maintenance. L’envoi reprendra seul.`,
  'fault.persistent': msg`La boutique n’arrive pas à traiter ce changement. Il est gardé ici : renvoyez-le plus tard.`,
  'cart.productUnavailable': msg`La boutique ne connaît pas ce produit.`,
  'cart.variantRequired': msg`Choisissez une option de ce produit avant de l’ajouter au panier.`,
  'cart.choiceRequired': msg`Composez ce produit sur sa page avant de l’ajouter au panier.`,
  'cart.vehicleNotSold': msg`Un véhicule ne se met pas au panier. Contactez le vendeur.`,
  'cart.full': msg`Votre panier est plein : 300 articles différents au plus. Retirez-en un avant d’en ajouter.`,
  'quote.empty': msg`Votre panier est vide.`,
  'quote.notCancelable': msg`Ce devis ne peut plus être annulé ici. Écrivez-nous.`,
  'quote.notAnswerable': msg`Cette proposition a changé ou n’est plus valable. Relisez le devis, puis répondez.`,
  'coupon.unknown': msg`Ce code promotionnel n’existe pas !`,
  'coupon.expired': msg`Ce code promotionnel a expiré.`,
  'coupon.exhausted': msg`Ce code promotionnel a déjà été utilisé.`,
  'coupon.conditions': msg`Votre panier ne remplit pas les conditions de ce code promotionnel.`,
  'coupon.applied': msg`Un code promotionnel est déjà appliqué.`,
  'order.empty': msg`Votre panier est vide.`,
  'order.totalChanged': msg`Le montant de votre commande a changé.`,
  'order.outOfStock': msg`Un article n’est plus disponible dans la quantité demandée. Votre panier a été mis à jour.`,
  'order.tooManyUnpaid': msg`Vous avez déjà plusieurs commandes à régler. Réglez-en une ou annulez-la, puis commandez à nouveau.`,
  'order.tooManyPieces': msg`Pour une première commande, la boutique ne peut pas réserver autant d’articles sans paiement. Réduisez les quantités, réglez vos commandes en attente, ou demandez un devis.`,
  'order.belowMinimum': msg`Votre panier n’atteint pas le minimum de commande.`,
  'order.notCancelable': msg`Cette commande ne peut plus être annulée ici. Écrivez-nous.`,
  'download.over': msg`Ce téléchargement n’est plus possible. Voyez pourquoi dans « Mes téléchargements ».`,
  'order.notAllowed': msg`Cette action n’est plus possible pour cette commande.`,
  'invoice.quantityInvalid': msg`Quantité à facturer invalide.`,
  'invoice.incomplete': msg`Il manque à la facture une mention obligatoire. Complétez les mentions légales de la boutique.`,
  'shipment.quantityInvalid': msg`Quantité à expédier invalide.`,
  'stock.short': msg`Stock insuffisant.`,
  'stock.countClosed': msg`Cet inventaire est déjà terminé : ouvrez-en un autre et comptez de nouveau.`,
  'vehicle.notAllowed': msg`Cette étape n’est plus possible pour ce véhicule. Rechargez la page.`,
  'refund.quantityInvalid': msg`Quantité à rembourser invalide.`,
  'refund.amountInvalid': msg`Montant à rembourser invalide.`,
  'refund.amountTooHigh': msg`Le montant dépasse le montant remboursable.`,
  'refund.feeForbidden': msg`La loi interdit ici de retenir des frais.`,
  'shipping.unavailable': msg`Cette méthode de livraison n’est plus disponible pour votre commande. Choisissez-en une autre.`,
  'payment.unavailable': msg`Ce moyen de paiement n’est pas disponible pour votre commande. Choisissez-en un autre.`,
  'payment.notDue': msg`Cette commande n’a plus rien à payer.`,
  'quote.notPayable': msg`Ce devis ne peut plus être transformé en commande.`,
  'return.notEligible': msg`Ce produit ne peut plus être retourné.`,
  'return.tooMany': msg`La quantité demandée dépasse la quantité commandée.`,
  'return.alreadyOpen': msg`Une demande de retour est déjà en cours pour cet article.`,
  'return.picture': msg`Le type de fichier n’est pas accepté`,
  'withdrawal.closed': msg`Le délai de rétractation de cette commande est passé.`,
  'newsletter.closed': msg`La lettre n’est pas proposée pour le moment.`,
  'stockAlert.closed': msg`Les alertes ne sont pas proposées pour le moment.`,
  'account.busy': msg`Votre compte ne peut pas être supprimé maintenant : quelque chose y est encore en cours.`,
  'address.tooMany': msg`Votre carnet d’adresses est plein. Supprimez une adresse avant d’en ajouter.`,
  'wishlist.full': msg`Vos favoris sont au complet. Retirez un produit avant d’en ajouter.`,
  'auth.badCredentials': msg`Email ou mot de passe invalide`,
  'auth.tooManyAttempts': msg`Le nombre maximum de tentatives de connexion est atteint !`,
  'auth.unverified': msg`Veuillez vérifier votre adresse email.`,
  'auth.inactive': msg`Ce compte n’est pas actif. Contactez-nous.`,
  'mail.refused': msg`Le serveur d’e-mails a refusé l’essai.`,
  'auth.linkExpired': msg`Ce lien n’est plus valable. Demandez-en un nouveau.`,
};

/** Written since at another place, on another device of the same person. */
const WRITTEN_SINCE = msg`Ces informations ont été modifiées entre-temps sur un autre appareil. Relisez-les, puis renvoyez.`;

const PHOTOS_FULL = msg`Cinq photos au plus accompagnent une demande de retour.`;

const NOTHING_LEFT = msg`Cette commande n’a plus d’article dont vous puissiez vous rétracter.`;

const UNKNOWN = msg`La boutique a refusé ce changement.`;

/** What to say of a refusal; a code this build does not know still says that the shop refused. */
export function refusalSentence(code: string, data: Readonly<Record<string, unknown>> = {}): MessageDescriptor {
  const source = data['source'];
  if (code === 'stock.short' && typeof source === 'string') return msg`Stock insuffisant dans ${source}.`;
  if (code === 'record.moved' && data['reason'] === 'rev') return WRITTEN_SINCE;
  if (code === 'return.picture' && data['reason'] === 'tooMany') return PHOTOS_FULL;
  if (code === 'withdrawal.closed' && data['reason'] === 'nothingLeft') return NOTHING_LEFT;
  return SENTENCES[code] ?? UNKNOWN;
}

/**
 * The sentence of a field error: the contract speaks in codes, people read this (design §3). Texts marked [S] in the
 * domain reference are the specification's, word for word.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const REQUIRED = msg`Ce champ doit être renseigné`;

const SENTENCES: Readonly<Record<string, MessageDescriptor>> = {
  required: REQUIRED,
  'terms.required': msg`Vous devez accepter les conditions générales de vente.`,
  accepted: msg`Cochez cette case pour continuer.`,
  'email.required': msg`Vous devez renseigner une adresse email`,
  'email.taken': msg`Cette adresse email existe déjà`,
  'email.unknown': msg`Cette adresse email n'est liée à aucun compte`,
  'password.required': msg`Vous devez renseigner votre mot de passe`,
  'password.weak': msg`Le mot de passe doit contenir au moins 8 caractères, une minuscule, une majuscule, un chiffre et un caractère spécial.`,
  'password.mismatch': msg`Vos mots de passe ne correspondent pas. Veuillez réessayer`,
  'password.differ': msg`Les deux mots de passe ne sont pas identiques !`,
  'password.common': msg`Ce mot de passe est trop facile à deviner. Choisissez-en un autre.`,
  'password.wrong': msg`Mot de passe actuel erroné.`,
  'birthDate.tooYoung': msg`Il faut avoir 16 ans pour ouvrir un compte.`,
  'website.invalid': msg`L’adresse web n’est pas valide.`,
  'vat.invalid': msg`Numéro de TVA invalide.`,
  'ape.invalid': msg`Le code APE compte quatre chiffres et une lettre.`,
  'email.invalid': msg`Veuillez entrer une adresse email valide`,
  'phone.invalid': msg`Le numéro de téléphone n’est pas valide.`,
  'postcode.invalid': msg`Le code postal n’est pas valide.`,
  'phone.incomplete': msg`Numéro incomplet, 10 chiffres attendus.`,
  'siret.invalid': msg`Numéro SIRET invalide.`,
  'time.invalid': msg`Cette heure n’est pas valable.`,
  'slot.closed': msg`Nous sommes fermés à ce moment-là. Choisissez une heure d’ouverture.`,
  'date.invalid': msg`Cette date n’est pas valide.`,
  'text.tooLong': msg`Vous avez atteint le nombre maximum de caractères`,
  'text.invalid': msg`Ce texte contient des caractères qui ne sont pas acceptés.`,
  'number.invalid': msg`Entrez un nombre.`,
  'number.tooSmall': msg`Ce nombre est trop petit.`,
  'number.tooLarge': msg`Ce nombre est trop grand.`,
  'text.pattern': msg`Cette valeur n’a pas la forme attendue.`,
  'value.taken': msg`Cette valeur est déjà utilisée.`,
  'quote.empty': msg`Votre panier est vide.`,
  'file.tooLarge': msg`Le fichier est trop volumineux`,
  'return.notPossible': msg`Ce produit ne peut plus être retourné.`,
  'return.quantityTooHigh': msg`La quantité demandée dépasse la quantité commandée.`,
  'return.alreadyOpen': msg`Une demande de retour est déjà en cours pour cet article.`,
  'return.photoMissing': msg`Ce motif demande au moins une photo.`,
  'return.photosTooMany': msg`Cette demande de retour a trop de photos. Retirez-en.`,
  'return.resolutionNotOffered': msg`Cette solution n’est pas proposée pour ces motifs.`,
};

/** Digits of a SIRET. */
const SIRET_DIGITS = 14;

const UNKNOWN = msg`Cette valeur n’est pas acceptée.`;

/** What to say at the field; an unknown code still says that the value is the problem, or its absence. @param value as it was typed */
export function fieldSentence(code: string, value: unknown): MessageDescriptor {
  if (code === 'siret.incomplete' && typeof value === 'string') {
    const missing = SIRET_DIGITS - value.replace(/\D/g, '').length;
    return msg`Le SIRET compte 14 chiffres, il en manque ${missing}.`;
  }
  // Of a key that is not there at all the schema speaks in words of its own.
  return SENTENCES[code] ?? (value === undefined || value === null || value === '' ? REQUIRED : UNKNOWN);
}

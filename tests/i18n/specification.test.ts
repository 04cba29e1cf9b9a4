/**
 * Messages of the specification (§5, §6, §8), word for word; typography is no difference, nor is what a place in a message
 * is called. The suffixes of copies (§9) and what is logged have tests of their own.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { entriesOf } from '../../scripts/messages/wording.mjs';

const catalogues = ['src/shop/locales', 'src/shop/locales/later', 'src/admin/locales'];
const read = (locale: string) =>
  catalogues.flatMap((folder) => entriesOf(readFileSync(`${folder}/${locale}.po`, 'utf8')));

/** Apostrophes and spaces as they are typed, not as they are set; a full stop is the sentence's, not the message's. */
const plain = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/[\u00a0\u202f]/gu, ' ')
    .replaceAll(/\{\w+\}/gu, '{}')
    .replace(/\.$/u, '');

/** §5: what a field or a form says. */
const FIELDS = [
  'Vous devez renseigner une adresse email',
  'Vous devez renseigner votre mot de passe',
  'Veuillez entrer une adresse email valide',
  'Cette adresse email existe déjà',
  "Cette adresse email n'est liée à aucun compte",
  'Vos mots de passe ne correspondent pas. Veuillez réessayer',
  'Les deux mots de passe ne sont pas identiques !',
  'Mot de passe actuel erroné.',
  'Ce champ doit être renseigné',
  'Vous devez renseigner tous les champs obligatoires',
  'Veuillez renseigner tous les champs requis',
  'Veuillez sélectionner une méthode de livraison',
  "Ce code promotionnel n'existe pas !",
  'Le slug ne peut pas être vide',
  'Le slug existe déjà',
  'Veuillez donner un nom à votre rôle.',
  'Ce rôle existe déjà.',
  'Le fichier est trop volumineux',
  "Le type de fichier n'est pas accepté",
  'Vous avez atteint le nombre maximum de caractères',
  'Erreur ligne {}. {}',
];

/** §8: what was refused, or went wrong. */
const REFUSED = [
  'Email ou mot de passe invalide',
  'Veuillez vérifier vos identifiants',
  'Erreur',
  "Une erreur s'est produite, veuillez recommencer",
  'Le nombre maximum de tentatives de connexion est atteint !',
  "Cette page n'est pas dans la catégorie sélectionnée.",
  'Le contenu de votre élément est vide.',
  'Aucune méthode de livraison disponible',
];

/** §8 names what succeeded, domain 16.2 says it. */
const DONE = [
  'Votre compte a été créé, veuillez vérifier votre adresse email.',
  'Un email de réinitialisation vous a été envoyé.',
  'Votre mot de passe a été réinitialisé.',
  'Votre mot de passe a été modifié. Vous allez être déconnecté.',
  'Votre profil a été mis à jour.',
  'Adresse ajoutée.',
  'Adresse modifiée.',
  'Adresse supprimée.',
  'Vous êtes connecté.',
  'Vous êtes déconnecté.',
  'Code promotionnel appliqué.',
  'Les couleurs ont été mises à jour.',
  'Les images ont été mises à jour.',
  'Les permissions ont été mises à jour.',
  'La catégorie a été créée.',
  'La catégorie a été modifiée.',
  'La page a été dupliquée.',
  'Les éléments ont été supprimés.',
];

/** Errors by their status, in both languages. */
const STATUSES = [
  ['Accès non autorisé', 'Unauthorised'],
  ['Accès interdit', 'Forbidden access'],
  ['Page non trouvée', 'Page not found'],
  ['La page a expiré', 'Page expired'],
  ['Limite de requêtes atteinte', 'Maximum requests reached'],
  ['Erreur serveur', 'Server error'],
  ['Service non disponible', 'Service not available'],
] as const;

test.each([
  ['at a field', FIELDS],
  ['of what was refused', REFUSED],
  ['of what was done', DONE],
])('every message %s is said word for word, and has its English', (_of, messages) => {
  const english = new Map(read('en_GB').map(([french, words]) => [plain(french), words]));
  expect(messages.filter((message) => !english.has(plain(message)))).toEqual([]);
  expect(messages.filter((message) => english.get(plain(message)) === '')).toEqual([]);
});

test('saving permissions says in English what the specification says (§6)', () => {
  const english = new Map(read('en_GB').map(([french, words]) => [plain(french), words]));
  expect(plain(english.get('Les permissions ont été mises à jour') ?? '')).toBe('Permissions updated successfully');
});

test('errors are called as the specification calls them, in both languages', () => {
  const english = new Map(read('en_GB').map(([french, words]) => [plain(french), words]));
  expect(STATUSES.map(([french]) => [french, english.get(french)])).toEqual(STATUSES);
});

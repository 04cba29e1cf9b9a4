/** Messages of the specification (§5, §8), word for word, of the subjects the shop has; typography is no difference. */
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
    .replace(/\.$/u, '');

const BUILT = [
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
  'Email ou mot de passe invalide',
  'Veuillez vérifier vos identifiants',
  'Erreur',
  "Une erreur s'est produite, veuillez recommencer",
  'Le nombre maximum de tentatives de connexion est atteint !',
  'Veuillez renseigner tous les champs requis',
  'Veuillez sélectionner une méthode de livraison',
  'Aucune méthode de livraison disponible',
  "Ce code promotionnel n'existe pas !",
  "Le type de fichier n'est pas accepté",
  'Le fichier est trop volumineux',
  'Veuillez donner un nom à votre rôle.',
  'Ce rôle existe déjà.',
  'Votre compte a été créé, veuillez vérifier votre adresse email.',
  'Un email de réinitialisation vous a été envoyé.',
  'Votre mot de passe a été réinitialisé.',
  'Votre profil a été mis à jour.',
  'Vous êtes connecté.',
  'Vous avez atteint le nombre maximum de caractères',
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

test('every message of a subject the shop has is said, and has its English', () => {
  const english = new Map(read('en_GB').map(([french, words]) => [plain(french), words]));
  expect(BUILT.filter((message) => !english.has(plain(message)))).toEqual([]);
  expect(BUILT.filter((message) => english.get(plain(message)) === '')).toEqual([]);
});

test('errors are called as the specification calls them, in both languages', () => {
  const english = new Map(read('en_GB').map(([french, words]) => [plain(french), words]));
  expect(STATUSES.map(([french]) => [french, english.get(french)])).toEqual(STATUSES);
});

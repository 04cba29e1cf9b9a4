/**
 * Heads of the pages that no search engine keeps: what belongs to a person, and errors (domain 1.3). Their titles are
 * those the device draws.
 */
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';
import { inLocale, metadataOf, type HeadState } from '#core/contract/pages/head/head.ts';
import { ofPaymentPages } from '#core/contract/pages/payment-pages.ts';
import type { PageId } from '#core/contract/pages/routes.ts';

type Title = Readonly<Record<Locale, string>>;
const title = (fr_FR: string, en_GB: string): Title => ({ fr_FR, en_GB });

const LOGIN = title('Connexion', 'Sign in');
const REGISTER = title('Créer un compte', 'Create an account');
const QUOTE = title('Demande de devis', 'Quote request');
/** What became of a quote request or an order. */
const DONE = title('Confirmation', 'Confirmation');
const ADDRESSES = title('Adresses', 'Addresses');
const SHIPPING = title('Livraison', 'Delivery');
const PAYMENT = title('Paiement', 'Payment');
const FAILED = title('Paiement non abouti', 'Payment not completed');
const WITHDRAWAL = title('Renoncer au contrat', 'Withdraw from the contract');
const FORGOT = title('Mot de passe oublié', 'Forgotten password');

const TITLES: Partial<Record<PageId, Title>> = {
  login: LOGIN,
  '{area}.login': LOGIN,
  register: REGISTER,
  '{area}.register': REGISTER,
  'password.forgot': FORGOT,
  '{area}.password.forgot': FORGOT,
  'password.reset': title('Nouveau mot de passe', 'New password'),
  'email.verify': title('Vérification de l’adresse e-mail', 'Verifying your email address'),
  logout: title('Déconnexion', 'Sign out'),
  'login.arrive': LOGIN,
  'checkout.addresses': ADDRESSES,
  'checkout.shipping': SHIPPING,
  'checkout.quote': QUOTE,
  'checkout.payment': PAYMENT,
  ...ofPaymentPages(({ title, use }) => title ?? (use === 'failed' ? FAILED : PAYMENT)),
  'checkout.information': QUOTE,
  '{area}.checkout.addresses': ADDRESSES,
  '{area}.checkout.shipping': SHIPPING,
  '{area}.checkout.quote': QUOTE,
  '{area}.checkout.payment': PAYMENT,
  '{area}.checkout.information': QUOTE,
  'checkout.success': DONE,
  '{area}.checkout.success': DONE,
  '{area}.wishlist': title('Favoris', 'Favourites'),
  '{area}.account': title('Mon compte', 'My account'),
  '{area}.account.profile': title('Mon profil', 'My profile'),
  '{area}.account.security': title('Connexion et sécurité', 'Sign-in and security'),
  '{area}.account.address': title('Mes adresses', 'My addresses'),
  '{area}.account.orders': title('Mes commandes', 'My orders'),
  '{area}.account.order': title('Commande', 'Order'),
  '{area}.account.quotes': title('Mes devis', 'My quotes'),
  '{area}.account.quote': title('Devis', 'Quote'),
  '{area}.account.downloads': title('Mes téléchargements', 'My downloads'),
  '{area}.account.wishlist': title('Mes favoris', 'My favourites'),
  '{area}.account.rma': title('Mes retours', 'My returns'),
  '{area}.account.rma.new': title('Demande de retour', 'Return request'),
  '{area}.account.rma.show': title('Retour', 'Return'),
  '{area}.account.privacy': title('Données personnelles', 'Personal data'),
  'quote.link': title('Votre devis', 'Your quote'),
  withdrawal: WITHDRAWAL,
  'withdrawal.link': WITHDRAWAL,
  newsletter: title('La lettre de la boutique', 'The shop’s newsletter'),
  'newsletter.confirm': title('Confirmer l’inscription', 'Confirm your subscription'),
  'newsletter.unsubscribe': title('Se désinscrire de la lettre', 'Unsubscribe from the newsletter'),
  alert: title('Alerte de retour en stock', 'Back-in-stock alert'),
  pending: title('Ce qui reste à envoyer', 'Still to be sent'),
  settings: title('Ce qui est gardé ici', 'What is kept here'),
  'error.401': title('Accès non autorisé', 'Unauthorised'),
  'error.403': title('Accès interdit', 'Forbidden access'),
  'error.404': title('Page non trouvée', 'Page not found'),
  'error.419': title('La page a expiré', 'Page expired'),
  'error.429': title('Limite de requêtes atteinte', 'Maximum requests reached'),
  'error.500': title('Erreur serveur', 'Server error'),
  'error.503': title('Service non disponible', 'Service not available'),
};

/** Null for a page whose head depends on what it shows. */
export function fixedHead(id: PageId, description: string, state: HeadState): Metadata | null {
  const words = TITLES[id];
  if (words === undefined) return null;
  const facts = { title: `${inLocale(words, state)} – ${state.siteName}`, description };
  return metadataOf({ ...facts, canonicalPath: null, picture: null, modifiedAt: null }, state);
}

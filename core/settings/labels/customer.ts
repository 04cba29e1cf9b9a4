/** Labels of the settings of the screen « Clients »; read by the back office alone. */
import type { customerKept, customerShown } from '#core/settings/customer.ts';

import type { SettingLabels } from './setting-label.ts';

export const customerLabels = {
  'customer.settings.account.default_group': { fr: 'Groupe par défaut', en: 'Default group' },
  'customer.settings.account.professional_group': { fr: 'Groupe des professionnels', en: 'Group of professionals' },
  'customer.settings.account.professional_approval': {
    fr: 'Valider les comptes professionnels',
    en: 'Approve professional accounts',
  },
  'customer.settings.account.redirect_after_login': { fr: 'Après connexion', en: 'After signing in' },
  'customer.settings.email.verification': { fr: 'Vérification de l’e-mail', en: 'Email verification' },
  'customer.settings.login.max_attempts': { fr: 'Tentatives de connexion', en: 'Sign-in attempts' },
  'customer.settings.login.lock_minutes': { fr: 'Durée du blocage', en: 'Length of the lock' },
  'customer.settings.password.logout_delay': {
    fr: 'Délai de déconnexion après changement du mot de passe',
    en: 'Delay of the sign-out after a password change',
  },
  'customer.settings.newsletter.subscription': { fr: 'Newsletter', en: 'Newsletter' },
  'customer.settings.newsletter.double_opt_in': { fr: 'Double opt-in', en: 'Double opt-in' },
  'customer.settings.wishlist.wishlist_option': { fr: 'Favoris', en: 'Favourites' },
  'customer.address.requirements.state': { fr: 'Région obligatoire', en: 'State required' },
  'customer.address.requirements.phone': { fr: 'Téléphone obligatoire', en: 'Phone required' },
  'customer.address.information.street_lines': { fr: 'Lignes d’adresse', en: 'Address lines' },
  'customer.captcha.status': { fr: 'Captcha', en: 'Captcha' },
  'customer.captcha.site_key': { fr: 'Clé publique du captcha', en: 'Public key of the captcha' },
  'customer.captcha.secret': { fr: 'Clé secrète du captcha', en: 'Secret key of the captcha' },
} as const satisfies SettingLabels<typeof customerShown & typeof customerKept>;

/** Labels of the settings of the screen « E-mails »; read by the back office alone. */
import type { emailsKept, emailsShown } from '#core/settings/emails.ts';

import type { SettingLabels } from './setting-label.ts';

export const emailsLabels = {
  'emails.configure.smtp.host': { fr: 'Serveur SMTP', en: 'SMTP server' },
  'emails.configure.smtp.port': { fr: 'Port', en: 'Port' },
  'emails.configure.smtp.encryption': { fr: 'Chiffrement', en: 'Encryption' },
  'emails.configure.smtp.username': { fr: 'Utilisateur', en: 'User' },
  'emails.configure.smtp.password': { fr: 'Mot de passe', en: 'Password' },
  'emails.configure.email_settings.sender_name': { fr: 'Nom de l’expéditeur', en: 'Name of the sender' },
  'emails.configure.email_settings.sender_email': { fr: 'E-mail de l’expéditeur', en: 'Email of the sender' },
  'emails.configure.email_settings.admin_name': { fr: 'Nom de l’administrateur', en: 'Name of the administrator' },
  'emails.configure.email_settings.admin_email': { fr: 'E-mail de l’administrateur', en: 'Email of the administrator' },
  'emails.configure.email_settings.contact_name': { fr: 'Nom du contact', en: 'Name of the contact' },
  'emails.configure.email_settings.contact_email': { fr: 'E-mail du contact', en: 'Email of the contact' },
  'emails.general.notifications.registration': { fr: 'Inscription', en: 'Registration' },
  'emails.general.notifications.verification': { fr: 'Vérification de l’adresse', en: 'Address verification' },
  'emails.general.notifications.new_order': { fr: 'Nouvelle commande', en: 'New order' },
  'emails.general.notifications.new_order_admin': { fr: 'Nouvelle commande (boutique)', en: 'New order (shop)' },
  'emails.general.notifications.new_invoice': { fr: 'Nouvelle facture', en: 'New invoice' },
  'emails.general.notifications.new_shipment': { fr: 'Expédition', en: 'Dispatch' },
  'emails.general.notifications.new_refund': { fr: 'Remboursement', en: 'Refund' },
  'emails.general.notifications.cancel_order': { fr: 'Commande annulée', en: 'Order cancelled' },
  'emails.general.notifications.cancel_order_admin': {
    fr: 'Commande annulée (boutique)',
    en: 'Order cancelled (shop)',
  },
  'emails.general.notifications.quote_request_admin': { fr: 'Demande de devis (boutique)', en: 'Quote request (shop)' },
  'emails.general.notifications.quote_sent': { fr: 'Devis envoyé', en: 'Quote sent' },
  'emails.general.notifications.quote_comment': { fr: 'Message sur un devis', en: 'Message on a quote' },
  'emails.general.notifications.rma_created': { fr: 'Demande de retour', en: 'Return request' },
  'emails.general.notifications.rma_created_admin': { fr: 'Demande de retour (boutique)', en: 'Return request (shop)' },
  'emails.general.notifications.rma_status': { fr: 'État d’un retour', en: 'State of a return' },
  'emails.general.notifications.rma_message': { fr: 'Message sur un retour', en: 'Message on a return' },
  'emails.general.notifications.review_request': { fr: 'Demande d’avis', en: 'Request for a review' },
  'emails.general.notifications.low_stock_admin': { fr: 'Stock bas (boutique)', en: 'Low stock (shop)' },
  'emails.general.notifications.back_in_stock': { fr: 'De nouveau en stock', en: 'Back in stock' },
  'emails.general.notifications.abandoned_cart': { fr: 'Panier abandonné', en: 'Abandoned cart' },
  'emails.general.notifications.newsletter_confirm': {
    fr: 'Confirmation de la newsletter',
    en: 'Confirmation of the newsletter',
  },
} as const satisfies SettingLabels<typeof emailsKept & typeof emailsShown>;

/** Screens and sections of the configuration: a section is what the codes of its settings begin with. */
import type { SettingCode } from '#core/settings/registry.ts';

import { paymentsSections } from './payments.ts';
import type { SettingLabel } from './setting-label.ts';

type Before<Code extends string> = Code extends `${infer Head}.${infer Rest}`
  ? Rest extends `${string}.${string}`
    ? `${Head}.${Before<Rest>}`
    : Head
  : never;

type SettingSection = Before<SettingCode>;
type SettingScreen = SettingCode extends infer Code
  ? Code extends `${infer Screen}.${string}`
    ? Screen
    : never
  : never;

export const SCREEN_LABELS: Readonly<Record<SettingScreen, SettingLabel>> = {
  general: { fr: 'Général', en: 'General' },
  catalog: { fr: 'Catalogue', en: 'Catalogue' },
  customer: { fr: 'Clients', en: 'Customers' },
  sales: { fr: 'Ventes', en: 'Sales' },
  emails: { fr: 'E-mails', en: 'Emails' },
};

export const SECTION_LABELS: Readonly<Record<SettingSection, SettingLabel>> = {
  'general.general.site': { fr: 'Site', en: 'Site' },
  'general.general.locale_options': { fr: 'Unités et heure', en: 'Units and time' },
  'general.general.breadcrumbs': { fr: 'Fil d’Ariane', en: 'Breadcrumbs' },
  'general.general.maintenance': { fr: 'Maintenance', en: 'Maintenance' },
  'general.company.legal': { fr: 'Mentions légales', en: 'Legal notice' },
  'general.company.contact': { fr: 'Contact', en: 'Contact' },
  'general.company.social': { fr: 'Réseaux sociaux', en: 'Social networks' },
  'general.hosts': { fr: 'Domaines', en: 'Domains' },
  'general.maps.google': { fr: 'Google Maps', en: 'Google Maps' },
  'general.maps.store': { fr: 'Position du magasin', en: 'Position of the store' },
  'general.content.header_offer': { fr: 'Bandeau promo', en: 'Offer bar' },
  'general.content.footer': { fr: 'Pied de page', en: 'Footer' },
  'general.content.custom_scripts': { fr: 'Code personnalisé', en: 'Custom code' },
  'general.design.pagination': { fr: 'Tableaux', en: 'Tables' },
  'general.gdpr.settings': { fr: 'RGPD', en: 'GDPR' },
  'general.gdpr.cookie': { fr: 'Cookies', en: 'Cookies' },
  'general.gdpr.retention': { fr: 'Conservation', en: 'Retention' },
  'general.exchange_rates.settings': { fr: 'Taux de change', en: 'Exchange rates' },
  'general.sitemap.settings': { fr: 'Plan du site', en: 'Site map' },
  'general.analytics': { fr: 'Mesure d’audience (après consentement)', en: 'Audience measurement (after consent)' },
  'catalog.products.storefront': { fr: 'Listes de produits', en: 'Product lists' },
  'catalog.products.product_view_page': { fr: 'Page produit', en: 'Product page' },
  'catalog.products.cart_view_page': { fr: 'Panier', en: 'Cart' },
  'catalog.products.search': { fr: 'Recherche', en: 'Search' },
  'catalog.products.review': { fr: 'Avis', en: 'Reviews' },
  'catalog.products.attribute': { fr: 'Fichiers envoyés', en: 'Uploaded files' },
  'catalog.products.images': { fr: 'Formats d’image', en: 'Image formats' },
  'catalog.products.price': { fr: 'Prix', en: 'Prices' },
  'catalog.inventory.stock_options': { fr: 'Stock', en: 'Stock' },
  'catalog.rich_snippets.products': { fr: 'Données structurées des produits', en: 'Structured data of products' },
  'catalog.rich_snippets.categories': { fr: 'Données structurées des catégories', en: 'Structured data of categories' },
  'catalog.fitment': { fr: 'Compatibilité véhicule', en: 'Vehicle fitment' },
  'customer.settings.account': { fr: 'Comptes', en: 'Accounts' },
  'customer.settings.email': { fr: 'E-mail', en: 'Email' },
  'customer.settings.login': { fr: 'Connexion', en: 'Signing in' },
  'customer.settings.password': { fr: 'Mot de passe', en: 'Password' },
  'customer.settings.newsletter': { fr: 'Newsletter', en: 'Newsletter' },
  'customer.settings.wishlist': { fr: 'Favoris', en: 'Favourites' },
  'customer.address.requirements': { fr: 'Champs d’adresse obligatoires', en: 'Required address fields' },
  'customer.address.information': { fr: 'Adresse', en: 'Address' },
  'customer.captcha': { fr: 'Captcha', en: 'Captcha' },
  'sales.shipping.origin': { fr: 'Adresse d’expédition', en: 'Address of dispatch' },
  'sales.carriers.free': { fr: 'Livraison gratuite', en: 'Free delivery' },
  'sales.carriers.flatrate': { fr: 'Forfait', en: 'Flat rate' },
  'sales.carriers.tablerate': { fr: 'Barème', en: 'Table rates' },
  'sales.carriers.pickup': { fr: 'Retrait en magasin', en: 'Pick-up in store' },
  'sales.order_settings.order_number': { fr: 'Numéro de commande', en: 'Order number' },
  'sales.order_settings.quote_number': { fr: 'Numéro de devis', en: 'Quote number' },
  'sales.order_settings.minimum_order': { fr: 'Commande minimum', en: 'Minimum order' },
  'sales.order_settings.pending_payment': { fr: 'Paiements inachevés', en: 'Unfinished payments' },
  'sales.order_settings.unpaid': { fr: 'Stock réservé sans paiement', en: 'Stock set aside without payment' },
  'sales.order_settings.reorder': { fr: 'Nouvelle commande', en: 'New order' },
  'sales.order_settings': { fr: 'Commandes', en: 'Orders' },
  'sales.quote_settings': { fr: 'Devis', en: 'Quotes' },
  'sales.invoice_settings.invoice_number': { fr: 'Numéro de facture', en: 'Invoice number' },
  'sales.invoice_settings.credit_note_number': { fr: 'Numéro d’avoir', en: 'Credit note number' },
  'sales.invoice_settings.payment_terms': { fr: 'Conditions de paiement', en: 'Payment terms' },
  'sales.invoice_settings.pdf': { fr: 'Facture PDF', en: 'Invoice PDF' },
  'sales.invoice_settings': { fr: 'Factures', en: 'Invoices' },
  'sales.invoice_settings.reminders': { fr: 'Relances', en: 'Reminders' },
  'sales.taxes.categories': { fr: 'Taxes par défaut', en: 'Default taxes' },
  'sales.taxes.calculation': { fr: 'Calcul des taxes', en: 'Calculation of taxes' },
  'sales.taxes.default_destination': { fr: 'Destination par défaut', en: 'Default destination' },
  'sales.taxes.display': { fr: 'Affichage des taxes', en: 'Display of taxes' },
  'sales.checkout.terms': { fr: 'Conditions générales', en: 'Terms' },
  'sales.checkout': { fr: 'Commande', en: 'Checkout' },
  'sales.rma.setting': { fr: 'Retours', en: 'Returns' },
  'sales.withdrawal': { fr: 'Rétractation', en: 'Withdrawal' },
  ...paymentsSections,
  'sales.shipping': { fr: 'Expédition', en: 'Dispatch' },
  'sales.taxes': { fr: 'Régime de TVA', en: 'VAT scheme' },
  'emails.configure.smtp': { fr: 'Serveur SMTP', en: 'SMTP server' },
  'emails.configure.email_settings': { fr: 'Expéditeur et destinataires', en: 'Sender and recipients' },
  'emails.general.notifications': { fr: 'Messages envoyés', en: 'Messages sent' },
};

/** Labels of the settings of the screen « Catalogue »; read by the back office alone. */
import type { catalogKept, catalogShown } from '#core/settings/catalog.ts';

import type { SettingLabels } from './setting-label.ts';

export const catalogLabels = {
  'catalog.products.storefront.mode': { fr: 'Vue par défaut', en: 'Default view' },
  'catalog.products.storefront.products_per_page': { fr: 'Produits par page', en: 'Products per page' },
  'catalog.products.storefront.sort_by': { fr: 'Tri par défaut', en: 'Default order' },
  'catalog.products.storefront.show_out_of_stock': {
    fr: 'Afficher les produits en rupture',
    en: 'Show products out of stock',
  },
  'catalog.products.storefront.buy_now': { fr: 'Bouton « Acheter maintenant »', en: '“Buy now” button' },
  'catalog.products.product_view_page.related_count': {
    fr: 'Nombre de produits liés',
    en: 'Number of related products',
  },
  'catalog.products.product_view_page.up_sell_count': { fr: 'Nombre de montées en gamme', en: 'Number of up-sells' },
  'catalog.products.cart_view_page.cross_sell_count': { fr: 'Nombre de ventes croisées', en: 'Number of cross-sells' },
  'catalog.products.search.min_query_length': { fr: 'Longueur minimale d’une recherche', en: 'Shortest search' },
  'catalog.products.search.max_query_length': { fr: 'Longueur maximale d’une recherche', en: 'Longest search' },
  'catalog.products.review.guest_review': { fr: 'Avis des visiteurs', en: 'Reviews by visitors' },
  'catalog.products.review.customer_review': { fr: 'Avis des clients', en: 'Reviews by customers' },
  'catalog.products.review.auto_approve': { fr: 'Publication directe des avis', en: 'Reviews appear at once' },
  'catalog.products.review.only_buyers': { fr: 'Avis des acheteurs seulement', en: 'Reviews by buyers only' },
  'catalog.products.review.censor_name': { fr: 'Masquer le nom (« Jean D. »)', en: 'Shorten the name (“Jean D.”)' },
  'catalog.products.attribute.image_upload_size': { fr: 'Taille maximale d’une image', en: 'Largest image' },
  'catalog.products.attribute.file_upload_size': { fr: 'Taille maximale d’un fichier', en: 'Largest file' },
  'catalog.products.images.small': { fr: 'Petite image', en: 'Small image' },
  'catalog.products.images.medium': { fr: 'Image moyenne', en: 'Medium image' },
  'catalog.products.images.large': { fr: 'Grande image', en: 'Large image' },
  'catalog.products.price.show_prior_price': {
    fr: 'Afficher le prix le plus bas de 30 jours',
    en: 'Show the lowest price of 30 days',
  },
  'catalog.inventory.stock_options.back_orders': {
    fr: 'Autoriser les commandes sans stock',
    en: 'Allow orders without stock',
  },
  'catalog.inventory.stock_options.out_of_stock_threshold': { fr: 'Seuil de rupture', en: 'Out-of-stock threshold' },
  'catalog.inventory.stock_options.low_stock_threshold': { fr: 'Alerte de stock bas', en: 'Low-stock threshold' },
  'catalog.inventory.stock_options.display_low_stock': { fr: 'Afficher « Plus que n »', en: 'Show “Only n left”' },
  'catalog.rich_snippets.products.enable': {
    fr: 'Données structurées des produits',
    en: 'Structured data of products',
  },
  'catalog.rich_snippets.categories.enable': {
    fr: 'Données structurées des catégories',
    en: 'Structured data of categories',
  },
  'catalog.fitment.enabled': { fr: 'Recherche par véhicule', en: 'Search by vehicle' },
  'catalog.fitment.plate_provider': { fr: 'Fournisseur de plaques', en: 'Number plate provider' },
  'catalog.fitment.plate_api_key': { fr: 'Clé du fournisseur de plaques', en: 'Key of the number plate provider' },
} as const satisfies SettingLabels<typeof catalogShown & typeof catalogKept>;

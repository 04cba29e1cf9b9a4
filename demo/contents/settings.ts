import { money } from '#core/domain/price/money.ts';
import { isSettingCode, SETTINGS, type SettingCode, type SettingValue } from '#core/settings/registry.ts';
import { formatSetting } from '#core/settings/values/setting-text.ts';

import { french } from '../french.ts';
import type { DemoSetting } from '../shape.ts';
import { COMPANY } from './company.ts';

type Values = { readonly [Code in SettingCode]?: SettingValue<Code> };

/** Values by code (domain 1.5): a code or a value that the registry does not know does not compile. */
const everywhere: Values = {
  'general.general.site.name': 'Bitume',
  'general.general.site.tagline': "Pièces et équipement, pour la route telle qu'elle est",
  'general.general.locale_options.weight_unit': 'kgs',
  'general.general.breadcrumbs.shop': true,
  'general.general.maintenance.enabled': false,
  'general.general.maintenance.message': 'Nous revenons très vite.',
  'general.company.legal.name': COMPANY.name,
  'general.company.legal.form': COMPANY.form,
  'general.company.legal.capital': COMPANY.capital,
  'general.company.legal.siret': COMPANY.siret,
  'general.company.legal.rcs_city': COMPANY.rcsCity,
  'general.company.legal.ape_code': COMPANY.apeCode,
  'general.company.legal.vat_number': COMPANY.vatNumber,
  'general.company.legal.address': COMPANY.address,
  'general.company.legal.postcode': COMPANY.postcode,
  'general.company.legal.city': COMPANY.city,
  'general.company.legal.country': COMPANY.country,
  'general.company.legal.publication_director': COMPANY.director,
  'general.company.legal.host': COMPANY.host,
  'general.company.legal.mediator_name': COMPANY.mediator,
  'general.company.legal.mediator_url': COMPANY.mediatorUrl,
  'general.company.contact.phone': COMPANY.phone,
  'general.company.contact.email': COMPANY.email,
  'general.company.contact.opening_hours': COMPANY.hours,
  'general.maps.store.latitude': 47.2184,
  'general.maps.store.longitude': -1.5536,
  'general.content.header_offer.title': 'Livraison offerte dès 80 €',
  'general.content.header_offer.link_label': 'Voir les conditions',
  'general.content.header_offer.link': '/livraison',
  'general.content.footer.copyright': '© {année} Bitume SAS, société fictive de démonstration',
  'general.design.pagination.rows_per_page': [10, 20, 50, 100],
  'general.gdpr.settings.enabled': true,
  'general.gdpr.cookie.enabled': true,
  'general.gdpr.cookie.consent_days': 180,
  'catalog.products.storefront.mode': 'grid',
  'catalog.products.storefront.products_per_page': [24, 12, 36, 48],
  'catalog.products.storefront.sort_by': 'relevance',
  'catalog.products.storefront.show_out_of_stock': true,
  'catalog.products.storefront.buy_now': false,
  'catalog.products.product_view_page.related_count': 6,
  'catalog.products.product_view_page.up_sell_count': 4,
  'catalog.products.cart_view_page.cross_sell_count': 3,
  'catalog.products.search.min_query_length': 2,
  'catalog.products.search.max_query_length': 100,
  'catalog.products.review.guest_review': false,
  'catalog.products.review.customer_review': true,
  'catalog.products.review.auto_approve': false,
  'catalog.products.review.only_buyers': true,
  'catalog.products.review.censor_name': true,
  'catalog.products.price.show_prior_price': true,
  'catalog.inventory.stock_options.back_orders': false,
  'catalog.inventory.stock_options.low_stock_threshold': 5,
  'catalog.inventory.stock_options.display_low_stock': true,
  'customer.settings.account.professional_approval': true,
  'customer.settings.account.redirect_after_login': 'home',
  'customer.settings.email.verification': true,
  'customer.settings.login.max_attempts': 5,
  'customer.settings.login.lock_minutes': 15,
  'customer.settings.password.logout_delay': 5,
  'customer.settings.newsletter.subscription': true,
  'customer.settings.newsletter.double_opt_in': true,
  'customer.settings.wishlist.wishlist_option': true,
  'customer.address.requirements.state': false,
  'customer.address.requirements.phone': true,
  'customer.address.information.street_lines': 2,
  'sales.carriers.free.active': true,
  'sales.carriers.free.title': 'Livraison offerte',
  'sales.carriers.free.min_amount': money(80),
  'sales.carriers.flatrate.active': true,
  'sales.carriers.flatrate.title': 'Livraison standard',
  'sales.carriers.flatrate.default_rate': money(6.9),
  'sales.carriers.flatrate.type': 'per_order',
  'sales.carriers.flatrate.min_days': 2,
  'sales.carriers.flatrate.max_days': 3,
  'sales.carriers.tablerate.active': true,
  'sales.carriers.pickup.active': true,
  'sales.carriers.pickup.title': 'Retrait en magasin',
  'sales.carriers.pickup.preparation_hours': 2,
  'sales.carriers.tablerate.title': 'Livraison à domicile',
  'sales.shipping.origin.country': COMPANY.country,
  'sales.shipping.origin.zipcode': COMPANY.postcode,
  'sales.shipping.origin.city': COMPANY.city,
  'sales.payment_methods.payzen.active': true,
  'sales.payment_methods.payzen.title': 'Carte bancaire',
  'sales.payment_methods.payzen.sort': 1,
  'sales.payment_methods.paypal_standard.active': true,
  'sales.payment_methods.paypal_standard.title': 'PayPal',
  'sales.payment_methods.paypal_standard.sort': 2,
  'sales.payment_methods.payplug.active': true,
  'sales.payment_methods.payplug.title': 'Carte bancaire (PayPlug)',
  'sales.payment_methods.payplug.sort': 3,
  'sales.payment_methods.banktransfer.active': true,
  'sales.payment_methods.banktransfer.title': 'Virement bancaire',
  'sales.payment_methods.banktransfer.account_holder': COMPANY.name,
  'sales.payment_methods.banktransfer.iban': 'FR76 3000 6000 0112 3456 7890 189',
  'sales.payment_methods.banktransfer.bic': 'AGRIFRPP',
  'sales.payment_methods.banktransfer.bank_name': 'Banque Exemple',
  'sales.payment_methods.banktransfer.instructions':
    'Indiquez le numéro de la commande dans le motif du virement. Nous préparons le colis dès réception.',
  'sales.payment_methods.banktransfer.sort': 4,
  'sales.payment_methods.crypto.active': true,
  'sales.payment_methods.crypto.title': 'Cryptomonnaie',
  'sales.payment_methods.crypto.sort': 5,
  'sales.payment_methods.account.active': true,
  'sales.quote_settings.enabled': true,
  'sales.quote_settings.guest_enabled': true,
  'sales.quote_settings.validity_days': 30,
  'sales.quote_settings.min_total': 0,
  'sales.taxes.display.prices': 'including_tax',
  'sales.taxes.display.subtotal': 'including_tax',
  'sales.taxes.display.shipping': 'including_tax',
  'sales.taxes.display.professional_prices': 'both',
  'sales.checkout.terms.page_slug': 'cgv',
  'sales.checkout.terms.label': "J'ai lu et j'accepte les conditions générales de vente",
  'sales.checkout.order_button': 'Commander avec obligation de paiement',
  'sales.rma.setting.enabled': true,
  'sales.rma.setting.default_allow_days': 30,
  'sales.rma.setting.max_images': 5,
  'sales.rma.setting.allowed_mimes': ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  'sales.rma.setting.return_address': `${COMPANY.name}, service retours, ${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}`,
  'sales.rma.setting.return_policy': 'Produit neuf, non monté et complet, rendu sous 30 jours.',
  'sales.rma.setting.customer_pays_return': true,
  'sales.withdrawal.enabled': true,
  'sales.withdrawal.days': 14,
};

const auto: Values = {
  'general.content.header_offer.title': 'Pneus hiver obligatoires en montagne',
  'general.content.header_offer.link_label': 'Lire la règle',
  'general.content.header_offer.link': '/actualites/loi-montagne-pneus-hiver',
};

/** Readers of English have the shop's own words. */
const inFrench: Values = {
  'general.gdpr.cookie.title': 'Votre choix sur les cookies',
  'general.gdpr.cookie.description':
    "Le panier, les favoris et les formulaires marchent sans cookie. Nous ne mesurons les visites et n'affichons les cartes que si vous l'acceptez. Votre choix est gardé 6 mois.",
};

/** As they are stored. What the compiler cannot see, as a text that is too long, ends the seed. */
function stored(values: Values, place: Pick<DemoSetting, 'channel' | 'locale'> = {}): DemoSetting[] {
  return Object.entries(values).map(([code, value]) => {
    const written = typeof value === 'string' ? french(value) : value;
    const text = isSettingCode(code) ? formatSetting(SETTINGS[code], written) : undefined;
    if (text === undefined) throw new RangeError(`the demo shop sets ${code} to what it cannot be`);
    return { code, value: text, ...place };
  });
}

export const settings: readonly DemoSetting[] = [
  ...stored(everywhere),
  ...stored(auto, { channel: 'auto' }),
  ...stored(inFrench, { locale: 'fr_FR' }),
];

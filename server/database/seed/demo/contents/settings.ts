import type { Area } from '#core/domain/area.ts';

import { french } from '../../french.ts';
import type { DemoSetting } from '../shape.ts';
import { COMPANY } from './company.ts';

const yes = '1';
const no = '0';

function group(prefix: string, values: Readonly<Record<string, string>>, channel?: Area): DemoSetting[] {
  return Object.entries(values).map(([name, value]) => ({
    code: `${prefix}.${name}`,
    value: french(value),
    ...(channel === undefined ? {} : { channel }),
  }));
}

/** Values of the public codes (domain 1.5), written as they travel: yes and no as 1 and 0, lists with commas. */
export const settings: readonly DemoSetting[] = [
  ...group('general.general', {
    'site.name': 'Bitume',
    'site.tagline': "Pièces et équipement, pour la route telle qu'elle est",
    'locale_options.weight_unit': 'kgs',
    'locale_options.timezone': 'Europe/Paris',
    'breadcrumbs.shop': yes,
    'maintenance.enabled': no,
    'maintenance.message': 'Nous revenons très vite.',
  }),
  ...group('general.company.legal', {
    name: COMPANY.name,
    form: COMPANY.form,
    capital: COMPANY.capital,
    siret: COMPANY.siret,
    rcs_city: COMPANY.rcsCity,
    ape_code: COMPANY.apeCode,
    vat_number: COMPANY.vatNumber,
    address: COMPANY.address,
    postcode: COMPANY.postcode,
    city: COMPANY.city,
    country: COMPANY.country,
    publication_director: COMPANY.director,
    host: COMPANY.host,
    mediator_name: COMPANY.mediator,
    mediator_url: COMPANY.mediatorUrl,
  }),
  ...group('general.company.contact', {
    phone: COMPANY.phone,
    email: COMPANY.email,
    opening_hours: COMPANY.hours,
  }),
  ...group('general.maps.store', { latitude: '47.2184', longitude: '-1.5536' }),
  ...group('general.content.header_offer', {
    title: 'Livraison offerte dès 80 €',
    link_label: 'Voir les conditions',
    link: '/livraison',
  }),
  ...group(
    'general.content.header_offer',
    {
      title: 'En montagne, pneus hiver du 1er novembre au 31 mars',
      link_label: 'Lire la règle',
      link: '/actualites/loi-montagne-pneus-hiver',
    },
    'auto',
  ),
  ...group('general.content.footer', { copyright: '© {année} Bitume SAS, société fictive de démonstration' }),
  ...group('general.design.pagination', { rows_per_page: '10,20,50,100' }),
  ...group('general.gdpr', {
    'settings.enabled': yes,
    'cookie.enabled': yes,
    'cookie.title': 'Votre choix sur les cookies',
    'cookie.description':
      "Panier, favoris et formulaires fonctionnent sans accord. La mesure d'audience et les cartes attendent le vôtre. Votre choix est gardé 6 mois.",
    'cookie.consent_days': '180',
  }),
  ...group('catalog.products', {
    'storefront.mode': 'grid',
    'storefront.products_per_page': '24,12,36,48',
    'storefront.sort_by': 'relevance',
    'storefront.show_out_of_stock': yes,
    'storefront.buy_now': no,
    'product_view_page.related_count': '4',
    'product_view_page.up_sell_count': '4',
    'cart_view_page.cross_sell_count': '3',
    'search.min_query_length': '2',
    'search.max_query_length': '100',
    'review.guest_review': no,
    'review.customer_review': yes,
    'review.auto_approve': no,
    'review.only_buyers': yes,
    'review.censor_name': yes,
    'price.show_prior_price': yes,
  }),
  ...group('catalog.inventory.stock_options', {
    back_orders: no,
    low_stock_threshold: '5',
    display_low_stock: yes,
  }),
  ...group('customer', {
    'settings.account.professional_approval': yes,
    'settings.account.redirect_after_login': 'home',
    'settings.email.verification': yes,
    'settings.login.max_attempts': '5',
    'settings.login.lock_minutes': '15',
    'settings.password.logout_delay': '5',
    'settings.newsletter.subscription': yes,
    'settings.newsletter.double_opt_in': yes,
    'settings.wishlist.wishlist_option': yes,
    'address.requirements.state': no,
    'address.requirements.phone': yes,
    'address.information.street_lines': '2',
  }),
  ...group('sales.carriers', {
    'free.active': yes,
    'free.title': 'Livraison offerte',
    'free.min_amount': '80.00',
    'flatrate.active': yes,
    'flatrate.title': 'Livraison standard',
    'flatrate.default_rate': '6.90',
    'flatrate.type': 'per_order',
    'tablerate.active': no,
    'pickup.active': yes,
    'pickup.title': 'Retrait en magasin',
    'pickup.preparation_hours': '2',
  }),
  ...group('sales', {
    'quote_settings.enabled': yes,
    'quote_settings.guest_enabled': yes,
    'quote_settings.validity_days': '30',
    'quote_settings.min_total': '0',
    'taxes.display.prices': 'including_tax',
    'taxes.display.subtotal': 'including_tax',
    'taxes.display.shipping': 'including_tax',
    'taxes.display.professional_prices': 'both',
    'checkout.terms.page_slug': 'cgv',
    'checkout.terms.label': "J'ai lu et j'accepte les conditions générales de vente",
    'checkout.order_button': 'Commander avec obligation de paiement',
    'rma.setting.enabled': yes,
    'rma.setting.default_allow_days': '30',
    'rma.setting.max_images': '5',
    'rma.setting.allowed_mimes': 'image/jpeg,image/png,image/webp,application/pdf',
    'rma.setting.return_address': `${COMPANY.name}, service retours, ${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}`,
    'rma.setting.return_policy': 'Produit neuf, non monté et complet, rendu sous 30 jours.',
    'rma.setting.customer_pays_return': yes,
    'withdrawal.enabled': yes,
    'withdrawal.days': '14',
  }),
];

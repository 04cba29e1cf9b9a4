/**
 * Settings that the domain names and nothing of the shop reads yet. They are defined, so that their values are kept and
 * travel with a backup; no screen offers what would change nothing. Whoever reads one takes its line away: a test looks.
 */
const AWAITING: readonly string[] = [
  'general.general.locale_options.',
  'general.company.legal.publication_director',
  'general.company.legal.host',
  'general.hosts.',
  /* our content security policy lets no inline script or style run, and colours are the branding’s (design 6) */
  'general.content.custom_scripts.',
  'general.design.pagination.',
  'general.gdpr.settings.',
  'general.exchange_rates.settings.',
  'general.analytics.',
  'catalog.products.storefront.mode',
  'catalog.products.storefront.buy_now',
  'catalog.products.product_view_page.up_sell_count',
  'catalog.products.cart_view_page.cross_sell_count',
  /* there are no reviews yet, nor mails that ask for them */
  'catalog.products.review.',
  'catalog.products.attribute.',
  'catalog.products.images.',
  'catalog.products.price.show_prior_price',
  /* whether an article is sold without stock is said at the article */
  'catalog.inventory.stock_options.back_orders',
  'catalog.fitment.',
  'customer.address.',
  'customer.captcha.',
  /* every set of rates has a name of its own, which the checkout shows */
  'sales.carriers.tablerate.title',
  'sales.invoice_settings.pdf.logo',
  'sales.taxes.display.',
  'sales.checkout.terms.label',
  /* the words of the button are law (art. L221-14 Code de la consommation): nothing may be chosen */
  'sales.checkout.order_button',
  /* photos of a return are drawn anew on the device and again by the shop, whatever they were; no other file is taken */
  'sales.rma.setting.allowed_mimes',
  'emails.general.notifications.review_request',
  'emails.general.notifications.back_in_stock',
  'emails.general.notifications.abandoned_cart',
  /* owed to the customer, and sent whatever is set (domain 12, those with a star) */
  'emails.general.notifications.verification',
  'emails.general.notifications.new_order',
  'emails.general.notifications.cancel_order',
  'emails.general.notifications.quote_sent',
  'emails.general.notifications.rma_created',
  'emails.general.notifications.rma_status',
];

/** Whether nobody reads the setting yet. */
export const isAwaiting = (code: string): boolean =>
  AWAITING.some((one) => (one.endsWith('.') ? code.startsWith(one) : code === one));
